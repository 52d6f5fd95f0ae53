import Foundation

/// Whether long forms of tests run: `SPLITFRAME_DEEP` in the environment, as `scripts/deep` sets it, asks for them.
public let isDeepRun = ProcessInfo.processInfo.environment["SPLITFRAME_DEEP"] != nil
