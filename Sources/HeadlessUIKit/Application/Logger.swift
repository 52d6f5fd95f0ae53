#if !canImport(os)
    /// The log of an app, which `import os` brings on Apple's systems.
    ///
    /// Nothing is written, so that the output of tests is their own.
    public struct Logger: Sendable {
        public init() {}
        public init(subsystem: String, category: String) {}

        public func log(_ message: OSLogMessage) {}
        public func log(level: OSLogType, _ message: OSLogMessage) {}
        public func trace(_ message: OSLogMessage) {}
        public func debug(_ message: OSLogMessage) {}
        public func info(_ message: OSLogMessage) {}
        public func notice(_ message: OSLogMessage) {}
        public func warning(_ message: OSLogMessage) {}
        public func error(_ message: OSLogMessage) {}
        public func critical(_ message: OSLogMessage) {}
        public func fault(_ message: OSLogMessage) {}
    }

    /// The importance of a message; compiles only.
    public struct OSLogType: Hashable, Sendable, RawRepresentable {
        public let rawValue: UInt8

        public static let `default` = OSLogType(rawValue: 0x00)
        public static let info = OSLogType(rawValue: 0x01)
        public static let debug = OSLogType(rawValue: 0x02)
        public static let error = OSLogType(rawValue: 0x10)
        public static let fault = OSLogType(rawValue: 0x11)

        public init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// Whether a value in a message is visible to others; compiles only.
    public struct OSLogPrivacy: Hashable, Sendable {
        /// How a private value is told from others.
        public enum Mask: Hashable, Sendable { case hash, none }

        public static let auto = OSLogPrivacy()
        public static let `public` = OSLogPrivacy()
        public static let `private` = OSLogPrivacy()
        public static let sensitive = OSLogPrivacy()
        public static func auto(mask: Mask) -> OSLogPrivacy { auto }
        public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
        public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
    }

    /// A message with values, which are not evaluated; compiles only.
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
        public struct Interpolation: StringInterpolationProtocol {
            public init(literalCapacity: Int, interpolationCount: Int) {}

            public func appendLiteral(_ literal: String) {}
            public func appendInterpolation<Value>(
                _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
            ) {}
        }

        public init(stringLiteral value: String) {}
        public init(stringInterpolation: Interpolation) {}
    }
#endif
