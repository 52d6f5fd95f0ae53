import SplitframeInterface
import SplitframeLayout

/// Understands what `explain` tells, and finds what is no sentence, does not add up or has a number of its own.
struct ExplanationReader {
    private(set) var faults: [String] = []
    private var known: Set<String> = []

    /// Reads the answer to why a name is what it is, or all decisions, as text; each paragraph once.
    mutating func read(_ text: String, _ decisions: [Decision]) {
        for paragraph in text.components(by: "\n\n") where known.insert(paragraph).inserted {
            let lines = paragraph.components(by: "\n")
            if let head = lines.first?.wholeMatch("([0-9]+)\\. (.+)"), let index = Int(head[0]) {
                readDecision(head[1], lines.dropFirst().first ?? "", decisions[index - 1])
            } else if lines.count > 1 {
                readSum(lines[0])
                for line in lines.dropFirst() { readSentence(line) }
            } else {
                readSentence(paragraph)
            }
        }
    }

    /// A sentence has no value as Swift would print it.
    private mutating func readSentence(_ line: String) {
        let sentence = line.split(separator: ": measured").first ?? ""
        let dump =
            #/Optional|\bnil\b|\w+\((?!s\))[^)]*:|(?:^|\s|\()\.[a-z]|[\[\]{}_]|\btrue\b|\bfalse\b|\binf\b|\bnan\b/#
        if sentence.contains(dump) { faults.append("a dump: \(line)") }
        if !line.hasSuffix(".") { faults.append("no sentence: \(line)") }
        if !line.hasPrefix(" "), line.first?.isUppercase != true { faults.append("no beginning: \(line)") }
    }

    private mutating func readDecision(_ sentence: String, _ source: String, _ decision: Decision) {
        readSentence(sentence)
        let kinds = Provenance.kinds.joined(separator: "|")
        if source.wholeMatch("   The rule is \(decision.rule), (\(kinds)): .+\\.") == nil {
            faults.append("no source: \(source)")
        }
        let known = decision.inputs.flatMap { $0.value.numbers } + decision.result.numbers
        let products = known.flatMap { number in known.map { $0 * number } }
        for told in sentence.numbers where !(known + products).contains(where: { abs($0 - told) < 0.0006 }) {
            faults.append("\(told) is no number of \(decision.rule): \(sentence)")
        }
        for word in sentence.names
        where word != "automatic" && DisplayMode(name: word) != nil && !decision.words.contains(word) {
            faults.append("\(word) is no word of \(decision.rule): \(sentence)")
        }
    }

    /// `top 32 = 30 (a thing) + 2 (another)`: what stands on the right comes to what stands on the left.
    private mutating func readSum(_ line: String) {
        let sides = line.components(by: " = ")
        guard sides.count == 2, let total = sides[0].components(by: " ").last.flatMap({ Double($0) }) else {
            return faults.append("no sum: \(line)")
        }
        let plain = sides[1].replacing(#/ \([^)]*\)/#, with: "").replacing("− ", with: "−").replacing(
            "+ ", with: "")
        var sum = 0.0
        for term in plain.components(by: " ") {
            guard let value = Double(term.replacing("−", with: "-")) else {
                return faults.append("no number \(term): \(line)")
            }
            sum += value
        }
        if abs(sum - total) > 0.005 { faults.append("\(sum) is not \(total): \(line)") }
    }
}

extension RuleValue {
    fileprivate var numbers: [Double] {
        switch self {
        case .number(let number): [number]
        case .flag, .word, .absent: []
        case .list(let values): values.flatMap(\.numbers)
        case .fields(let fields): fields.flatMap(\.value.numbers)
        }
    }

    fileprivate var allWords: [String] {
        switch self {
        case .word(let word): [word]
        case .number, .flag, .absent: []
        case .list(let values): values.flatMap(\.allWords)
        case .fields(let fields): fields.flatMap(\.value.allWords)
        }
    }
}

extension Decision {
    fileprivate var words: Set<String> { Set(inputs.flatMap(\.value.allWords) + result.allWords) }
}

extension String {
    fileprivate var numbers: [Double] {
        matches(of: #/\b[0-9]+(?:\.[0-9]+)?\b/#).compactMap {
            Double($0.output)
        }
    }

    fileprivate var names: [String] { split { !$0.isLetter }.map(String.init) }
}
