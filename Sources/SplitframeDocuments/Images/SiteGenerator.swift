import SplitframeFiles
import SplitframeSystem

/// The generator that builds a site from a document, if it affects the markup of pictures.
enum SiteGenerator: Hashable, Sendable {
    /// MkDocs does not adjust paths in HTML, although the page is in another folder than the document.
    case mkDocs(prefix: String, isMaterial: Bool)
    /// Sphinx handles only pictures in its own markup, in Markdown in that of MyST.
    case sphinx(isFuro: Bool)

    /// How the pages of the generator choose between a light and a dark picture.
    var appearanceSwitch: AppearanceSwitch {
        switch self {
        case .mkDocs(_, isMaterial: true): .fragment
        case .sphinx(isFuro: true): .classes
        case .mkDocs, .sphinx: .system
        }
    }

    /// The generator whose settings are nearest above a document, in its repository; nil if there are none, or if they
    /// do not affect documents of this syntax.
    init?(of path: String, _ syntax: DocumentSyntax) {
        guard syntax == .markdown || syntax == .restructuredText else { return nil }
        let file = DocumentPath.absolute(path)
        let home = DocumentPath.folder(of: file)
        var folder = home
        while true {
            let here = KeptFolder(path: folder)
            func settings(_ name: String) -> String? {
                guard FileOwner.isTrusted(here.path(of: name), in: home) else { return nil }
                return ((try? here.read(name)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
            }
            if syntax == .markdown, let settings = settings("mkdocs.yml") ?? settings("mkdocs.yaml") {
                guard let prefix = Self.prefix(DocumentPath.relative(from: folder, to: file), settings) else {
                    return nil
                }
                self = .mkDocs(prefix: prefix, isMaterial: Self.isMaterial(settings))
                return
            }
            if let settings = settings("conf.py") {
                self = .sphinx(isFuro: Self.isFuro(settings))
                return
            }
            let isRoot = [".git", "Package.swift"].contains {
                FileManager.default.fileExists(atPath: here.path(of: $0))
            }
            guard !isRoot, folder != "/" else { return nil }
            folder = DocumentPath.folder(of: folder)
        }
    }

    /// Whether settings of MkDocs name the theme Material, with a palette: without one its pages have one scheme.
    private static func isMaterial(_ settings: String) -> Bool {
        var theme: Set<Substring> = []
        var isInTheme = false
        for line in settings.split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" }.filter { !"\"' \t{}".contains($0) }
            if line.first?.isWhitespace == false { isInTheme = words.hasPrefix("theme:") }
            guard isInTheme else { continue }
            for part in words.replacing("theme:", with: "").split(separator: ",") {
                theme.insert(part.hasPrefix("palette:") ? "palette" : part)
            }
        }
        return theme.isSuperset(of: ["name:material", "palette"])
    }

    /// Whether settings of Sphinx name the theme Furo.
    private static func isFuro(_ settings: String) -> Bool {
        settings.split(whereSeparator: \.isNewline).contains { line in
            ["html_theme=\"furo\"", "html_theme='furo'"].contains {
                line.filter { !$0.isWhitespace }.hasPrefix($0)
            }
        }
    }

    /// The relative path from a page to the folder of its document; nil for a document that is not a page.
    private static func prefix(_ document: String, _ settings: String) -> String? {
        var values: [Substring: String] = [:]
        for line in settings.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].prefix { $0 != "#" }
            values[line[..<colon]] = value.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        }
        guard document.hasPrefix((values["docs_dir"] ?? "docs") + "/") else { return nil }
        let name = document.split(separator: "/").last?.split(separator: ".").first ?? ""
        let isInPlace = values["use_directory_urls"] == "false" || ["index", "README"].contains(name)
        return isInPlace ? "" : "../"
    }
}
