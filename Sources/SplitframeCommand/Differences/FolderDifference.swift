import SplitframeComparison
import SplitframeFiles
import SplitframePictures
import SplitframeScene
import SplitframeSystem
import SplitframeWireframes

/// Two folders whose pictures are compared; pictures with the same path are counterparts.
struct FolderDifference: Sendable {
    var expected: String
    var actual: String
    var comparison: PixelComparison

    /// Compares every picture in either folder, in order of paths.
    ///
    /// A picture without counterpart, or with one of another size, differs in all its pixels.
    ///
    /// - Parameter output: The folder for pictures of the differences, if any are wanted.
    /// - Throws: ``CommandError/noPictures(folders:)`` if there is nothing to compare.
    func pictures(output: FolderWriter?) throws -> [ComparedPicture] {
        let before = try Self.pictures(in: expected)
        let after = try Self.pictures(in: actual)
        guard !before.union(after).isEmpty else {
            throw CommandError.noPictures(folders: [expected, actual])
        }
        try output?.claim(before.intersection(after), owner: "diff")
        return try before.union(after).sorted().map { file in
            guard before.contains(file), after.contains(file) else {
                let only = try PictureFile(file, of: before.contains(file) ? expected : actual)
                let side = ComparedPicture.Side(only, try only.bitmap())
                return ComparedPicture(
                    name: file, expected: before.contains(file) ? side : nil,
                    actual: after.contains(file) ? side : nil)
            }
            let difference = PictureDifference(
                expected: try PictureFile(file, of: expected), actual: try PictureFile(file, of: actual),
                comparison: comparison)
            let paint = output.map { output in { (bytes: [UInt8]) in try output.write(bytes, to: file) } }
            return try difference.outcome(named: file, paintsEqual: false, paint: paint)
        }
    }

    private static func pictures(in folder: String) throws -> Set<String> {
        Set(try KeptFolder(path: folder).files().filter { PictureFormat(fileName: $0) == .png })
    }
}
