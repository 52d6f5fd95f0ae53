import Foundation

// Called by scripts/port with the folder of HeadlessUIKit's sources, the app's and the one to write.
do {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { throw PortError.usage }
    let folders = arguments.dropFirst().map { URL(filePath: $0).resolved }
    let named = URL(filePath: arguments[3])
    let app = folders[1]
    let output = named.deletingLastPathComponent().resolved.appending(path: named.lastPathComponent)
    for (inner, outer) in [(app, folders[2]), (folders[2], app)]
    where (inner.path + "/").hasPrefix(outer.path + "/") { throw PortError.inside(inner.path, outer.path) }
    let porting = try Porting(app: app, headlessUIKit: folders[0])
    let findings = try porting.write(to: output)
    for finding in findings { print("\(finding)".showingControls) }
    let places = findings.count == 1 ? "1 place" : "\(findings.count) places"
    print("port: \(porting.files.count) files in \(arguments[3]); \(places) left to you".showingControls)
} catch {
    FileHandle.standardError.write(Data("port: \("\(error)".showingControls)\n".utf8))
    exit(1)
}
