import SplitframeFiles
import SplitframeSystem

extension Option {
    static let shard = Option(
        name: "shard", value: "I/N", help: "do the I-th of N parts that take about equally long")
}

extension Arguments {
    /// The requested part of a report, which needs its own folder; nil for the whole.
    ///
    /// - Parameter others: Options that cannot be combined with a part.
    func shard(in folder: String?, _ others: Option...) throws -> Shard? {
        guard folder != nil else {
            try refuse([.shard], without: "-o")
            return nil
        }
        guard let shard = try shard else { return nil }
        try refuse(others, with: Option.shard.spelling)
        return shard
    }

    /// The requested part, by the option or by Bazel's variables; nil for the whole.
    ///
    /// An empty file tells Bazel that its variables are supported.
    var shard: Shard? {
        get throws {
            let asked = try value(.shard, expected: "a part of all, such as 2/8") { Shard($0) }
            if let asked { return asked }
            let variables = ProcessInfo.processInfo.environment
            guard let count = variables["TEST_TOTAL_SHARDS"], let index = variables["TEST_SHARD_INDEX"] else {
                return nil
            }
            let number = (Int(index) ?? -1).addingReportingOverflow(1).partialValue
            guard let shard = Shard(number: number, of: Int(count) ?? 0) else {
                throw CommandError.invalidValue(
                    "\(index) of \(count)", option: "TEST_SHARD_INDEX",
                    expected: "a number from 0 below TEST_TOTAL_SHARDS")
            }
            if let file = variables["TEST_SHARD_STATUS_FILE"] {
                guard FileManager.default.createFile(atPath: file, contents: nil) else {
                    throw FileError(.writing, file, errorNumber: errno)
                }
            }
            return shard
        }
    }
}
