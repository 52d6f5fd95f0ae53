import SplitframeDevices
import SplitframeInterface
import Testing

/// What UIKit reports in one situation of iPhone Duo, as third parties read it in simulators of iOS 27.1.
struct FoldedSituation: CustomTestStringConvertible, Sendable {
    var posture: Posture
    var orientation: Orientation
    var window = Window.full
    var sdk = AppSDK.sdk27point1
    var size: Size
    var classes: String
    /// Top, left, bottom, right.
    var safeArea: [Double]
    var edge: VerticalBarEdge
    /// The regions as `name x y width height` with `!` where they are in force.
    var regions: [String]
    var source: String

    /// How the size is known of apps built with an older SDK.
    var kind = "measured"

    var testDescription: String { "\(posture) \(orientation) \(window.name) \(sdk.name)" }

    static let flat = ["strip! 867 0 84 120", "camera 677.33 21 58 37"]
    static let upright = ["strip! 535 0 134 82", "camera 21 215.67 37 58"]

    static let all = [
        FoldedSituation(
            posture: .closed, orientation: .portrait, size: Size(width: 466, height: 678),
            classes: "compact regular", safeArea: [0, 0, 34, 84], edge: .trailing,
            regions: ["strip! 382 0 84 170", "camera! 399.67 29.33 37 37"],
            source: "Sill, Boardhop, iPhone-Duo-Agent-Skill and five more"),
        FoldedSituation(
            posture: .closed, orientation: .landscape, size: Size(width: 678, height: 466),
            classes: "compact compact", safeArea: [0, 84, 34, 0], edge: .leading,
            regions: ["strip! 0 0 84 82", "camera! 29.33 29.33 37 37"],
            source: "Sill, the Flutter lab report and three more: landscapeRight of the interface"),
        FoldedSituation(
            posture: .closed, orientation: .landscapeLeft, size: Size(width: 678, height: 466),
            classes: "compact compact", safeArea: [0, 0, 34, 84], edge: .trailing,
            regions: ["strip! 594 384 84 82", "camera! 611.7 399.7 37 37"],
            source: "Sill, FestivalNativeApps, Boardhop"),
        FoldedSituation(
            posture: .open, orientation: .landscape, size: Size(width: 951, height: 669),
            classes: "regular regular", safeArea: [0, 0, 34, 84], edge: .trailing,
            regions: flat + ["fold 455.5 0 40 669"],
            source: "Sill, VerticalBarProbe and six more"),
        FoldedSituation(
            posture: .book, orientation: .landscape, size: Size(width: 951, height: 669),
            classes: "regular regular", safeArea: [0, 0, 34, 84], edge: .trailing,
            regions: flat + ["fold! 455.5 0 40 669"], source: "the same; the fold adds no inset"),
        FoldedSituation(
            posture: .open, orientation: .portrait, size: Size(width: 669, height: 951),
            classes: "regular regular", safeArea: [82, 0, 34, 0], edge: .unspecified,
            regions: upright + ["fold 0 455.5 669 40"], source: "Sill, VerticalBarProbe and five more"),
        FoldedSituation(
            posture: .laptop, orientation: .portrait, size: Size(width: 669, height: 951),
            classes: "regular regular", safeArea: [82, 0, 34, 0], edge: .unspecified,
            regions: upright + ["fold! 0 455.5 669 40"], source: "Sill, Boardhop and two more"),
        FoldedSituation(
            posture: .open, orientation: .landscape, window: .splitLeft, size: Size(width: 469, height: 669),
            classes: "compact regular", safeArea: [0, 84, 34, 0], edge: .leading,
            regions: ["fold 455.5 0 13.5 669"],
            source: "VerticalBarProbe (with bars); Boardhop (the fold, clipped)"),
        FoldedSituation(
            posture: .open, orientation: .landscape, window: .splitRight, size: Size(width: 469, height: 669),
            classes: "compact regular", safeArea: [0, 0, 34, 84], edge: .trailing,
            regions: ["strip! 385 0 84 120", "fold 0 0 13.5 669"],
            source: "VerticalBarProbe (with bars); Boardhop (the fold, clipped)"),
    ]

