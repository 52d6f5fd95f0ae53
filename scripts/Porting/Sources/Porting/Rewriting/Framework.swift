/// A framework that split-view apps import and Linux does not have.
struct Framework {
    let name: String
    /// Whether this package's UIKit declares what apps use of it.
    var isReplaced = false
    /// How the names it declares begin; a capital letter follows.
    var prefixes: [String] = []
    /// Other names that it declares.
    var names: Set<String> = []

    static func named(_ name: String) -> Framework? { all.first { $0.name == name } }

    func declares(_ name: String) -> Bool {
        names.contains(name)
            || prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let all: [Framework] = [
        Framework(name: "CoreFoundation", isReplaced: true),
        Framework(name: "CoreGraphics", isReplaced: true),
        Framework(name: "ObjectiveC", isReplaced: true),
        Framework(name: "QuartzCore", isReplaced: true),
        Framework(name: "AVFoundation", prefixes: ["AV"]),
        Framework(name: "AVKit", prefixes: ["AV"]),
        Framework(name: "Accelerate"),
        Framework(name: "AuthenticationServices", prefixes: ["AS"]),
        Framework(name: "CloudKit", prefixes: ["CK"]),
        Framework(
            name: "Combine",
            names: [
                "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
                "PassthroughSubject",
                "Published", "Publishers",
            ]),
        Framework(
            name: "CoreData", prefixes: ["NSEntity", "NSFetch", "NSFetched", "NSManaged", "NSPersistent"]),
        Framework(name: "CoreImage", prefixes: ["CI"]),
        Framework(name: "CoreLocation", prefixes: ["CL"]),
        Framework(name: "CoreServices"),
        Framework(name: "CoreSpotlight", prefixes: ["CS"]),
        Framework(name: "CoreText", prefixes: ["CT"]),
        Framework(name: "CryptoKit"),
        Framework(name: "EventKit", prefixes: ["EK"]),
        Framework(name: "Intents", prefixes: ["IN"]),
        Framework(name: "LinkPresentation", prefixes: ["LP"]),
        Framework(name: "LocalAuthentication", prefixes: ["LA"]),
        Framework(name: "MapKit", prefixes: ["MK", "CL"]),
        Framework(name: "Messages", prefixes: ["MS"]),
        Framework(name: "MessageUI", prefixes: ["MF"]),
        Framework(name: "MobileCoreServices"),
        Framework(name: "Network", prefixes: ["NW"]),
        Framework(
            name: "OSLog", names: ["Logger", "OSLog", "OSSignposter", "os_log", "os_signpost"]),
        Framework(name: "PDFKit", prefixes: ["PDF"]),
        Framework(name: "Photos", prefixes: ["PH"]),
        Framework(name: "PhotosUI", prefixes: ["PH"]),
        Framework(name: "QuickLook", prefixes: ["QL"]),
        Framework(name: "SafariServices", prefixes: ["SF"]),
        Framework(name: "Security", prefixes: ["Sec"]),
        Framework(name: "StoreKit", prefixes: ["SK"]),
        Framework(name: "SwiftData", names: ["ModelContainer", "ModelContext", "FetchDescriptor"]),
        Framework(
            name: "SwiftUI", names: ["UIHostingController", "UIHostingConfiguration", "NavigationStack"]),
        Framework(name: "SystemConfiguration", prefixes: ["SC"]),
        Framework(name: "UniformTypeIdentifiers", names: ["UTType"]),
        Framework(name: "UserNotifications", prefixes: ["UN"]),
        Framework(name: "WebKit", prefixes: ["WK"]),
        Framework(name: "WidgetKit", names: ["WidgetCenter"]),
        Framework(
            name: "os",
            names: ["Logger", "OSAllocatedUnfairLock", "OSLog", "OSSignposter", "os_log", "os_signpost"]),
    ]

    /// Whether a name of Foundation's is FoundationNetworking's on Linux.
    static func isNetworking(_ name: String) -> Bool {
        name.hasPrefix("URLSession") || networking.contains(name)
    }

    private static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
        "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace",
        "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    ]
}
