import SplitframeSystem
import Testing

@testable import SplitframeFiles

struct `A running program` {
    @Test func `says how it ended`() throws {
        #expect(try RunningProgram("/bin/sh", ["-c", "exit 3"]).wait() == 3)
        #expect(try RunningProgram("/bin/sh", ["-c", "kill -TERM $$"]).wait() == 128 + SIGTERM)
    }

    @Test func `ends with its value, and leaves no process behind`() throws {
        let process = try RunningProgram("/bin/sleep", ["1000"]).process
        // A process that has ended and was not waited for can still be signalled.
        #expect(kill(process, 0) == -1)
    }

    @Test func `goes on where it is left to the user`() throws {
        let program = try RunningProgram("/bin/sleep", ["1000"])
        let process = program.process
        program.leave()
        #expect(kill(process, SIGKILL) == 0)
        #expect(waitpid(process, nil, 0) == process)
    }
}
