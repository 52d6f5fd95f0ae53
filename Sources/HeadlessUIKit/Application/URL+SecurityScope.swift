public import Foundation

extension URL {
    // MARK: Compiles only
    /// Always true, because a process on Linux needs no permission for single files.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
