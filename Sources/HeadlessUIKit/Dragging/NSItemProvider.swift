public import Foundation

/// A provider of dragged or pasted data, in one or more representations; Linux has no such class.
///
/// Data is loaded synchronously, within the call that requests it.
@preconcurrency @MainActor open class NSItemProvider: IdentityHashable {
    public typealias LoadHandler = @MainActor (@escaping (Data?, (any Error)?) -> Void) -> Progress?

    /// A representation of the item: the object itself, or data of a type.
    private enum Representation {
        case object(AnyObject)
        case data(typeIdentifier: String, load: LoadHandler)
        /// An item with the type identifier that the app gives it.
        case item(AnyObject?, typeIdentifier: String)
    }

    open var suggestedName: String?
    private var representations: [Representation] = []

    public init() {}

    public convenience init(object: Any) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        let object = item.map { $0 as AnyObject }
        if let typeIdentifier {
            representations = [.item(object, typeIdentifier: typeIdentifier)]
        } else if let object {
            representations = [.object(object)]
        }
    }

    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init(object: url)
    }

    /// Adds an object, which provides all types that it can be written as.
    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {
        representations.append(.object(object as AnyObject))
    }

    /// Adds data of a type, which is made on request.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping LoadHandler
    ) { representations.append(.data(typeIdentifier: typeIdentifier, load: loadHandler)) }

    /// The available types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.flatMap(identifiers) }

    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeIdentifier($0).conforms(to: identifier) }
    }

    /// Whether there is an object of the class, or data from which one can be made.
    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool {
        object(of: type) != nil
            || readableIdentifiers(of: type).contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Passes an object of the class to the handler, or an error if there is none.
    @discardableResult
    open func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        if let object = object(of: type) {
            completionHandler(object, nil)
            return Progress(totalUnitCount: 1)
        }
        let readable = readableIdentifiers(of: type)
        guard let reading = type as? any NSItemProviderReading.Type,
            let identifier = registeredTypeIdentifiers.first(where: { registered in
                readable.contains(where: TypeIdentifier(registered).conforms)
            })
        else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                let made = try reading.object(withItemProviderData: data, typeIdentifier: identifier)
                completionHandler(made as? Object, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Passes the data of the first representation of the type to the handler, or an error if there is none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        for representation in representations {
            for registered in identifiers(of: representation)
            where TypeIdentifier(registered).conforms(to: identifier) {
                switch representation {
                case .data(_, let load):
                    return load(completionHandler) ?? Progress(totalUnitCount: 1)
                case .object(let object as any NSItemProviderWriting):
                    return object.loadData(
                        withTypeIdentifier: registered,
                        forItemProviderCompletionHandler: completionHandler) ?? Progress(totalUnitCount: 1)
                case .item(let data as Data, _):
                    completionHandler(data, nil)
                    return Progress(totalUnitCount: 1)
                case .object, .item: continue
                }
            }
        }
        completionHandler(nil, Self.error(.itemUnavailableError))
        return Progress(totalUnitCount: 1)
    }

    private func object<Object>(of type: Object.Type) -> Object? {
        representations.lazy.compactMap { representation -> Object? in
            switch representation {
            case .object(let object), .item(let object?, _): object as? Object
            case .data, .item(nil, _): nil
            }
        }.first
    }

    private func identifiers(of representation: Representation) -> [String] {
        switch representation {
        case .object(let object as any NSItemProviderWriting):
            Swift.type(of: object).writableTypeIdentifiersForItemProvider
        case .object: []
        case .data(let identifier, _), .item(_, let identifier): [identifier]
        }
    }

    private func readableIdentifiers<Object>(of type: Object.Type) -> [String] {
        (type as? any NSItemProviderReading.Type)?.readableTypeIdentifiersForItemProvider ?? []
    }

    private static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}

extension NSItemProvider {
    public static var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The reason why loading failed, with Foundation's raw values.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }
}

/// The processes that may see a representation, with Foundation's raw values; compiles only.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// An object that can be written as data for a drag or a copy.
@preconcurrency @MainActor public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made from dropped or pasted data.
@preconcurrency @MainActor public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
        return nil
    }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

/// The identifier of a type of data: `public.utf8-plain-text`.
struct TypeIdentifier {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The parents of the types that apps drag most often; an app's own type has none.
    private static let parents = [
        "public.utf8-plain-text": "public.plain-text", "public.utf16-plain-text": "public.plain-text",
        "public.plain-text": "public.text", "public.rtf": "public.text", "public.html": "public.text",
        "public.text": "public.data", "public.json": "public.text", "public.xml": "public.text",
        "public.png": "public.image", "public.jpeg": "public.image", "public.image": "public.data",
        "com.adobe.pdf": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    ]

    /// Whether data of this type also counts as data of another type.
    func conforms(to other: String) -> Bool {
        sequence(first: name) { Self.parents[$0] }.contains(other)
    }
}
