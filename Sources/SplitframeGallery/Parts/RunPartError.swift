/// Why the parts of a run cannot be put together.
package enum RunPartError: Error, Hashable, Sendable {
    /// The folder holds no finished part.
    case noPart(String)
    /// The folder's part cannot be read.
    case damaged(String)
    /// The folder's part is of another run, or of another number of parts, than the first one's.
    case other(String, than: String)
    /// The part was given twice.
    case repeated(Int)
    case missing([Int], of: Int)
}
