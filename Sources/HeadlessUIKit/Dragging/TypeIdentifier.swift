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
