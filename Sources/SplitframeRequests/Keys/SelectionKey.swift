import SplitframeDevices
import SplitframeInterface

/// One thing that can be said of a picture: an option of the command line, a key of JSON, a part of a file's name.
///
/// ``all`` describes each once; options, help, JSON, lists, names and the schema come from that.
public struct SelectionKey: Sendable {
    /// What a key is about.
    package enum Subject: Hashable, Sendable {
        /// Where the split view stands.
        case place
        /// What is asked of it.
        case splitView
        /// How it is drawn.
        case look
    }

    /// What values a key takes, and what several of them mean.
    package enum Values: Hashable, Sendable {
        /// One of several words, or a list of them, a picture each.
        case words([String])
        /// A word of which there are too many to list, or a list of such, a picture each.
        case names
        /// One of several numbers, or a list of them, a picture each.
        case numbers([Int])
        /// On or off in every picture.
        case flag
        /// Some of several words, all of them in every picture.
        case some([String])
        /// Values of properties, in order, all of them in every picture.
        case properties
        /// One value for each of some columns; the words that it can be, where not any.
        case perColumn([String]?)
        /// Some of the columns.
        case columns
        /// Any text, or nothing.
        case text
        /// Texts for elements by their names, in order, all of them in every picture.
        case marks
        /// A width of a page in points, of every picture.
        case pageWidth
    }

    /// One value of a key, as it is said, and what it changes.
    struct Edit: Sendable {
        let text: String
        let apply: @Sendable (inout Selection) -> Void
    }

    /// The key in JSON: `displayMode`.
    public let name: String
    package let subject: Subject
    package let values: Values
    /// What stands for the value in help; nil for a switch.
    package let placeholder: String?
    /// One line of help.
    package let help: String
    /// Reads one value.
    let read: @Sendable (_ text: String, _ devices: [Device]) throws(SelectionError) -> Edit
    /// Everything that `all` stands for, given what the keys before have said.
    let everything: @Sendable (_ selection: Selection, _ devices: [Device]) -> [Edit]
    /// What a selection says under the key, as on the command line; several for a repeatable key, none where that
    /// goes without saying in every look.
    let words: @Sendable (Selection) -> [String]
    /// The same as a part of a file's name, where that is shorter.
    let fileWords: (@Sendable (Selection) -> [String])?
    /// What holds where nothing is said, where that depends on the keys before.
    let unsaid: @Sendable (inout Selection) -> Void

    /// The key as an option: `display-mode`; in documents `width` is how wide a picture is shown.
    public var kebabName: String { self == .pageWidth ? "width" : name.kebabCase }

    /// What can be said, in words; the placeholder where there is too much to list.
    package var expected: [String] {
        switch values {
        case .words(let words), .some(let words): words
        case .numbers(let numbers): numbers.map(String.init)
        case .flag: ["true", "false"]
        case .names, .properties, .perColumn, .columns, .text, .marks, .pageWidth: [placeholder ?? name]
        }
    }

    /// Whether it may be said several times, each time of another property or column.
    package var isRepeatable: Bool {
        switch values {
        case .properties, .perColumn, .columns, .marks: true
        case .words, .names, .numbers, .flag, .some, .text, .pageWidth: false
        }
    }

    /// Whether several values are as many pictures.
    var isMultiplied: Bool {
        switch values {
        case .words, .names, .numbers: true
        case .flag, .some, .properties, .perColumn, .columns, .text, .marks, .pageWidth: false
        }
    }

    /// Whether a selection for programs says something under the key whatever it is.
    var isAlwaysSaid: Bool {
        self == .set
            || !isRepeatable && self != .posture && self != .sdk
                && !Self.onlyOfPictures.contains(self)
    }

    /// The keys that say something of a picture alone, and nothing of what it shows.
    package static let onlyOfPictures: [SelectionKey] = [
        .caption, .canvas, .background, .crop, .mark, .spotlight, .exploded, .pageWidth,
    ]

    /// Whether the key can be turned off: `--no-bezel`.
    package var hasNegation: Bool { self == .bezel || self == .caption }

    /// The key of this name; nil where there is none.
    package init?(name: String) {
        guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    init(
        _ name: String, _ subject: Subject, _ values: Values, placeholder: String?, help: String,
        read: @escaping @Sendable (String, [Device]) throws(SelectionError) -> Edit,
        everything: @escaping @Sendable (Selection, [Device]) -> [Edit] = { _, _ in [] },
        words: @escaping @Sendable (Selection) -> [String],
        fileWords: (@Sendable (Selection) -> [String])? = nil,
        unsaid: @escaping @Sendable (inout Selection) -> Void = { _ in }
    ) {
        self.name = name
        self.subject = subject
        self.values = values
        self.placeholder = placeholder
        self.help = help
        self.read = read
        self.everything = everything
        self.words = words
        self.fileWords = fileWords
        self.unsaid = unsaid
    }
}

extension SelectionKey.Edit: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SelectionKey: Hashable {
    public static func == (left: SelectionKey, right: SelectionKey) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension String {
    /// Words joined in camel case as options join them: `displayMode` as `display-mode`.
    var kebabCase: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