    /// The windows of apps built with older SDKs, which hear nothing of bars, strip or fold.
    static let older =
        [
            FoldedSituation(
                posture: .closed, orientation: .portrait, sdk: .sdk27, size: Size(width: 386, height: 678),
                classes: "compact regular", safeArea: [0, 0, 34, 0], edge: .unspecified, regions: [],
                source: "Sill and one more: 386 × 678, bottom 34"),
            FoldedSituation(
                posture: .open, orientation: .landscape, sdk: .sdk27, size: Size(width: 871, height: 669),
                classes: "regular regular", safeArea: [0, 34, 20, 34], edge: .unspecified, regions: [],
                source: "Sill, Bifold: 871 × 669, landscape alone"),
            FoldedSituation(
                posture: .book, orientation: .landscape, sdk: .sdk27, size: Size(width: 871, height: 669),
                classes: "regular regular", safeArea: [0, 34, 20, 34], edge: .unspecified, regions: [],
                source: "Sill: no regions even half open"),
        ]
        + [Orientation.landscape, .landscapeLeft].map {
            FoldedSituation(
                posture: .closed, orientation: $0, sdk: .sdk27, size: Size(width: 598, height: 466),
                classes: "compact compact", safeArea: [0, 0, 34, 0], edge: .unspecified, regions: [],
                source: "as portrait: 80 points less than the display", kind: "assumed")
        }
        + [Orientation.portrait, .landscape, .landscapeLeft].map {
            FoldedSituation(
                posture: .closed, orientation: $0, sdk: .sdk26,
                size: $0 == .portrait ? Size(width: 382, height: 678) : Size(width: 594, height: 466),
                classes: $0 == .portrait ? "compact regular" : "compact compact", safeArea: [0, 0, 34, 0],
                edge: .unspecified, regions: [],
                source: "Tech Talk 111461: beside the strip, without upright bars; no figure", kind: "assumed"
            )
        }
        + [
            (Posture.open, Orientation.landscape, 33.0), (.open, .portrait, 0), (.book, .landscape, 33),
            (.laptop, .portrait, 0),
        ].map {
            FoldedSituation(
                posture: $0, orientation: $1, sdk: .sdk26, size: Size(width: 375, height: 667),
                classes: "compact regular", safeArea: [0, 0, $2, 0], edge: .unspecified, regions: [],
                source: "Tech Talk 111461: a familiar size, centred; UIScreen.main 375 × 667 as one read it",
                kind: "assumed")
        }
}

struct `A device that folds` {
    @Test(arguments: FoldedSituation.all + FoldedSituation.older)
    func `reports in each situation what was read`(situation: FoldedSituation) throws {
        let device = try #require(Device.iPhoneDuo.folded(situation.posture)?.seen(by: situation.sdk))
        let place = try Place(device: device, orientation: situation.orientation, window: situation.window)
        let environment = place.environment
        #expect(environment.size == situation.size)
        #expect(
            "\(environment.horizontalSizeClass) \(environment.verticalSizeClass)" == situation.classes)
        let insets = environment.safeArea
        #expect([insets.top, insets.left, insets.bottom, insets.right] == situation.safeArea)
        #expect(environment.verticalBarEdge == situation.edge)
        #expect(environment.idiom == .phone && environment.scale == 3)
        let regions = environment.reservedRegions.all.map { region in
            let frame = [region.frame.x, region.frame.y, region.frame.width, region.frame.height]
            return ([region.name.name + (region.isActive ? "!" : "")] + frame.map(\.pointText))
                .joined(separator: " ")
        }
        #expect(regions == situation.regions)
        #expect(place.generation == .iOS27 && !environment.hasWindowControls)
        guard situation.window == .full else { return }
        #expect(place.sizeProvenance.kind == situation.kind)
        if situation.sdk != .sdk27point1 { #expect(place.safeAreaProvenance.kind == situation.kind) }
    }

    /// Beside the strip, which is at the left in one landscape, or in the middle.
    @Test(
        arguments: [
            (.closed, .portrait, .sdk27, Point(x: 0, y: 0)),
            (.closed, .landscape, .sdk27, Point(x: 80, y: 0)),
            (.closed, .landscape, .sdk26, Point(x: 84, y: 0)),
            (.closed, .landscapeLeft, .sdk26, Point(x: 0, y: 0)),
            (.open, .landscape, .sdk27, Point(x: 0, y: 0)), (.book, .landscape, .sdk26, Point(x: 288, y: 1)),
            (.laptop, .portrait, .sdk26, Point(x: 147, y: 142)),
        ] as [(Posture, Orientation, AppSDK, Point)])
    func `has the window of an older app beside its strip or in the middle`(
        posture: Posture, orientation: Orientation, sdk: AppSDK, origin: Point
    ) throws {
        let device = try #require(Device.iPhoneDuo.folded(posture)?.seen(by: sdk))
        let place = try Place(device: device, orientation: orientation)
        #expect(place.windowFrame.origin == origin)
        #expect(place.neighbourFrames.isEmpty && place.screenSize == device.screenSize(in: orientation))
    }

