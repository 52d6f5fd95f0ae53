import SplitframeSystem

extension GoldenFolder {
    /// Where the files of one result wait, relative to the folder of goldens; nil for what there is not.
    public struct PendingFiles: Hashable, Codable, Sendable {
        public var expected: String?
        public var actual: String?
        /// What differs in red, over a faint expected picture.
        public var difference: String?
        /// All three beside each other, with rulers in points.
        public var triptych: String?

        /// The files as paths that begin where that of the folder does.
        public func paths(in folder: GoldenFolder) -> PendingFiles {
            var paths = self
            for file in [\Self.expected, \.actual, \.difference, \.triptych] {
                paths[keyPath: file] = self[keyPath: file].map(folder.path)
            }
            return paths
        }

        /// Every file that results of these names may have, below the folder that they wait in.
        package static func all(of names: some Sequence<String>) -> [String] {
            names.flatMap { name in
                ["actual", "expected", "difference", "triptych"].flatMap { kind in
                    ["\(kind)/\(name).png", "\(kind)/\(name).txt"]
                }
            }
        }

        /// The files of a result that waits, wherever the folder was when they were written.
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

        /// The files of a result that has no more than its golden.
        public init(expected: String? = nil) {
            self.expected = expected
        }
    }
}
