/// Why nothing was ported.
enum PortError: Error {
    case usage
    case noFolder(String)
    case notOurs(String)
    case inside(String, String)
    case link(String)
    case noFile(String)
    case damagedList(String)
}

extension PortError: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage: "expected two folders: scripts/port APPDIR OUTDIR"
        case .noFolder(let path): "\(path) is not a folder: name the folder of the app's sources"
        case .notOurs(let path):
            "\(path) holds files that scripts/port did not write: name a new or empty folder"
        case .inside(let inner, let outer): "\(inner) lies in \(outer): name a folder beside it"
        case .link(let path): "\(path) is a link: nothing is written through links"
        case .noFile(let path): "\(path) is a pipe, a device or a folder in the place of a file: take it away"
        case .damagedList(let path): "\(path) is damaged: name a new folder"
        }
    }
}
