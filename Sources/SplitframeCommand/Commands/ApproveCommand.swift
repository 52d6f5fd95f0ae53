import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeReview
import SplitframeSystem

extension Command {
    /// `splitframe approve`: makes results of a failed run the goldens.
    static let approve = Command(
        name: "approve", summary: "make pictures of a failed run the goldens",
        usage: "[NAME …] [--cause ID] [--goldens FOLDER]",
        options: [
            OptionGroup(heading: "GOLDENS", options: [.cause, .decisions, .goldens])
        ],
        discussion: [
            """
            NAME is a picture's name as "splitframe verify" or a failed test prints it, the beginning of several \
            names up to a slash, or a pattern with * for any letters; nothing is ever deleted. Without any, it shows and asks about every result on a terminal, and lists them elsewhere.
            """,
            """
            FILE is {"decisions": [{"name": NAME, "decision": "approve" or "reject"}]}; what is rejected stays \
            as it is.
            """,
        ],
        examples: [
            "splitframe approve iOS26/ipad-mini-6/portrait/full/tripleColumn",
            "splitframe approve --cause 1f0c9a52", "splitframe approve 'MailTests/*landscape'",
        ]
    ) { arguments, console in
        let folder = try arguments.goldenFolder
        let isAsked =
            arguments.operands.isEmpty && arguments.value(.cause) == nil
            && arguments.value(.decisions) == nil
        if isAsked, try folder.pending.isEmpty {
            console.note(.nothingToApprove(folder: folder.path(of: GoldenFolder.pendingName)))
            return .done
        }
        if isAsked, isatty(STDIN_FILENO) == 0 {
            let pending = try folder.pending
            for result in pending {
                try console.print("\(result.cause)  \(result.name): \(result.sentence)".inOneLine)
            }
            return .findings
        }
        // The writer's lock keeps other runs from changing the pending results between the choice and the approval.
        let writer = try GoldenWriter(of: folder, holder: "splitframe approve", owner: .list)
        let pending = try folder.pending
        let approved = try isAsked ? pending.asked(on: console) : arguments.approved(among: pending)
        try writer.approve(approved)
        try console.print(
            "\(approved.count) approved, \(pending.count - approved.count) still waiting")
        return .done
    }
}

extension Option {
    fileprivate static let cause = Option(
        name: "cause", value: "ID", isRepeatable: true, help: "every picture with this cause")
    fileprivate static let decisions = Option(
        name: "decisions", value: "FILE", file: .input, help: "decisions from a file, - for standard input")
}

extension Arguments {
    /// The results that are chosen by names, causes and decisions.
    fileprivate func approved(among pending: [PendingResult]) throws -> [PendingResult] {
        var chosen: Set<PendingResult> = []
        for name in operands.map(\.goldenName) {
            let found = pending.filter { $0.name.isMeant(by: name) }
            guard !found.isEmpty else {
                throw CommandError.notPending(name, nearest: pending.map(\.name).nearest(to: name))
            }
            chosen.formUnion(found)
        }
        for cause in values(.cause) {
            let found = pending.filter { $0.cause == cause }
            guard !found.isEmpty else {
                throw CommandError.notPending(cause, nearest: pending.map(\.cause).nearest(to: cause))
            }
            chosen.formUnion(found)
        }
        if let path = value(.decisions) {
            let waiting = Dictionary(pending.map { ($0.name, $0) }) { first, _ in first }
            for (name, decision) in try ReviewDecisions(at: path).decisions {
                guard let result = waiting[name] else {
                    throw CommandError.notPending(name, nearest: pending.map(\.name).nearest(to: name))
                }
                if decision == .approve { chosen.insert(result) }
            }
        }
        return pending.filter(chosen.contains)
    }
}

extension ReviewDecisions {
    /// Reads a file that the user named, `-` for standard input.
    init(at path: String) throws {
        let bytes = try NamedFile.bytes(at: path)
        do {
            try self.init(reading: bytes)
        } catch {
            throw CommandError.decisions(path: path, "\(error)")
        }
    }
}

extension String {
    /// Whether an operand means this name: equal, a folder above it, or a pattern in which `*` matches any characters.
    fileprivate func isMeant(by operand: String) -> Bool {
        if self == operand || hasPrefix(operand + "/") { return true }
        let parts = operand.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]),
            count >= parts[0].count + parts[parts.count - 1].count
        else { return false }
        var rest = dropFirst(parts[0].count).dropLast(parts[parts.count - 1].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }

    /// A golden's name, from the name itself or its picture's path.
    fileprivate var goldenName: String {
        let name = hasSuffix("/") ? String(dropLast()) : self
        return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    }
}

extension [PendingResult] {
    /// The results that the user accepts when asked about each.
    fileprivate func asked(on console: Console) -> [PendingResult] {
        var approved: [PendingResult] = []
        var causes: Set<String> = []
        for result in self {
            if causes.contains(result.cause) {
                approved.append(result)
                continue
            }
            console.message("\(result.name)\n  \(result.sentence)\n")
            switch Answer.asked(on: console) {
            case .approve: approved.append(result)
            case .approveCause:
                causes.insert(result.cause)
                approved.append(result)
            case .skip: continue
            case .quit: return approved
            }
        }
        return approved
    }
}

/// The user's answer about one result.
private enum Answer: String {
    case approve = "a"
    case approveCause = "A"
    case skip = "s"
    case quit = "q"

    /// Asks until the answer is valid; at the end of the input no more questions are asked.
    static func asked(on console: Console) -> Answer {
        while true {
            console.message("  [a]pprove, [A]ll of this cause, [s]kip, [q]uit? ")
            guard let line = readLine() else { return .quit }
            if let answer = Answer(rawValue: line) { return answer }
            console.message(
                "  a takes this picture, A all that have its cause, s leaves it, q ends; write one of them.\n"
            )
        }
    }
}
