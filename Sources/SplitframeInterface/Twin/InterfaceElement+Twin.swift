extension InterfaceElement.Kind {
    /// The element's kind in a line of a twin, and its properties besides its frame, if it has others.
    var twin: (kind: TwinKind, part: (any TwinPart)?) {
        switch self {
        case .split(let part): (.split, part)
        case .column(let part): (.column, part)
        case .screen(let part): (.screen, part)
        case .separator: (.separator, nil)
        case .dimming: (.dimming, nil)
        case .navigationBar(let part): (.navigationBar, part)
        case .title(let part): (.title, part)
        case .barButton(let part): (.barButton, part)
        case .windowControls: (.windowControls, nil)
        case .toolbar: (.toolbar, nil)
        case .tabBar: (.tabBar, nil)
        case .tab(let part): (.tab, part)
        case .glass: (.glass, nil)
        case .content(let part): (.content, part)
        case .view(let part): (.view, part)
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
