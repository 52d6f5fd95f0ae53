import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import Testing

@testable import SplitframeReview

struct `The server of explore` {
    private let server = ExploreServer(
        from: Selection(device: .iPadMini6), among: Device.known, token: "token", port: 5000, jobs: 2)
    private static let host = ["host": "127.0.0.1:5000"]
    private static let own = host.merging([
        "origin": "http://127.0.0.1:5000", "content-type": "application/json",
    ]) { $1 }
    private static let pad: JSON = [
        ["device", "ipad-pro-13-inch-m4"], ["orientation", "landscape"], ["style", "tripleColumn"],
    ]

    private func ask(_ question: String, _ body: JSON) throws -> JSON {
        let answer = server.answer(
            HTTPRequest(
                method: "POST", path: "/token/\(question)", headers: Self.own,
                body: Array(body.compactText.utf8)))
        #expect(answer.status == 200)
        return try JSON(bytes: answer.body)
    }

    @Test func `gives the page, under a policy that lets it talk to nobody else`() {
        let page = server.answer(HTTPRequest(method: "GET", path: "/token/", headers: Self.host))
        #expect(page.status == 200)
        let policy = page.headers["Content-Security-Policy"] ?? ""
        #expect(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"))
        #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
    }

    @Test(arguments: [
        HTTPRequest(method: "GET", path: "/", headers: host),
        HTTPRequest(method: "GET", path: "/token/shelf", headers: ["host": "evil.example:5000"]),
        HTTPRequest(method: "GET", path: "/token/other", headers: host),
        HTTPRequest(method: "POST", path: "/token/show", headers: host),
        HTTPRequest(
            method: "POST", path: "/token/show",
            headers: own.merging(["origin": "http://evil.example"]) { $1 }),
        HTTPRequest(
            method: "POST", path: "/token/figure", headers: own.merging(["content-type": "text/plain"]) { $1 }
        ),
        HTTPRequest(method: "POST", path: "/token/decisions", headers: own),
        HTTPRequest(method: "DELETE", path: "/token/", headers: own),
    ])
    func `refuses anything else`(request: HTTPRequest) {
        #expect(server.answer(request).status >= 400)
    }

    @Test func `tells numbers with their reasons, and what the delegate hears`() throws {
        let shown = try ask("show", ["words": Self.pad])
        let facts = try #require(shown["facts"]?.array)
        let width = try #require(facts.first { $0.array?.first == "secondary.width" }?.array)
        #expect(width[2].string?.contains("1376") == true)
        #expect(shown["occasion"] == "when it is mounted")
        let narrow = JSON.array((Self.pad.array ?? []) + [["window", "700x1032"]])
        let changed = try ask("show", ["words": narrow, "before": Self.pad])
        #expect(changed["occasion"] == "when the window changes")
        #expect(changed["calls"]?.strings?.contains { $0.hasPrefix("willHide") } == true)
    }

    @Test func `says what a property is where the app sets nothing`() throws {
        let words = JSON.array((Self.pad.array ?? []) + [["set", "preferredPrimaryColumnWidth=200"]])
        let shown = try ask("show", ["words": words])
        let plain = try ask("show", ["words": Self.pad])
        let facts = try #require(plain["facts"]?.array)
        let automatic = facts.first { $0.array?.first == "primary.width" }?.array?[1]
        #expect(shown["automatic"]?["preferredPrimaryColumnWidth"] == automatic)
    }

    @Test func `says which minimum and maximum widths hold where the app sets none`() throws {
        let words = JSON.array((Self.pad.array ?? []) + [["set", "minimumSecondaryColumnWidth=600"]])
        let automatic = try #require(ask("show", ["words": words])["automatic"])
        // Measured in iOS 26: three columns begin where 240, 240 and 464 points fit.
        #expect(automatic["minimumPrimaryColumnWidth"] == "240")
        #expect(automatic["minimumSupplementaryColumnWidth"] == "240")
        #expect(automatic["minimumSecondaryColumnWidth"] == "464")
    }

