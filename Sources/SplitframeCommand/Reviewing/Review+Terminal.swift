import SplitframeFiles
import SplitframeGoldens
import SplitframeReview
import SplitframeSystem
import Synchronization

extension Review {
    /// Asks about one case after the other; an accepted one becomes a golden at once.
    ///
    /// - Parameter goldens: The folder in which the cases are pending; without one the decisions are printed, as a file
    ///   for `--decisions`.
    func decide(goldens: GoldenFolder?, on console: Console) throws -> CommandStatus {
        let keys = KeyInput()
        let columns = ProcessInfo.processInfo.environment["COLUMNS"]
        let width = min(160, columns.flatMap { Int($0) } ?? KeyInput.width)
        var terminal = TerminalReview(self)
        var decisions: [(name: String, decision: ReviewDecision)] = []
        asking: while terminal.current != nil {
            console.message("\n" + terminal.text(width: width))
            console.message(TerminalReview.prompt)
            while true {
                guard let key = keys.next() else { break asking }
                switch TerminalReview.Key(key) {
                case .decide(let decision, let wholeCause):
                    let names = terminal.take(decision, wholeCause: wholeCause)
                    if let decision {
                        if let goldens { try ReviewDecisions(decision, on: names).carryOut(in: goldens) }
                        decisions += names.map { ($0, decision) }
                    }
                    console.message("\(decision?.rawValue ?? "skip"): \(names.count)\n")
                    continue asking
                case .help: console.message("\n" + TerminalReview.help)
                case .quit: break asking
                case nil: continue
                }
            }
        }
        let accepted = Set(decisions.filter { $0.decision == .approve }.map(\.name))
        let left = open.filter { !accepted.contains($0.name) }.count
        if goldens == nil {
            let list = decisions.map { decision -> JSON in
                ["name": .string(decision.name), "decision": .string(decision.decision.rawValue)]
            }
            try console.print(JSON.object(["decisions": .array(list)]).indentedText)
        } else {
            try console.print("\(accepted.count) accepted, \(left) still waiting")
            let rejected = Set(decisions.filter { $0.decision == .reject }.map(\.name)).subtracting(accepted)
            if !rejected.isEmpty { console.note(.rejectionsNotKept(count: rejected.count)) }
        }
        return left == 0 ? .done : .findings
    }
}

extension Review {
    /// Serves the page until the command is interrupted.
    ///
    /// - Parameter goldens: The folder in which the cases are pending; nil if none can be accepted.
    func serve(_ pictures: [String: [UInt8]], goldens: GoldenFolder?, on console: Console) async throws
        -> CommandStatus
    {
        let shared = SharedAnswers()
        let server = try LoopbackServer { shared.answer($0) }
        var decide: (@Sendable (ReviewDecisions) throws -> Void)?
        if let goldens { decide = { try $0.carryOut(in: goldens) } }
        let review = ReviewServer(
            of: self, token: PageDoor.newToken(), port: server.port, pictures: pictures, decide: decide)
        shared.set { review.answer($0) }
        try console.print(review.address)
        defer { withExtendedLifetime(server) {} }
        while true { try await Task.sleep(for: .seconds(1)) }
    }
}

/// Answers requests of a server that listens before those who answer are made, which need its port.
final class SharedAnswers: Sendable {
    private let answers = Mutex<(@Sendable (HTTPRequest) -> HTTPResponse)?>(nil)

    func set(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) { answers.withLock { $0 = answer } }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
        answers.withLock { $0 }?(request) ?? HTTPResponse(503)
    }
}
