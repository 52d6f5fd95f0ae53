import SplitframeInterface
import SplitframeLayout
import SplitframeRequests

/// The number of layouts that one core resolves in a second, without explanations.
struct LayoutMeasurement {
    /// The number of layouts of each state in a round.
    private let count = 30_000
    private static let rounds = 5

    /// One line: the best of several rounds, because other work of the machine can only slow a round down.
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
        // The sum keeps the compiler from optimizing the work away.
        var sum = 0.0
        var duration = Duration.seconds(3600)
        for _ in 0..<Self.rounds {
            duration = min(
                duration,
                ContinuousClock().measure {
                    for state in states {
                        for _ in 0..<count { sum += state.layout.primaryColumnWidth }
                    }
                })
        }
        precondition(sum > 0, "columns have widths")
        return Double(count * states.count) / (duration / .seconds(1))
    }
}
