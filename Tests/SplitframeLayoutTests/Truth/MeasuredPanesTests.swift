import SplitframeInterface
import Testing

@testable import SplitframeLayout

/// Frames of arrangements as PaneProbe (27A9275) and iPhone-Duo-Agent-Skill (27A9269) measured them in simulators of
/// iOS 27.1; SwiftUI's stand inside the safe area, 867 of 951 points wide, UIKit's in the whole window.
struct `Two panes in an arrangement` {
    private static let fold = Rectangle(x: 455.5, y: 0, width: 40, height: 669)

    private static func room(
        _ width: Double, _ height: Double, fold: Rectangle? = nil, isWide: Bool = true,
        isMirrored: Bool = false
    ) -> PaneRoom {
        PaneRoom(
            size: Size(width: width, height: height), folds: fold.map { [$0] } ?? [], isWide: isWide,
            isRightToLeft: isMirrored)
    }

    private static func lengths(_ layout: [Pane: PaneLayout], _ axis: PaneAxis) -> [Double] {
        Pane.allCases.compactMap { layout[$0]?.frame }.map { axis == .horizontal ? $0.width : $0.height }
    }

    private static func ratio(_ part: Double, of length: Double) -> SplitPanes {
        SplitPanes(preferences: [.primary: [.horizontal: .init(preferred: part * length)]])
    }

    private static let limited = SplitPanes(preferences: [
        .primary: [.horizontal: .init(minimum: 280, preferred: 330, maximum: 440)],
        .secondary: [.horizontal: .init(minimum: 360)],
    ])

    @Test(
        arguments: [
            ("flat", SplitPanes(), room(867, 635), [433.5, 433.5]),
            ("flat with a ratio", ratio(0.3, of: 867), room(867, 635), [260.1, 606.9]),
            ("flat with limits", limited, room(867, 635), [330, 537]),
            ("a book", SplitPanes(), room(867, 635, fold: fold), [455.5, 371.5]),
            ("a book with a ratio", ratio(0.3, of: 867), room(867, 635, fold: fold), [455.5, 371.5]),
            ("a book with limits", limited, room(867, 635, fold: fold), [455.5, 371.5]),
            ("a book in the whole window", SplitPanes(), room(951, 669, fold: fold), [455.5, 455.5]),
            (
                "an upright display, with minima that do not fit",
                SplitPanes(
                    axes: [.horizontal],
                    preferences: [
                        .primary: [.horizontal: .init(minimum: 400)],
                        .secondary: [.horizontal: .init(minimum: 400)],
                    ]),
                room(669, 951), [400, 269]
            ),
            (
                "a book that allows one above the other alone", SplitPanes(axes: [.vertical]),
                room(867, 635, fold: fold), [867]
            ),
            (
                "the outer display that allows side by side alone", SplitPanes(axes: [.horizontal]),
                room(382, 644, isWide: false), [382]
            ),
        ] as [(String, SplitPanes, PaneRoom, [Double])])
    func `are side by side as measured`(place: String, panes: SplitPanes, room: PaneRoom, widths: [Double]) {
        let found = Self.lengths(panes.layout(in: room), .horizontal)
        #expect(found.count == widths.count)
        for (one, other) in zip(found, widths) { #expect(abs(one - other) < 0.05, "\(place)") }
    }

    @Test func `stand on both sides of the fold`() throws {
        let layout = SplitPanes().layout(in: Self.room(951, 669, fold: Self.fold))
        #expect(layout[.primary]?.frame == Rectangle(x: 0, y: 0, width: 455.5, height: 669))
        #expect(layout[.secondary]?.frame == Rectangle(x: 495.5, y: 0, width: 455.5, height: 669))
    }

    @Test func `are one above the other on the outer display`() {
        let layout = SplitPanes().layout(in: Self.room(382, 644, isWide: false))
        #expect(Self.lengths(layout, .vertical) == [322, 322] && layout[.primary]?.frame.minY == 0)
        #expect(layout[.secondary]?.axis == .vertical)
    }

    @Test func `leave the one with the higher priority where there is room for one`() {
        let panes = SplitPanes(axes: [.horizontal], first: .secondary)
        #expect(Array(panes.layout(in: Self.room(382, 644, isWide: false)).keys) == [.secondary])
        #expect(panes.layout(in: Self.room(669, 951)).count == 2)
    }

    @Test func `lie above each other until a fold parts them`() throws {
        let own = Size(width: 200, height: 100)
        let flat = OverlayPanes().layout(in: Self.room(867, 635), size: own)
        #expect(flat[.primary] == PaneLayout(frame: Rectangle(size: own), zIndex: 1))
        #expect(flat[.secondary] == PaneLayout(frame: Rectangle(x: 0, y: 0, width: 867, height: 635)))
        let book = OverlayPanes().layout(in: Self.room(867, 635, fold: Self.fold), size: own)
        #expect(book[.secondary]?.frame == Rectangle(x: 0, y: 0, width: 455.5, height: 635))
        let primary = try #require(book[.primary])
        #expect(primary.frame.minX == 495.5 && abs(primary.frame.width - 371.7) < 0.25)
        #expect(book.values.allSatisfy { $0.zIndex == 0 })
        let laptop = OverlayPanes().layout(
            in: Self.room(669, 951, fold: Rectangle(x: 0, y: 455.5, width: 669, height: 40)), size: own)
        #expect(laptop[.primary]?.frame.minY == 495.5 && laptop[.secondary]?.frame.maxY == 455.5)
    }

    @Test(arguments: [false, true])
    func `are mirrored where one reads from the right`(isFolded: Bool) {
        let fold = isFolded ? Self.fold : nil
        let (left, right) = (
            Self.limited.layout(in: Self.room(951, 669, fold: fold)),
            Self.limited.layout(in: Self.room(951, 669, fold: fold, isMirrored: true))
        )
        for pane in Pane.allCases {
            #expect(left[pane]?.frame.minX == right[pane].map { 951 - $0.frame.maxX })
            #expect(left[pane]?.frame.size == right[pane]?.frame.size)
        }
    }
}