    @Test func `gives every number that annotations write its place and its reason`() throws {
        let words = JSON.array((Self.pad.array ?? []) + [["window", "954.5x1032"], ["annotate", "all"]])
        let shown = try ask("show", ["words": words])
        let marks = try #require(shown["marks"]?.array).compactMap(\.array)
        let texts = marks.compactMap { $0[1].string }
        #expect(Set(texts).isSuperset(of: ["primary 240 pt", "secondary 464 pt", "top 32", "bottom 25"]))
        for mark in marks {
            let place = mark[3].array?.compactMap(\.number) ?? []
            #expect(place.count == 4 && place.allSatisfy { (0...1).contains($0) }, "\(mark)")
            // A number of the layout is a sum; a row of the table has its rule.
            let isSum = mark[0].string?.contains(".") == true
            #expect(mark[2].string?.contains(isSum ? " = " : "; ") == true, "\(mark)")
        }
        #expect(marks.contains { $0[0] == "Supplementary width" || $0[0] == "Automatic supplementary width" })
        let top = try #require(marks.first { $0[1] == "top 32" }?[2].string)
        #expect(top.contains("top 32 = 32 (the window's inset)") && !top.contains("bottom"))
        // Without annotations there are the widths alone.
        let plain = try #require(ask("show", ["words": Self.pad])["marks"]?.array).compactMap(\.array)
        #expect(plain.count == 3 && plain.allSatisfy { $0[3].array?.count == 2 })
    }

    @Test func `gives the width of a column off screen the reason of the width that it comes back with`()
        throws
    {
        let words: JSON = [
            ["device", "ipad-mini-6"], ["orientation", "landscape"], ["displayMode", "secondaryOnly"],
            ["set", "preferredPrimaryColumnWidth=300"], ["annotate", "widths"],
        ]
        let marks = try #require(ask("show", ["words": words])["marks"]?.array).compactMap(\.array)
        let pale = try #require(marks.first { $0[0] == "primary.width" })
        #expect(pale[1] == "300 pt" && pale[2].string?.contains("300") == true, "\(pale)")
    }

    @Test func `says in numbers what an automatic fraction and an automatic button are`() throws {
        let automatic = try #require(ask("show", ["words": Self.pad])["automatic"])
        let width = try #require(automatic["preferredPrimaryColumnWidth"]?.string.flatMap(Double.init))
        let fraction = try #require(
            automatic["preferredPrimaryColumnWidthFraction"]?.string.flatMap(Double.init))
        #expect(abs(fraction - width / 1376) < 0.001)
        #expect(automatic["displayModeButtonVisibility"] == "always")
        let still = JSON.array((Self.pad.array ?? []) + [["set", "presentsWithGesture=false"]])
        #expect(try ask("show", ["words": still])["automatic"]?["displayModeButtonVisibility"] == "never")
    }

    @Test(arguments: [
        (["styl", "tripleColumn"], "style"), (["style", "tripleColum"], "tripleColumn"),
        (["device", "ipad-mini-99"], "ipad-mini"), (["window", "9x9x9"], "9x9x9"), (["set", "x=1"], "\"x\""),
    ])
    func `answers wrong words with a sentence`(word: [String], told: String) throws {
        let answer = try ask("show", ["words": [.strings(word)]])
        #expect(answer["error"]?.string?.contains(told) == true, "\(answer)")
    }

    @Test func `has the ruler of any width, and then its figure`() async throws {
        let ruler = try ask("ruler", ["words": Self.pad])
        #expect(ruler["count"] == 2113)
        let ticks = try #require(ruler["ticks"]?.array)
        #expect(ticks.contains { $0.array?[2].string?.hasPrefix("954.5 pt") == true })
        let small: JSON = [["device", "iphone-se-1"]]
        var figure = try ask("figure", ["words": small])
        while figure["figure"] == .null {
            try await Task.sleep(for: .milliseconds(20))
            figure = try ask("figure", ["words": small])
        }
        #expect(figure["figure"]?["places"]?.array?.count == 1)
        let mail: JSON = [["device", "iphone-se-1"], ["content", "mail"]]
        #expect(try ask("figure", ["words": mail])["error"]?.string?.contains("\"mail\"") == true)
    }
}
