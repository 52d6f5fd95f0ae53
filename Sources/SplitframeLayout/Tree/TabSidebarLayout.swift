package import SplitframeInterface

/// The layout of the tabs in a sidebar, relative to its corner and from left to right.
package struct TabSidebarLayout {
    /// The height and the side margins of a row in the sidebar of Settings on iPadOS 27, as Flutter's settings package
    /// measured them.
    private static let row = 52.0
    private static let inset = 16.0

    static let assumptions = [
        Assumption(
            rule: "tabSidebar",
            value:
                "tabs in a sidebar stand as a split view's sidebar does, from edge to edge, narrower where the rest would lack room, in rows as those of Settings on iPadOS 27",
            reason: "the placement is documented, and no frame of it is published")
    ]

    var size: Size
    /// Where the rows begin.
    var top: Double
    var tabs: [TabElement]

    var elements: [InterfaceElement] {
        tabs.enumerated().map { index, tab in
            var tab = tab
            tab.isInSidebar = true
            tab.isSeparate = false
            let frame = Rectangle(
                x: Self.inset, y: top + Double(index) * Self.row, width: max(0, size.width - 2 * Self.inset),
                height: Self.row)
            return InterfaceElement(name: "tab\(index + 1)", frame: frame, of: tab)
        }
    }

    /// The width in points of the sidebar in a window of this width.
    package static func width(in window: Double, generation: Generation) -> Double {
        let wanted = generation[.automaticPrimaryWidth]
        let hasRoom = window - wanted >= generation[.automaticSecondaryMinimum]
        return hasRoom ? wanted : generation[.automaticPrimaryMinimum]
    }
}
