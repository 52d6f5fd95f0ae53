extension InterfaceElement.Kind {
    /// The element's kind in a line of a twin.
    package var twinKind: TwinKind {
        switch self {
        case .split: .split
        case .column: .column
        case .screen: .screen
        case .separator: .separator
        case .dimming: .dimming
        case .navigationBar: .navigationBar
        case .title: .title
        case .barButton: .barButton
        case .windowControls: .windowControls
        case .toolbar: .toolbar
        case .tabBar: .tabBar
        case .tab: .tab
        case .glass: .glass
        case .content: .content
        case .view: .view
        }
    }

    /// The element's properties besides its frame; nil for an element with only a frame.
    var part: (any TwinPart)? {
        switch self {
        case .split(let part): part
        case .column(let part): part
        case .screen(let part): part
        case .navigationBar(let part): part
        case .title(let part): part
        case .barButton(let part): part
        case .tab(let part): part
        case .content(let part): part
        case .view(let part): part
        case .separator, .dimming, .windowControls, .toolbar, .tabBar, .glass: nil
        }
    }

    /// Reads an element from its line; nil if the line is not of a tree, or an attribute has a value of the wrong type.
    init?(_ kind: TwinKind, named name: String, taking attributes: inout [TwinElement.Attribute]) {
        let read: Self? =
            switch kind {
            case .split: SplitElement(taking: &attributes).map(Self.split)
            case .column: ColumnElement(named: name, taking: &attributes).map(Self.column)
            case .screen: ScreenElement(taking: &attributes).map(Self.screen)
            case .separator: .separator
            case .dimming: .dimming
            case .navigationBar: NavigationBarElement(taking: &attributes).map(Self.navigationBar)
            case .title: TitleElement(taking: &attributes).map(Self.title)
            case .barButton: BarButtonElement(taking: &attributes).map(Self.barButton)
            case .windowControls: .windowControls
            case .toolbar: .toolbar
            case .tabBar: .tabBar
            case .tab: TabElement(taking: &attributes).map(Self.tab)
            case .glass: .glass
            case .content: ContentElement(taking: &attributes).map(Self.content)
            case .view: ViewElement(taking: &attributes).map(Self.view)
            case .window, .track, .stretch, .band, .transition, .tick, .way: nil
            }
        guard let read else { return nil }
        self = read
    }
}

extension ColumnElement {
    /// A column, whose name is that of its element.
    fileprivate init?(named name: String, taking attributes: inout [TwinElement.Attribute]) {
        guard let column = Column(name: name) else { return nil }
        self.init(taking: &attributes)
        self.column = column
    }
}
