import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport

/// A random request, and the words that ask for it on the command line.
struct RandomRequest: Sendable, CustomStringConvertible {
    let request: SplitRequest
    /// What a scenario's environment is made of; nil for a place of the catalogue.
    let environment: TraitEnvironment?

    var options: [String] { Selection(request).options() }
    var description: String { options.joined(separator: " ") + (environment.map { " in \($0)" } ?? "") }
}

/// Possible requests made of every key's own values, the same in every run.
struct RandomRequests: Sequence, IteratorProtocol {
    private var numbers: SteppedNumbers

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    mutating func next() -> RandomRequest? {
        while true {
            if let request = sample(), request.request.impossibility == nil { return request }
        }
    }

    private mutating func sample() -> RandomRequest? {
        var list = SelectionList()
        for key in SelectionKey.all where chance(1, of: key.name == "device" ? 1 : 2) {
            for _ in 0..<(key.isRepeatable ? Int.random(in: 1...3, using: &numbers) : 1) {
                // A value may be wrong for what was said before, as a size of a window can be for a device.
                try? list.read(value(of: key), as: key, among: Device.known, allowsSeveral: false)
            }
        }
        guard let request = try? list.single(on: Device.known[0]).request else { return nil }
        guard chance(1, of: 4) else { return RandomRequest(request: request, environment: nil) }
        let environment = traits()
        var outright = SplitRequest(in: environment)
        outright.generation = request.generation
        outright.style = request.style
        outright.primaryEdge = request.primaryEdge
        outright.properties = request.properties
        outright.titles = request.titles
        outright.contents = request.contents
        outright.splitBehavior = request.splitBehavior
        outright.displayMode = request.displayMode
        outright.showsInspector = request.showsInspector
        return RandomRequest(request: outright, environment: environment)
    }

    private mutating func value(of key: SelectionKey) -> String {
        switch key.values {
        case .choice(let choices), .some(let choices): any(choices)
        case .numbers(let values): String(any(values))
        case .flag: any(["true", "false"])
        case .names:
            switch key.name {
            case "device": any(Device.known).id
            case "window": any(Window.named.map(\.name) + ["\(length(320...1400))x\(length(320...1400))"])
            case "background": any(["transparent", "#F2F2F7"])
            default: "window"
            }
        case .properties: property()
        case .perColumn(let choices): "\(any(Column.allCases))=\(any(choices ?? ["Inbox", "Ein Titel", "א"]))"
        case .columns: any(Column.allCases).name
        case .text: any(["", "Mail · open"])
        case .marks: "window=\(any(["Here", "Там"]))"
        case .pageWidth: any(["240", "700", "1024.5"])
        }
    }

    private mutating func property() -> String {
        let key = any(SplitPropertyKey.all)
        let value =
            switch key.values {
            case .choice(let choices): any(choices)
            case .flag: any(["true", "false"])
            case .points: any([String(length(0...1200)), "\(length(0...600)).25", "automatic"])
            case .fraction: any(["0", "0.2", "0.25", "1/3", "0.5", "1", "automatic"])
            }
        return "\(key.name)=\(value == "1/3" ? "\(1.0 / 3)" : value)"
    }

    private mutating func traits() -> TraitEnvironment {
        TraitEnvironment(
            size: Size(width: Double(length(280...1400)), height: Double(length(280...1400))),
            scale: Double(length(1...3)),
            safeArea: EdgeInsets(
                top: any([0, 20, 32]), left: any([0, 0, 59]), bottom: any([0, 25]), right: any([0, 0, 59])),
            horizontalSizeClass: any([.regular, .regular, .compact]),
            verticalSizeClass: any(SizeClass.allCases), idiom: any([.pad, .pad, .phone, .mac]),
            layoutDirection: any(LayoutDirection.allCases))
    }

    private mutating func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &numbers)]
    }

    private mutating func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    private mutating func chance(_ some: Int, of all: Int) -> Bool {
        Int.random(in: 0..<all, using: &numbers) < some
    }
}
