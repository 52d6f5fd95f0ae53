package import SplitframeComparison
package import SplitframeFiles
import SplitframeInterface

extension GoldenFolder {
    /// The PNG files below the folder, in order, without hidden ones.
    package func pictures() throws(FileError) -> [String] { try files().filter(Self.isPicture) }

    /// Every golden in order, pictures first, with the stage of its layout, if its twin states one.
    package func stages() throws -> [(name: String, stage: TwinStage?)] {
        let pictures = try names().map { name in
            let twin = try bytes(of: Self.twinFile(of: name)).map { String(decoding: $0, as: UTF8.self) }
            return (name, twin.flatMap(Self.stage))
        }
        let layouts = try layouts()
        return pictures + layouts.keys.sorted().map { ($0, layouts[$0].flatMap(Self.stage)) }
    }

    /// The stage that a twin's second line, the line of the window, describes.
    private static func stage(in twin: String) -> TwinStage? {
        let lines = twin.split(separator: "\n", maxSplits: 2).prefix(2)
        return (try? Twin(lines.map { $0 + "\n" }.joined()))?.stage
    }
}
