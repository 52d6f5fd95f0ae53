import SplitframeFiles
import SplitframeSystem

/// The generator that builds a site from a Markdown document, if it affects the markup of pictures.
enum SiteGenerator: Hashable, Sendable {
    /// MkDocs does not adjust paths in HTML, although the page is in another folder than the document.
    case mkDocs(prefix: String)
    /// Sphinx handles only pictures in the markup of MyST.
    case sphinx

    /// The generator whose settings are nearest above a document, in its repository; nil if there are none.
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
