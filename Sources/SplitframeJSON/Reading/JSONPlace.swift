/// The place of a value in a document; formatted as text only for a message.
indirect enum JSONPlace: Hashable, Sendable {
    /// A name given by the caller; empty for the whole document.
    case named(String)
    case member(String, of: JSONPlace)
    case element(Int, of: JSONPlace)

    var path: String {
        switch self {
        case .named(let path): return path
        case .member(let key, let object):
            let path = object.path
            return path.isEmpty ? key : "\(path).\(key)"
        case .element(let number, let list): return "\(list.path)[\(number)]"
        }
    }
}