    @Test
    func `has no window in portrait for an app of SDK 27.0 when it is open, and no halves for older ones`()
        throws
    {
        let device = try #require(Device.iPhoneDuo.seen(by: .sdk27))
        #expect(device.orientations == [.landscape] && device.folded(.laptop) == nil)
        #expect(device.seen(by: .sdk27point1) == .iPhoneDuo && Device.iPadMini6.seen(by: .sdk26) == nil)
        for sdk in [AppSDK.sdk26, .sdk27] {
            let device = try #require(Device.iPhoneDuo.seen(by: sdk))
            #expect(Place.windows(of: device, orientation: .landscape, generation: .iOS27) == [.full])
        }
        #expect {
            try Place(device: device, orientation: .portrait)
        } throws: { error in
            "\(error)"
                == "iphone-duo in posture open with an app of SDK 27.0 is never in portrait: use landscape."
        }
    }

    @Test func `has room of 20 points at both sides of its fold, and only there`() throws {
        for situation in FoldedSituation.all where situation.window == .full {
            let device = try #require(Device.iPhoneDuo.folded(situation.posture))
            let place = try Place(device: device, orientation: situation.orientation)
            for region in place.environment.reservedRegions.all {
                let isUpright = region.frame.height > region.frame.width
                let margins =
                    isUpright
                    ? EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
                    : EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
                #expect(region.margins == (region.kind == .division ? margins : .zero))
                #expect(Rectangle(size: situation.size).contains(region.frame))
            }
        }
    }

    /// Portrait closed and as a laptop, landscape open and as a book.
    @Test(arguments: [
        (Posture.closed, [Orientation.portrait, .landscape, .landscapeLeft]),
        (.open, [.landscape, .portrait]),
        (.book, [.landscape]), (.laptop, [.portrait]),
    ])
    func `can be held in what its posture allows, its own orientation first`(
        posture: Posture, orientations: [Orientation]
    ) {
        #expect(Device.iPhoneDuo.folded(posture)?.orientations == orientations)
    }

    @Test func `is open unless it is folded, and comes back to that`() {
        #expect(Device.iPhoneDuo.posture == .open)
        #expect(Device.iPhoneDuo.folded(.closed)?.folded(.open) == .iPhoneDuo)
        #expect(Device.iPadMini6.posture == nil && Device.iPadMini6.folded(.open) == nil)
    }

    /// 469 points each, 13 between them.
    @Test func `has two halves that fill its inner display`() throws {
        let left = try Place(device: .iPhoneDuo, orientation: .landscape, window: .splitLeft)
        let right = try Place(device: .iPhoneDuo, orientation: .landscape, window: .splitRight)
        #expect(left.windowFrame == Rectangle(x: 0, y: 0, width: 469, height: 669))
        #expect(right.windowFrame == Rectangle(x: 482, y: 0, width: 469, height: 669))
        #expect(left.neighbourFrames == [right.windowFrame] && right.neighbourFrames == [left.windowFrame])
        #expect(left.safeAreaProvenance.kind == "assumed")
    }

    @Test(
        arguments: [
            (
                .book, .portrait, .full, .iOS27,
                "iphone-duo in posture book is never in portrait: use landscape."
            ),
            (
                .closed, .portrait, .splitLeft, .iOS27,
                "iphone-duo in posture closed has no window split-left in portrait on iOS27: use full."
            ),
            (
                .open, .portrait, .splitRight, .iOS27,
                "iphone-duo in posture open has no window split-right in portrait on iOS27: use full."
            ),
            (
                .laptop, .portrait, .full, .iOS26,
                "iOS26 has no device that folds, and iphone-duo is one: use iOS27."
            ),
        ] as [(Posture, Orientation, Window, Generation, String)])
    func `is refused where it never is, with what there is instead`(
        posture: Posture, orientation: Orientation, window: Window, generation: Generation, sentence: String
    ) throws {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        #expect {
            try Place(device: device, orientation: orientation, window: window, generation: generation)
        } throws: { error in
            "\(error)" == sentence
        }
    }
}
