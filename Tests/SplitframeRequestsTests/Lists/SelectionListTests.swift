import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

struct `A list of selections` {
    private func list(_ words: KeyValuePairs<SelectionKey, String>) throws -> SelectionList {
        var list = SelectionList()
        for (key, text) in words {
            try list.read(text, as: key, among: Device.known, allowsSeveral: true)
        }
        return list
    }

    @Test func `multiplies its values in the order of its keys`() throws {
        let selections = try list([
            .style: "tripleColumn,doubleColumn", .device: "ipad-mini-6,ipad-2", .direction: "ltr,rtl",
        ]).expanded(among: Device.known, look: .gallery)

        let words = selections.map { "\($0.device.id) \($0.style) \($0.direction)" }
        #expect(
            words == [
                "ipad-mini-6 tripleColumn leftToRight", "ipad-mini-6 tripleColumn rightToLeft",
                "ipad-mini-6 doubleColumn leftToRight", "ipad-mini-6 doubleColumn rightToLeft",
                "ipad-2 tripleColumn leftToRight", "ipad-2 tripleColumn rightToLeft",
                "ipad-2 doubleColumn leftToRight", "ipad-2 doubleColumn rightToLeft",
            ])
    }

    @Test func `takes a title that starts with a mark, signs and all`() throws {
        #expect(
            try list([.title: "primary=\u{301}a=b"]).single(on: .iPad2).request.titles == [
                .primary: "\u{301}a=b"
            ])
    }

    @Test func `leaves out what cannot be`() throws {
        let selections = try list([
            .device: "ipad-mini-6,iphone-12", .window: "half", .orientation: "all",
        ]).expanded(among: Device.known, look: .gallery)

        #expect(!selections.isEmpty)
        #expect(selections.allSatisfy { $0.device.id == "ipad-mini-6" && $0.window == .half })
    }

    @Test func `gives the reason where nothing is left`() throws {
        let phones = try list([.device: "iphone-12,iphone-x", .generation: "iOS7", .style: "unspecified"])

        #expect(throws: SelectionError.place(.generation(.iOS7, device: "iphone-12"))) {
            try phones.expanded(among: Device.known, look: .gallery)
        }
    }

    @Test func `takes all windows to be those that the device has`() throws {
        let device = try Device.named("ipad-mini-6")
        let selections = try list([.device: "ipad-mini-6", .window: "all", .generation: "iOS14"])
            .expanded(among: Device.known, look: .gallery)

        #expect(
            selections.map(\.window)
                == Place.windows(of: device, orientation: .portrait, generation: .iOS14))
    }

    @Test func `takes all modes to be those that the style offers`() throws {
        let selections = try list([
            .device: "ipad-2", .style: "doubleColumn", .displayMode: "all", .splitBehavior: "overlay",
        ]).expanded(among: Device.known, look: .gallery)

        #expect(selections.map(\.displayMode) == [.automatic, .secondaryOnly, .oneOverSecondary])
    }

    @Test func `keeps a mode asked for by name although the style falls back from it`() throws {
        let selections = try list([
            .device: "ipad-2", .style: "doubleColumn", .displayMode: "twoBesideSecondary",
        ]).expanded(among: Device.known, look: .gallery)

        #expect(selections.map(\.displayMode) == [.twoBesideSecondary])
    }

    @Test(arguments: [
        (
            SelectionKey.style, "tripple",
            #""tripple" is not a valid value for --style: expected unspecified, doubleColumn or tripleColumn. Did you mean "tripleColumn"?"#
        ),
        (.displayMode, "one-besides-secondary", #"Did you mean "oneBesideSecondary"?"#),
        (.scale, "4", #""4" is not a valid value for --scale: expected 1, 2 or 3."#),
        (.window, "0x5", "both sides must be finite and at least 1 point"),
        (.window, "nanxinf", "both sides must be finite and at least 1 point"),
        (.window, "halve", #""halve" is not a window"#),
        (.device, "ipad-mini-6,,ipad-2", "has an empty item in its list"),
        (.device, "ipad-pro-12", #"No device is called "ipad-pro-12"."#),
        (.set, "preferredDisplayMode", "expected PROPERTY=VALUE"),
        (.set, "preferedDisplayMode=automatic", #"Did you mean "preferredDisplayMode"?"#),
        (.set, "preferredPrimaryColumnWidthFraction=2", "expected a fraction from 0 to 1 or automatic"),
        (.title, "middle=A", #""middle" is not a valid value for --title: expected primary, supplementary"#),
        (.largeTitle, "primry", #"Did you mean "primary"?"#),
        (.annotate, "width", #"Did you mean "widths"?"#),
    ])
    func `says what it does not understand and what it would`(
        key: SelectionKey, text: String, sentence: String
    ) {
        let error = #expect(throws: SelectionError.self) { try list([key: text]) }

        #expect("\(error as Any)".contains(sentence))
    }

    @Test func `takes large titles one by one, several at once, or all`() throws {
        #expect(
            try list([.largeTitle: "primary", .largeTitle: "secondary"]).single(on: .iPad2).request
                .largeTitles == [
                    .primary, .secondary,
                ])
        #expect(
            try list([.largeTitle: "primary,secondary"]).single(on: .iPad2).request.largeTitles == [
                .primary, .secondary,
            ])
        #expect(try list([.largeTitle: "all"]).single(on: .iPad2).request.largeTitles == Set(Column.allCases))
    }

    @Test func `takes numbers with commas as one rectangle`() throws {
        var list = SelectionList()
        try list.read("0,0,10,20", as: .crop, among: [], allowsSeveral: true)
        #expect(list.variedKeys.isEmpty)
        #expect(
            throws: SelectionError.word("1,2,3", key: "crop", expected: ["an element's name", "X,Y,W,H"])
        ) {
            try list.read("1,2,3", as: .crop, among: [], allowsSeveral: true)
        }
    }

    @Test func `has no large titles in iOS 7`() throws {
        let titled = try list([.device: "ipad-2", .largeTitle: "primary", .generation: "all"])
            .expanded(among: Device.known, look: .gallery)
        #expect(titled.map(\.generation) == [.iOS27, .iOS26, .iOS14])
        #expect(throws: SelectionError.noLargeTitles(.iOS7)) {
            try list([.device: "ipad-2", .largeTitle: "primary", .generation: "iOS7"])
                .expanded(among: Device.known, look: .gallery)
        }
    }

    @Test func `knows kebab case, product names and model identifiers`() throws {
        let selections = try list([.device: "iPad14,1", .style: "triple-column"])
            .expanded(among: Device.known, look: .gallery)

        #expect(selections.map(\.device.id) == ["ipad-mini-6"])
        #expect(selections.map(\.style) == [.tripleColumn])
    }
}
