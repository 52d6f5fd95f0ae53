import SplitframeInterface

extension SplitMetrics {
    /// Every number with its provenance, in the order of the properties; infinite ones are left out.
    public var facts: [MetricFact] {
        let measured = Provenance.measured(system: "iOS 26.1", device: "simulator, iPad (A16)")
        let maxima = Provenance.documented(
            "UISplitViewController, maximumPrimaryColumnWidth and its supplementary twin")
        let television = Provenance.documented("Human Interface Guidelines, split views")
        let columns: [(String, Double, Provenance, Provenance, Provenance)] = [
            (
                "automaticPrimaryWidth", automaticPrimaryWidth, measured, maxima,
                .documented("iOS Human Interface Guidelines, 2014")
            ),
            (
                "automaticTriplePrimaryWidth", automaticTriplePrimaryWidth, measured,
                .assumed("taken to be the documented maximum"), .assumed("no three columns in iOS 7")
            ),
            (
                "automaticSupplementaryWidth", automaticSupplementaryWidth, measured,
                .assumed("taken to be the documented maximum"), .assumed("no three columns in iOS 7")
            ),
            (
                "televisionPrimaryShare", televisionPrimaryShare, television, television, television
            ),
            (
                "automaticInspectorWidth", automaticInspectorWidth,
                .assumed("AppKit's inspector item uses 270 points; iOS has no public number"),
                .assumed("no inspector before iOS 26"), .assumed("no inspector before iOS 26")
            ),
            (
                "automaticPrimaryMinimum", automaticPrimaryMinimum, measured,
                .documented("UISplitViewController, minimumPrimaryColumnWidth"),
                .documented("iOS Human Interface Guidelines, 2014")
            ),
            (
                "automaticSupplementaryMinimum", automaticSupplementaryMinimum, measured,
                .documented("UISplitViewController, minimumSupplementaryColumnWidth"),
                .assumed("no three columns in iOS 7")
            ),
            (
                "automaticSecondaryMinimum", automaticSecondaryMinimum, measured,
                .assumed("iOS 26's measured minimum, for want of an older one"),
                .assumed("the detail takes what is left")
            ),
            (
                "automaticInspectorMinimum", automaticInspectorMinimum,
                .assumed("no public number; the sidebar's measured minimum"),
                .assumed("no inspector before iOS 26"), .assumed("no inspector before iOS 26")
            ),
            (
                "automaticSidebarMaximum", automaticSidebarMaximum, measured, maxima,
                .documented("iOS Human Interface Guidelines, 2014")
            ),
            (
                "automaticInspectorMaximum", automaticInspectorMaximum,
                .assumed("no public number; room for a form"),
                .assumed("no inspector before iOS 26"), .assumed("no inspector before iOS 26")
            ),
            (
                "narrowestOneBeside", narrowestOneBeside, OpenQuestions.narrowestOneBeside.provenance,
                .assumed("no limit is documented"), .assumed("iPads only, never narrow")
            ),
            (
                "sidebarInset", sidebarInset, measured, .documented("columns are edge to edge before iOS 26"),
                .documented("columns are edge to edge before iOS 26")
            ),
            (
                "displacedSecondaryMinimum", displacedSecondaryMinimum, .assumed("displace never comes out"),
                OpenQuestions.behaviorBuckets.provenance, .assumed("displace came with iOS 14")
            ),
            (
                "portraitTileWidth", portraitTileWidth, .assumed("automatic always tiles"),
                OpenQuestions.behaviorBuckets.provenance, .assumed("orientation alone decides")
            ),
            (
                "popoverMargin", popoverMargin, .assumed("no popover"), .assumed("no popover"),
                .assumed("the wireframe's convention; no public number")
            ),
            (
                "navigationBarHeight", navigationBarHeight, measured,
                .assumed("the usual bar of that time; drawing only"),
                .assumed("the usual bar of that time; drawing only")
            ),
        ]
        return columns.filter { $0.1.isFinite }.map { name, value, iOS26, iOS14, iOS7 in
            let provenance =
                switch generation {
                case .iOS26: iOS26
                case .iOS14: iOS14
                case .iOS7: iOS7
                }
            return MetricFact(name: name, value: value, provenance: provenance)
        }
    }
}
