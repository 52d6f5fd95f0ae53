/// What was called, in order; an app in a shop would talk to its model here.
enum Journal {
    static var lines: [String] = []

    static func note(_ line: String) { lines.append(line) }
}
