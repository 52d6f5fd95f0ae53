import Foundation

/// What libFuzzer calls with every input; `SPLITFRAME_FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        do {
            try FuzzSession.target.run(input)
        } catch {
            fatalError("\(FuzzSession.target): \(error)")
        }
    }
    return 0
}

private enum FuzzSession {
    static let target: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["SPLITFRAME_FUZZ_TARGET"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            fatalError("SPLITFRAME_FUZZ_TARGET is \"\(name)\": write one of \(known).")
        }
        return target
    }()
}
