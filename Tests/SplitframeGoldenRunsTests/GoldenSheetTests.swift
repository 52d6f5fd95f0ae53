import SplitframeComparison
import SplitframeDevices
import SplitframeGoldenRuns
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import Testing

struct `A sheet of goldens` {
    @Test(arguments: [GoldenSheet.contactSheet, .modeMap, .ruler, .pair, .generations])
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
            let requests = try sheet.requests(of: selections)
            guard case .sheet(_, let twin) = try #require(requests.first).subject else {
                throw TwinError.truncated
            }
            return try Twin(twin)
        }
        #expect(try verdict(300, 300) == .equal)
        let verdict = try verdict(300, 280)
        #expect(verdict.kind == .layout)
        let causes = Cause.causes(of: [Cause.Picture(name: "sheet", verdict: verdict)])
        #expect(causes.map(\.sentence) == ["primary column width −20 pt"])
    }
}
