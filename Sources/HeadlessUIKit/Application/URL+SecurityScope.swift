public import Foundation

extension URL {
    /// Always true, because a process on Linux needs no permission for single files; compiles only.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Compiles only.
    public func stopAccessingSecurityScopedResource() {}
}
