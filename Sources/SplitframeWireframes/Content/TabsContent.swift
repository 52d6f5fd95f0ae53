import SplitframeGeometry
import SplitframeInterface

extension Sketch {
    /// The first of four tabs: a list, and the bar that changes between them.
    mutating func tabs(at place: ContentPlace) {
        var below = place
        below.listStyle = .plain
        list(at: below, selectedRow: nil)
        let insets = EdgeInsets(
            top: 0, left: place.frame.minX - place.background.minX,
            bottom: place.background.maxY - place.frame.maxY,
            right: place.background.maxX - place.frame.maxX)
        let frames = BottomBar.frames(
            of: [.tabBar], in: place.background, safeArea: insets, generation: place.generation)
        for frame in frames {
            tabBar(
                [nil, nil, nil, nil], selectedIndex: 0,
                at: BottomBarPlace(
                    frame: frame, background: place.background, hasGlass: place.generation.look.hasGlass))
        }
    }
}
