import Foundation
import SplitframeJSON
import SplitframePainting

let words = CommandLine.arguments.dropFirst()
if words.count == 3, words[1] == "ratios" {
    print(try RatioMeasurement(of: words[2], changed: words[3]).json.compactText)
} else if words.elementsEqual(["matrix"]) {
    print(try MatrixMeasurement().json.compactText)
} else if words.count == 4, words[1] == "chart" {
    let facts = try JSON(data: Data(contentsOf: URL(filePath: words[2])))
    let chart = try SpeedChart(facts, date: words[4])
    try Data(Painter(fonts: .installed()).png(of: chart.scene, scale: 2)).write(to: URL(filePath: words[3]))
} else {
    print(LayoutMeasurement().line)
    for line in try WatchMeasurement().lines { print(line) }
    for line in try SizeMeasurement().lines { print(line) }
    for line in try DocumentMeasurement().lines { print(line) }
    print(try GalleryMeasurement().line)
    print(ComparisonMeasurement().line)
}
