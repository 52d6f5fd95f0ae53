/// Where a value stands in a document; put into words only where a message tells it.
indirect enum JSONPlace: Hashable, Sendable {
    /// Named by who reads the document; empty for the whole of it.
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
