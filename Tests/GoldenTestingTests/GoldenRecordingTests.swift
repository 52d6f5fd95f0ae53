import Testing

@testable import GoldenTesting

struct `The recording mode` {
    @Test(
        arguments: [
            ([:], RecordingMode.missing), (["CI": "true"], .never), (["CI": "false"], .missing),
            (["SPLITFRAME_RECORD": "failed", "CI": "true"], .failed), (["SPLITFRAME_RECORD": ""], .missing),
        ] as [([String: String], RecordingMode)])
    func `follows the environment`(environment: [String: String], mode: RecordingMode) throws {
        #expect(try GoldenRecording.current(environment: environment) == mode)
    }

    @Test(.goldens(record: .all)) func `follows the trait first`() throws {
        #expect(try GoldenRecording.current(environment: ["SPLITFRAME_RECORD": "never"]) == .all)
    }

    @Test func `is no other word`() {
        #expect(throws: GoldenTestingError.recordingWord("yes")) {
            try GoldenRecording.current(environment: ["SPLITFRAME_RECORD": "yes"])
        }
    }
}
