import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the system started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
