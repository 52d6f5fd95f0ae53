import SplitframeWireframes
import Testing

extension SceneMotion {
    /// Where motion is wanted, what a browser moves by itself: transforms and opacities, and nothing else.
    func expectTransformsAlone() throws {
        let svg = svg(scale: 2, title: "", longDescription: "", metadata: "")
        let sheet = try #require(svg.firstMatch(of: #/<style>(.*?)</style>/#)).1
        #expect(sheet.hasPrefix("@media (prefers-reduced-motion:no-preference){"))
        let changed = Set(sheet.matches(of: #/[{;]([a-z-]+):/#).map { String($0.1) })
        #expect(
            changed.isSubset(of: [
                "transform", "opacity", "visibility", "animation", "animation-timing-function",
            ]), "\(changed)")
        let own = Set(
            svg.matches(of: #/ style="(.*?)"/#).flatMap { $0.1.split(separator: ";") }
                .map { String($0.prefix { $0 != ":" }) })
        #expect(own.isSubset(of: ["--m", "--x", "--y", "transform-origin"]), "\(own)")
        #expect(!svg.contains("<animate"))
    }
}
