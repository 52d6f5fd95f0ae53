import SplitframeComparison
package import SplitframeFiles
import SplitframePainting

extension GoldenFolder {
    /// The files that are ours, each with who asked for it.
    package func owners() throws(FileError) -> [String: GoldenOwner] {
        switch place {
        case .disk: return try kept.manifest().owners.mapValues(GoldenOwner.init)
        case .revision(let tree):
            return try tree.manifest().owners.mapValues(GoldenOwner.init)
        }
    }

    /// The names of the goldens that are there and are no test's, those without picture after the others.
    ///
    /// A test judges its own goldens. What no manifest lists counts where it says of itself that it is a golden.
    package func commandNames() throws -> [String] {
        let owners = try owners()
        let files = try files().filter { file in owners[file].map { !$0.isTest } ?? isGolden(file) }
        return Self.names(among: files)
            + files.filter { $0.lastPart == TwinFile.fileName }.flatMap { file in
                ((try? twinFile(in: file.folder)) ?? TwinFile()).twins.keys.map { file.folder + $0 }
            }.sorted()
    }

    /// Whether the manifest lists a golden, by its picture, its twin, or the file in which its layout stands.
    package func isListed(_ name: String) throws -> Bool {
        let owners = try owners()
        if owners[Self.pictureFile(of: name)] != nil || owners[Self.twinFile(of: name)] != nil { return true }
        return try owners[name.folder + TwinFile.fileName] != nil
            && twinFile(in: name.folder).twins[name.lastPart] != nil
    }

    /// Whether a file says of itself that it is a golden, by a twin's first line or, as a picture, by the libraries
    /// that drew it; one that says what was asked for is somebody's illustration.
    private func isGolden(_ file: String) -> Bool {
        guard let bytes = try? bytes(of: file) else { return false }
        if file.hasSuffix(".png") {
            let keywords = ((try? PNGFile.texts(in: bytes)) ?? []).map(\.keyword)
            return keywords.contains(DrawnPicture.fingerprintKeyword)
                && !keywords.contains(DrawnPicture.selectionKeyword)
        }
        return bytes.starts(with: (Twin.header + "\n").utf8)
            || bytes.starts(with: (TwinFile.header + "\n").utf8)
    }
}
