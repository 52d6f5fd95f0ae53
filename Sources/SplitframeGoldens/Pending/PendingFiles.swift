import SplitframeSystem

extension GoldenFolder {
    /// The paths of the files of one pending result, relative to the folder of goldens; nil for a missing file.
    public struct PendingFiles: Hashable, Codable, Sendable {
        public var expected: String?
        public var actual: String?
        /// The differing pixels in red, over a faint expected picture.
        public var difference: String?
        /// All three beside each other, with rulers in points.
        public var triptych: String?

        /// The files as paths that start with the folder's path.
        public func paths(in folder: GoldenFolder) -> PendingFiles {
            var paths = self
            for file in [\Self.expected, \.actual, \.difference, \.triptych] {
                paths[keyPath: file] = self[keyPath: file].map(folder.path)
            }
            return paths
        }

        /// The existing files with their names in messages.
        package var labelled: [(label: String, file: String)] {
            [
                ("expected", expected), ("actual", actual), ("difference", difference),
                ("all three", triptych),
            ].compactMap { label, file in file.map { (label, $0) } }
        }

        /// Every file that results of these names may have, below the pending folder.
        package static func all(of names: some Sequence<String>) -> [String] {
            names.flatMap { name in
                ["actual", "expected", "difference", "triptych"].flatMap { kind in
                    ["\(kind)/\(name).png", "\(kind)/\(name).txt"]
                }
            }
        }

        /// The files of a pending result, independent of the folder's path when they were written.
        package init(of result: PendingResult) {
            func file(_ path: String?) -> String? {
                path.map { path in
                    let waiting = path.ranges(of: GoldenFolder.pendingName + "/").last
                    return waiting.map { String(path[$0.lowerBound...]) }
                        ?? GoldenFolder.pictureFile(of: result.name)
                }
            }
            (expected, actual) = (file(result.expected), file(result.actual))
            (difference, triptych) = (file(result.difference), file(result.triptych))
        }

        /// The files of a result that has only its golden.
        public init(expected: String? = nil) {
            self.expected = expected
        }
    }
}
