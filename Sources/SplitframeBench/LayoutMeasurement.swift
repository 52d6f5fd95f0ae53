import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests

/// How many layouts one core resolves in a second, explanation off.
struct LayoutMeasurement {
    private static let count = 200_000
    private static let rounds = 5

    /// One line: the best of several rounds, for whatever else the machine does only slows a round down.
    var line: String { "layouts: \(Int(perSecond)) a second on one core" }

    var perSecond: Double {
        let states = [SplitStyle.doubleColumn, .tripleColumn].flatMap { style in
            [820.0, 1180, 1376].map { width in
                let environment = TraitEnvironment(size: Size(width: width, height: 1000), scale: 2)
                var request = SplitRequest(in: environment)
                request.style = style
                return request.state(in: environment)
            }
        }
        // The sum keeps the compiler from leaving the work out.
        var sum = 0.0
        var duration = Duration.seconds(3600)
        for _ in 0..<Self.rounds {
            duration = min(
                duration,
                ContinuousClock().measure {
                    for index in 0..<Self.count {
                        sum += states[index % states.count].layout.primaryColumnWidth
                    }
                })
        }
        precondition(sum > 0, "columns have widths")
        return Double(Self.count) / (duration / .seconds(1))
    }
}
