import Foundation
import Porting

do {
    for line in try PortCommand(CommandLine.arguments).run() { print(line) }
} catch {
    FileHandle.standardError.write(Data(("port: \(error)".showingControls + "\n").utf8))
    exit(1)
}
