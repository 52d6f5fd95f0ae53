import Testing

/// `import os`, Core Data and others: "the code behind `#if canImport(os)`"; `URLSession` and its like want
/// `import FoundationNetworking`, says the table of Sources/UIKit.md.
struct `An import` {
    @Test(arguments: ["os", "CoreData", "Combine", "SwiftUI", "MapKit", "WebKit", "UserNotifications"])
    func `of what Linux lacks goes behind a condition and is told`(module: String) {
        let ported = Ported("import UIKit\nimport \(module)\n")
        #expect(ported.text == "import UIKit\n#if canImport(\(module))\nimport \(module)\n#endif\n")
        #expect(
            ported.left == ["2: there is no \(module) on Linux: put the code behind #if canImport(\(module))"]
        )
    }

    @Test(arguments: ["CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation"])
    func `of what this UIKit declares itself goes behind a condition, and nothing is to be done`(
        module: String
    ) {
        let ported = Ported("import \(module)")
        #expect(ported.text == "#if canImport(\(module))\nimport \(module)\n#endif")
        #expect(ported.left.isEmpty)
    }

    @Test(arguments: [
        ("import os // logs", "#if canImport(os)\nimport os\n#endif // logs"),
        ("// One.\nimport os.log\r\n", "// One.\n#if canImport(os)\nimport os.log\n#endif\r\n"),
        ("@preconcurrency import MapKit", "#if canImport(MapKit)\n@preconcurrency import MapKit\n#endif"),
        (
            "import class CoreData.NSManagedObject",
            "#if canImport(CoreData)\nimport class CoreData.NSManagedObject\n#endif"
        ),
        ("    import os", "    #if canImport(os)\nimport os\n#endif"),
    ])
    func `keeps what stands around it`(app: String, expected: String) {
        let ported = Ported(app)
        #expect(ported.text == expected)
        #expect(ported.left.count == 1)
    }

    @Test(arguments: [
        "import os; import UIKit", "import UIKit; import os", "/* one */ import os", "import os /* a\nb */",
    ])
    func `that shares its line is left and told`(app: String) {
        let ported = Ported(app)
        #expect(ported.text == app)
        #expect(ported.left == ["1: there is no os on Linux: put the code behind #if canImport(os)"])
    }

    @Test(arguments: [
        "import UIKit\nimport Foundation\nimport MyOwn",
        "#if canImport(os)\nimport os\n#endif",
        "#if os(macOS)\nimport SwiftUI\n#endif\nlet a = NSHostingController.self",
        "// import os\nlet a = \"import os\"\nlet b = \"\"\"\nimport os\n\"\"\"",
        "let os = 1, `import` = os",
    ])
    func `of anything else stays, and one under a condition`(app: String) {
        let ported = Ported(app)
        #expect(ported.text == app)
        #expect(ported.left.isEmpty)
    }

    /// On iOS SwiftUI, MapKit and a bridging header bring UIKit with them.
    @Test(arguments: [
        ("import Foundation\nlet a = UIView()", "import UIKit\nimport Foundation\nlet a = UIView()"),
        ("class A: UIViewController {}", "import UIKit\nclass A: UIViewController {}"),
        ("\u{FEFF}let a = UIEdgeInsets.zero", "\u{FEFF}import UIKit\nlet a = UIEdgeInsets.zero"),
        (
            "import Foundation; import B\nlet a = UIView()",
            "import UIKit\nimport Foundation; import B\nlet a = UIView()"
        ),
        (
            "import SwiftUI\nlet a = CALayer()",
            "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = CALayer()"
        ),
    ])
    func `of UIKit is added where the file uses what it declares`(app: String, expected: String) {
        #expect(Ported(app, beside: "class CALayer {}").text == expected)
    }

    @Test(arguments: [
        "import UIKit\nlet a = UIView()", "@_exported import UIKit\nlet a = UIView()",
        "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UIView()",
        "import Foundation\nclass UIThing {}\nlet a = UIThing(), b = UI.self, c = UID, d = UIkit()",
        "import Foundation\nprotocol UIState {}\nlet a: UIState? = nil // UIView",
    ])
    func `of UIKit is added nowhere else`(app: String) { #expect(Ported(app).text == app) }

    @Test(arguments: [
        ("#if os(iOS)\nlet a = 1\n#endif", "#if canImport(UIKit)\nlet a = 1\n#endif"),
        ("#if DEBUG && (os(iOS) || os(tvOS))\n#endif", "#if DEBUG && (canImport(UIKit) || os(tvOS))\n#endif"),
        ("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif canImport(UIKit)\n#endif"),
        ("#if !os(iOS)\nimport AppKit\n#endif", "#if !canImport(UIKit)\nimport AppKit\n#endif"),
        (
            "#if os(iOS)\nimport MapKit\n#endif",
            "#if canImport(UIKit)\n#if canImport(MapKit)\nimport MapKit\n#endif\n#endif"
        ),
    ])
    func `and all else that is compiled for iOS alone is compiled where UIKit is`(
        app: String, expected: String
    ) {
        #expect(Ported(app).text == expected)
    }

    @Test func `of what Linux lacks has every use told`() {
        let ported = Ported(
            """
            import CoreData
            import os

            let logger = Logger(), other = "Logger" // Logger
            class A: NSManagedObject { func b() { os_log("NSManagedObject") } }
            let c: NSManaging? = nil
            """)
        #expect(
            ported.left.suffix(3) == [
                "4: Logger is os's, which Linux does not have: put this behind #if canImport(os)",
                "5: NSManagedObject is CoreData's, which Linux does not have: put this behind #if canImport(CoreData)",
                "5: os_log is os's, which Linux does not have: put this behind #if canImport(os)",
            ])
        #expect(ported.left.count == 5)
    }

    private static let networking =
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"

    @Test(arguments: [
        "URLSession.shared", "URLSessionDataTask()", "URLRequest(url: b)", "HTTPURLResponse()",
        "URLCache.shared",
    ])
    func `of Foundation's networking is added where that is used`(use: String) {
        let ported = Ported("/// About.\nimport UIKit\nlet a = \(use)")
        #expect(ported.text == "/// About.\n\(Self.networking)import UIKit\nlet a = \(use)")
        #expect(ported.left.isEmpty)
    }

    @Test func `of Foundation's networking stands in front of a condition`() {
        let ported = Ported("import os\nlet a = URLSession.shared")
        #expect(
            ported.text == "\(Self.networking)#if canImport(os)\nimport os\n#endif\nlet a = URLSession.shared"
        )
    }

    @Test(arguments: [
        "import UIKit\nlet a = URL(filePath: \"URLSession\") // URLSession",
        "import UIKit\nimport FoundationNetworking\nlet a = URLSession.shared",
        "import UIKit\n#if os(Linux)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared",
    ])
    func `of Foundation's networking is added nowhere else`(app: String) {
        #expect(Ported(app).text == app)
    }

    @Test func `of Foundation's networking is wanted by hand where no line is free`() {
        let ported = Ported("import UIKit; import Foundation\nlet a = URLSession.shared")
        #expect(ported.text == "import UIKit; import Foundation\nlet a = URLSession.shared")
        #expect(
            ported.left == [
                "1: URLSession and its like want \"import FoundationNetworking\" on Linux: give it a line"
            ])
    }
}
