import SplitframeJSON
import SplitframeReview

extension ReviewDecisions {
    /// Reads a file that the user named, `-` for standard input.
    init(at path: String) throws(CommandError) {
        let bytes = try InputFile.bytes(at: path)
        do throws(JSONError) {
            try self.init(reading: bytes)
        } catch {
            throw .decisions(path: path, "\(error)")
        }
    }
}
