/// The reason why the parts of a run cannot be merged.
package enum RunPartError: Error, Hashable, Sendable {
    /// The folder contains no finished part.
    case noPart(String)
    /// The folder's part cannot be read.
    case damaged(String)
    /// The folder's part belongs to another run than the first one, or to another number of parts.
    case other(String, than: String)
    /// The part was given twice.
    case repeated(Int)
    case missing([Int], of: Int)
}
