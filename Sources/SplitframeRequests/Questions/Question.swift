import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

/// A question about many layouts: the values of one unknown for which conditions hold.
public struct Question: Sendable {
    public let conditions: [LayoutCondition]
    let unknown: Unknown

    /// What is varied to answer a question.
    enum Unknown: Sendable {
        /// The width or height of a free window, pixel by pixel; of a device without free windows that of its windows.
        case window(isWidth: Bool)
        /// The width of the whole window of the given places.
        case screenWidth
        /// A property that the app sets before mounting.
        case property(SplitPropertyKey)
        /// An option about the split view with few values.
        case key(SelectionKey)
    }

    /// The names of everything that can be solved for.
    package static let unknowns =
        ["window.width", "window.height", "screen.width"] + SplitPropertyKey.all.map(\.name)
        + keys.map(\.name)

    private static let keys: [SelectionKey] = [
        .style, .displayMode, .splitBehavior, .primaryEdge, .direction,
    ]

    /// - Parameter unknown: `window.width`, `window.height`, `screen.width`, or an option or property such as
    ///   `minimumSecondaryColumnWidth`.
    /// - Throws: ``QuestionError``.
    public init(_ conditions: [LayoutCondition], for unknown: String) throws(QuestionError) {
        self.conditions = conditions
        switch unknown {
        case "window.width": self.unknown = .window(isWidth: true)
        case "window.height": self.unknown = .window(isWidth: false)
        case "screen.width": self.unknown = .screenWidth
        default:
            if let property = SplitPropertyKey(name: unknown) {
                self.unknown = .property(property)
            } else if let key = Self.keys.first(where: { $0.name == unknown || $0.kebabName == unknown }) {
                self.unknown = .key(key)
            } else {
                throw .unknownUnknown(unknown, nearest: Self.unknowns.nearest(to: unknown))
            }
        }
    }

    /// The answers: one for each request where the unknown is its window, else one that holds for all of them together.
    ///
    /// Every value is resolved by the rules, as a sweep does; there are no formulas.
    public func solutions(for requests: [SplitRequest]) -> [Solution] {
        if case .window(let isWidth) = unknown {
            return requests.compactMap { request in
                guard let place = try? request.place() else { return nil }
                let windows = Candidate.windows(of: request, in: place, varyWidth: isWidth)
                return Solution(places: place.title, conditions: conditions, candidates: windows)
            }
        }
        let candidates =
            switch unknown {
            case .property(let key): Candidate.values(of: key, for: requests)
            case .key(let key): Candidate.values(of: key, for: requests)
            case .window, .screenWidth: Candidate.screens(of: requests)
            }
        return [Solution(places: requests.placesTitle, conditions: conditions, candidates: candidates)]
    }
}

/// One value of the unknown, and what is asked for with it: a single request, or one for each place.
struct Candidate {
    let value: RuleValue
    let cases: [Case]
    var isWord: Bool { if case .word = value { true } else { false } }

    struct Case {
        var request: SplitRequest
        var environment: TraitEnvironment

        var state: SplitState { request.state(in: environment) }

        /// Nil where UIKit would never show the request.
        init?(_ request: SplitRequest) {
            guard request.impossibility == nil, let place = try? request.place() else { return nil }
            (self.request, environment) = (request, place.environment)
        }
    }

    /// The windows of a place, the narrowest or lowest first.
    static func windows(of request: SplitRequest, in place: Place, varyWidth: Bool) -> [Candidate] {
        let (size, scale) = (place.environment.size, place.environment.scale)
        let sized = { (window: Window) -> Candidate? in
            var request = request
            request.window = window
            guard let one = Case(request) else { return nil }
            let size = one.environment.size
            return Candidate(value: .number(varyWidth ? size.width : size.height), cases: [one])
        }
        guard request.device.hasFreeWindows(on: request.generation) else {
            return Place.windows(
                of: request.device, orientation: request.orientation, generation: request.generation
            ).compactMap(sized).sorted {
                $0.cases[0].environment.size.width < $1.cases[0].environment.size.width
            }
        }
        let least = (SplitRequest.sweptWidths.lowerBound * scale).rounded(.up)
        return sequence(first: least) { $0 + 1 }.lazy.map { pixel in
            let length = pixel / scale
            return sized(
                .free(
                    varyWidth
                        ? Size(width: length, height: size.height) : Size(width: size.width, height: length)))
        }.prefix { $0 != nil }.compactMap(\.self)
    }

    /// The whole windows of several places, the narrowest first.
    static func screens(of requests: [SplitRequest]) -> [Candidate] {
        requests.compactMap { Case($0) }
            .sorted {
                ($0.environment.size.width, $0.environment.size.height)
                    < ($1.environment.size.width, $1.environment.size.height)
            }
            .map { Candidate(value: .number($0.environment.size.width), cases: [$0]) }
    }

    /// The values of a property: words, flags, fractions in thousandths, widths in pixels up to the widest window.
    static func values(of key: SplitPropertyKey, for requests: [SplitRequest]) -> [Candidate] {
        let places = requests.compactMap { Case($0) }
        let values: [(value: RuleValue, text: String)]
        switch key.values {
        case .choice(let words): values = words.map { (.word($0), $0) }
        case .flag: values = ["true", "false"].map { (.word($0), $0) }
        case .fraction: values = (0...1_000).map { Double($0) / 1_000 }.map { (.number($0), $0.exactText) }
        case .points:
            let grid = Set(places.map { Int($0.environment.scale.rounded()) }).reduce(1) { grid, scale in
                grid % scale == 0 ? grid : grid * scale
            }
            let widest = places.map(\.environment.size.width).max() ?? 0
            values = (0...Int((widest * Double(grid)).rounded(.up))).map { Double($0) / Double(grid) }
                .map { (.number($0), $0.exactText) }
        }
        return values.compactMap { value, text in
            guard let property = try? SplitProperty(name: key.name, value: text) else { return nil }
            let cases = places.compactMap { place in
                var place = place
                place.request.properties.append(property)
                // A platform may have no such word; a width is always possible.
                if case .word = value, place.request.impossibility != nil { return Optional<Case>.none }
                return place
            }
            return cases.count == places.count ? Candidate(value: value, cases: cases) : nil
        }
    }

    /// The values of an option that all requests can have.
    static func values(of key: SelectionKey, for requests: [SplitRequest]) -> [Candidate] {
        guard let first = requests.first else { return [] }
        return key.everything(Selection(first), []).compactMap { edit in
            let cases = requests.compactMap { request in
                var selection = Selection(request)
                edit.apply(&selection)
                return Case(selection.request)
            }
            return cases.count == requests.count ? Candidate(value: .word(edit.text), cases: cases) : nil
        }
    }
}

extension Place {
    /// The place in a line: `ipad-10th, landscape, iOS26`.
    var title: String {
        let window = window == .full ? nil : window.name
        return [device.id, device.posture?.name, orientation.name, window, generation.name].compactMap(\.self)
            .joined(separator: ", ")
    }
}

extension [SplitRequest] {
    /// The only place, or the number of places that an answer holds for together.
    fileprivate var placesTitle: String {
        count == 1 ? (try? self[0].place())?.title ?? "" : "\(count) places together"
    }
}
