import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframeGallery

struct `A sheet of goldens` {
    @Test(arguments: GoldenSheet.allCases)
    func `is judged by what it shows, in words`(sheet: GoldenSheet) throws {
        func verdict(_ before: Double, _ after: Double) throws -> Verdict {
            let (expected, actual) = (try twin(before), try twin(after))
            return Verdict(expected: expected, actual: actual)
        }
        func twin(_ width: Double) throws -> Twin {
            let devices: [Device] = [.iPadMini6, .iPadPro11InchM4]
            let selections = devices.map { device in
                var selection = Selection(device: device)
                selection.request.orientation = .landscape
                selection.request.properties = [.width(.primary, .preferred, width)]
                return selection
            }
            return try Picture(try #require(sheet.requests(of: selections).first).illustration).twin
        }
        #expect(try verdict(300, 300) == .equal)
        let verdict = try verdict(300, 280)
        #expect(verdict.kind == .layout)
        let causes = Cause.causes(of: [Cause.Picture(name: "sheet", verdict: verdict)])
        #expect(causes.map(\.sentence) == ["primary column width −20 pt"])
    }
}

struct `Pictures of several pictures` {
    private static let phrases: [AlternativeTextPhrases] = [.english, .german, .chinese]

    /// What two generations of one iPad look like as such a picture, told in a language.
    private func picture(_ sheet: GoldenSheet, in phrases: AlternativeTextPhrases) throws -> Picture {
        let selections = [Generation.iOS26, .iOS14].map { generation in
            var selection = Selection(device: .iPadMini6)
            selection.style = .tripleColumn
            selection.orientation = .landscape
            selection.generation = generation
            return selection
        }
        let request = try #require(try sheet.requests(of: selections).first)
        return try Picture(request.illustration, in: phrases)
    }

    @Test(arguments: GoldenSheet.allCases)
    func `are told in each language, and in no other`(sheet: GoldenSheet) throws {
        let told = try Self.phrases.map { try picture(sheet, in: $0).alternativeText }
        #expect(Set(told).count == told.count)
        #expect(told[2].hasSuffix("。"))
        for text in told.dropFirst() {
            // The name of a range of systems is the same in every language.
            let own = text.replacing("14 to 18", with: "")
            for english in [" columns", " to ", " in landscape", "modes", "pictures", "collapsed", "points"] {
                #expect(!own.contains(english))
            }
        }
    }

    @Test func `are told in one's own words as far as these go`() throws {
        let own = AlternativeTextPhrases(
            language: "fr", phrases: [.before: "Avant", .isNew: "{column} apparaît"])
        let text = try picture(.pair, in: own).longDescription
        #expect(text.contains("Avant: iPad mini"))
        #expect(text.contains("After: iPad mini"))
    }
}
