/// What controllers and delegates heard in one step, and the rules of the order in which they hear it
/// (`uikit-around-split-views.md`, sections 1 to 3).
struct Heard {
    let lines: [String]

    /// The appearance calls and the navigation delegate's, in order, of some controllers.
    func calls(of names: String...) -> [String] {
        lines.filter { line in
            !line.contains(".isAppearing")
                && names.contains { line.hasPrefix("\($0).") || line.hasSuffix("Show \($0)") }
        }
    }

    func contains(_ line: String) -> Bool { lines.contains(line) }

    /// Lines that begin with a word.
    func lines(of word: String) -> [String] { lines.filter { $0.hasPrefix("\(word) ") } }

    /// Every controller that heard anything of its appearance.
    var appearances: [String] { lines.filter { $0.contains(".will") || $0.contains(".did") } }

    func isOrdered(_ first: String, _ second: String) -> Bool {
        guard let first = lines.firstIndex(of: first), let second = lines.firstIndex(of: second) else {
            return false
        }
        return first < second
    }
}

// MARK: Rules of every step

extension Heard {
    func faults(isCollapsed: Bool?) -> [String] {
        columnFaults + navigationFaults + announcementFaults(isCollapsed)
    }

    /// Each `did` of a column has its `will`, the last `will` its `did`; their place among appearance calls is not
    /// stable (1.3).
    private var columnFaults: [String] {
        var faults: [String] = []
        var open: [String: String] = [:]
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3, words[0] == "split" else { continue }
            switch words[1] {
            case "willShow", "willHide": open[words[2]] = words[1]
            case "didShow", "didHide":
                if open.removeValue(forKey: words[2]) != words[1].replacing("did", with: "will") {
                    faults.append("\(line) without its will")
                }
            default: break
            }
        }
        faults += open.map { "split \($1) \($0) without its did" }
        return faults
    }

    /// Section 2: `willShow` after the controller's viewWillAppear, one `didShow` after its viewDidAppear.
    private var navigationFaults: [String] {
        var faults: [String] = []
        for (index, line) in lines.enumerated() {
            guard let call = line.firstMatch(of: #/^(stack of .*) (will|did)Show (.*)$/#) else { continue }
            let appears = lines.indices.filter {
                lines[$0].hasPrefix("\(call.3).\(call.2)Appear")
            }
            if let first = appears.first, first > index {
                faults.append("\(line) before its \(call.2)Appear")
            }
            let pair = lines.filter { $0 == "\(call.1) willShow \(call.3)" }.count
            if lines.filter({ $0 == "\(call.1) didShow \(call.3)" }).count > pair {
                faults.append("\(line) without its willShow")
            }
        }
        return faults
    }

    /// l.2: whoever is told that something was shown finds the split view as it stays.
    private func announcementFaults(_ isCollapsed: Bool?) -> [String] {
        guard let isCollapsed else { return [] }
        let other = "told while \(isCollapsed ? "expanded" : "collapsed")"
        return lines.contains(other) ? [other] : []
    }
}

// MARK: Orders

extension Heard {
    /// 1.4, 2 and 3: what a push tells.
    static func push(_ new: String, over old: String, in stack: String) -> [String] {
        [
            "\(old).willDisappear", "\(new).willAppear to parent", "\(stack) willShow \(new)",
            "\(old).didDisappear", "\(new).didAppear to parent", "\(stack) didShow \(new)",
        ]
    }

    /// 1.4, 2 and 3: what a pop tells.
    static func pop(_ top: String, to below: String, in stack: String) -> [String] {
        [
            "\(top).willDisappear from parent", "\(below).willAppear", "\(stack) willShow \(below)",
            "\(top).didDisappear from parent", "\(below).didAppear", "\(stack) didShow \(below)",
        ]
    }

    /// 1.4 and 3: a cover over the whole window, the reverse of a push at its end.
    static func cover(_ cover: String, over old: String) -> [String] {
        [
            "\(old).willDisappear", "\(cover).willAppear presented", "\(cover).didAppear presented",
            "\(old).didDisappear",
        ]
    }

    /// 3: what is presented hears, and who presents it does not.
    static func present(_ sheet: String) -> [String] {
        ["\(sheet).willAppear presented", "\(sheet).didAppear presented"]
    }

    static func dismiss(_ sheet: String) -> [String] {
        ["\(sheet).willDisappear dismissed", "\(sheet).didDisappear dismissed"]
    }
}

extension Heard {
    /// 2 and 3: the first showing of a navigation controller's root.
    static func rootAppears(_ root: String, in stack: String) -> [String] {
        [
            "\(root).willAppear to parent", "\(stack) willShow \(root)", "\(root).didAppear to parent",
            "\(stack) didShow \(root)",
        ]
    }
}
