import SplitframeComparison
import SplitframeFiles
import SplitframePainting
import SplitframePictures
import SplitframeWireframes

extension ComparedPicture {
    /// Compares two files' bytes, then their pixels; the two files are decoded at the same time.
    ///
    /// - Parameters:
    ///   - paintsEqual: Whether a picture of the difference is also wanted if no pixel differs.
    ///   - paint: Receives the picture of the difference as a file's bytes, if one can be painted and is wanted.
    init(
        named name: String, _ expected: PictureFile, _ actual: PictureFile, by comparison: PixelComparison,
        paintsEqual: Bool, paint: (([UInt8]) throws -> Void)?
    ) async throws {
        let isEqual = expected.bytes == actual.bytes
        async let other = isEqual ? nil : actual.bitmap()
        let before = try expected.bitmap()
        let after = try await other ?? before
        self.init(name: name, expected: Side(expected, before), actual: Side(actual, after))
        guard let difference = try? comparison.difference(expected: before, actual: after) else { return }
        count = difference.count
        areas = difference.clusters(scale: 1)
        guard paintsEqual || difference.count > 0 else { return }
        try paint?(PNGFile.encode(difference.picture(over: before), text: [.panel("difference")]))
    }
}

extension [ComparedPicture] {
    /// Compares every picture in either of two folders, in order of paths; pictures with the same path are
    /// counterparts.
    ///
    /// Several pictures are compared at once. A picture without counterpart, or with one of another size, differs in
    /// all its pixels.
    ///
    /// - Parameter output: The folder for pictures of the differences, if any are wanted.
    /// - Throws: ``CommandError/noPictures(folders:)`` if there is nothing to compare.
    init(
        in expected: String, and actual: String, by comparison: PixelComparison, jobs: Int,
        output: FolderWriter?
    ) async throws {
        let before = try Self.pictures(in: expected)
        let after = try Self.pictures(in: actual)
        guard !before.union(after).isEmpty else {
            throw CommandError.noPictures(folders: [expected, actual])
        }
        try output?.claim(before.intersection(after), owner: "diff")
        let files = before.union(after).sorted()
        let work = ParallelWork(count: files.count, jobs: jobs, makeTools: {}) { index, _ in
            let file = files[index]
            guard before.contains(file), after.contains(file) else {
                let only = try PictureFile(file, of: before.contains(file) ? expected : actual)
                let side = ComparedPicture.Side(only, try only.bitmap())
                return ComparedPicture(
                    name: file, expected: before.contains(file) ? side : nil,
                    actual: after.contains(file) ? side : nil)
            }
            return try await ComparedPicture(
                named: file, PictureFile(file, of: expected), PictureFile(file, of: actual), by: comparison,
                paintsEqual: false, paint: output.map { output in { try output.write($0, to: file) } })
        }
        self = try await work.run { _ in }
    }

    private static func pictures(in folder: String) throws -> Set<String> {
        let isPicture = { (file: String) in PictureFormat(fileName: file) == .png }
        return Set(try KeptFolder(path: folder).files(refusing: isPicture).filter(isPicture))
    }
}
