public import SplitframeComparison
import SplitframeFiles
package import SplitframeInterface
import SplitframePainting

extension GoldenFolder {
    /// A golden, or nil if there is no picture of the name.
    ///
    /// - Parameter hasTwin: Whether the golden must have a twin.
    /// - Throws: ``GoldenError`` if the picture or twin cannot be read, for example because it is a pointer of Git LFS.
    public func golden(_ name: String, hasTwin: Bool = true) throws(GoldenError) -> Rendition? {
        guard let bytes = try picture(name) else { return nil }
        var golden: Rendition
        do throws(PNGError) {
            if let fault = try PNGShowing(of: bytes).fault { throw fault }
            golden = Rendition(picture: try PNGFile.decode(bytes))
            golden.fingerprint = try PNGFile.texts(in: bytes)
                .first { $0.keyword == DrawnPicture.fingerprintKeyword }?.text
        } catch {
            throw .picture(path: picturePath(of: name), error)
        }
        if hasTwin { golden.twin = try twin(name) }
        return golden
    }

    /// The bytes of a golden's picture file; nil if there is none.
    public func picture(_ name: String) throws(GoldenError) -> [UInt8]? {
        try file(Self.pictureFile(of: name))
    }

    /// The content of a picture's text chunk with this keyword; nil if there is no such picture or chunk.
    public func text(_ keyword: String, of name: String) throws(GoldenError) -> String? {
        guard let bytes = try picture(name) else { return nil }
        return try? PNGFile.texts(in: bytes).first { $0.keyword == keyword }?.text
    }

    private func twin(_ name: String) throws(GoldenError) -> Twin {
        let file = Self.twinFile(of: name)
        guard let twin = try twin(in: file) else { throw .twinMissing(path: path(of: file)) }
        return twin
    }

    /// The twin in a file below the folder; nil if there is no such file.
    package func twin(in file: String) throws(GoldenError) -> Twin? {
        guard let bytes = try self.file(file) else { return nil }
        do {
            return try Twin(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .twin(path: shownPath(of: file), error)
        }
    }

    /// A file's bytes; a failure is thrown as a golden's error.
    func file(_ file: String) throws(GoldenError) -> [UInt8]? {
        do throws(FileError) {
            return try bytes(of: file)
        } catch {
            throw .file(error)
        }
    }

    /// The verdict on a picture, compared with the golden of its name.
    public func verdict(on drawn: DrawnPicture) -> Verdict {
        do throws(GoldenError) {
            guard let golden = try golden(drawn.name, hasTwin: drawn.rendition.twin != nil) else {
                return .missing
            }
            return Verdict(expected: golden, actual: drawn.rendition)
        } catch {
            return .unreadable(reason: error.description)
        }
    }
}
