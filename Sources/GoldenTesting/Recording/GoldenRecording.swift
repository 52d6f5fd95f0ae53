import Foundation
public import SplitframeGoldens
public import Testing

/// A trait that chooses which pictures of a test or suite become goldens: `@Suite(.goldens(record: .failed))`.
public struct GoldenRecording: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var mode: RecordingMode?

    /// The recording mode of the test or suite.
    public var mode: RecordingMode
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$mode.withValue(mode) { try await function() }
    }

    /// The mode for a call without one: the trait's, else that of `SPLITFRAME_RECORD`, else `never` under continuous
    /// integration, which sets `CI`, and `missing` elsewhere.
    static func current(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenTestingError) -> RecordingMode {
        if let mode { return mode }
        if let word = environment["SPLITFRAME_RECORD"], !word.isEmpty {
            guard let mode = RecordingMode(rawValue: word) else { throw .recordingWord(word) }
            return mode
        }
        return environment["CI"].map { $0.isEmpty || $0 == "false" } ?? true ? .missing : .never
    }
}

extension Trait where Self == GoldenRecording {
    /// Which pictures become goldens.
    public static func goldens(record mode: RecordingMode) -> Self { GoldenRecording(mode: mode) }
}
