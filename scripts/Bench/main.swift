import Foundation
import SplitframeFiles
import SplitframePainting

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, arguments[1] == "ratios" {
    print(try RatioMeasurement(of: arguments[2]).json.compactText)
} else if arguments.elementsEqual(["layouts"]) {
    print(LayoutMeasurement().perSecond)
} else if arguments.elementsEqual(["matrix"]) {
    print(try MatrixMeasurement().json.compactText)
} else if arguments.count == 4, arguments[1] == "chart" {
    let facts = try JSON(data: Data(contentsOf: URL(filePath: arguments[2])))
    let painter = Painter(fonts: try .installed())
    for (suffix, isDark) in [(".png", false), ("~dark.png", true)] {
        let chart = try SpeedChart(facts, date: arguments[4], isDark: isDark)
        try Data(painter.png(of: chart.scene, scale: 2)).write(
            to: URL(filePath: arguments[3] + suffix))
    }
} else {
    print(LayoutMeasurement().line)
    for line in try WatchMeasurement().lines { print(line) }
    for line in try SizeMeasurement().lines { print(line) }
    for line in try DocumentMeasurement().lines { print(line) }
    print(try GalleryMeasurement().line)
}
