import SplitframeFiles
import SplitframeSystem

/// What builds a site from a Markdown document, as far as it decides how a picture is written there.
enum SiteGenerator: Hashable, Sendable {
    /// It takes paths in HTML as they are, while the page lies in another folder than the document.
    case mkDocs(prefix: String)
    /// It shows only pictures that it is asked for in its own words, those of MyST.
    case sphinx

    /// The generator whose settings lie nearest above a document, in its repository; nil where there are none.
    init?(of path: String) {
        let file = DocumentPath.absolute(path)
        let home = DocumentPath.folder(of: file)
        var folder = home
        while true {
            let here = KeptFolder(path: folder)
            func settings(_ name: String) -> String? {
                guard FileOwner.isTrusted(here.path(of: name), in: home) else { return nil }
                return ((try? here.read(name)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
            }
            if let settings = settings("mkdocs.yml") ?? settings("mkdocs.yaml") {
                guard let prefix = Self.prefix(DocumentPath.relative(from: folder, to: file), settings) else {
                    return nil
                }
                self = .mkDocs(prefix: prefix)
                return
            }
            if settings("conf.py") != nil {
                self = .sphinx
                return
            }
            let isRoot = [".git", "Package.swift"].contains {
                FileManager.default.fileExists(atPath: here.path(of: $0))
            }
            guard !isRoot, folder != "/" else { return nil }
            folder = DocumentPath.folder(of: folder)
        }
    }

    /// The way from a page back to the folder of its document; nil for a document that is no page.
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
