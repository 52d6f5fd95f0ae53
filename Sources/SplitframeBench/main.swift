import SplitframeJSON

let words = CommandLine.arguments.dropFirst()
if words.count == 3, words[1] == "ratios" {
    print(try RatioMeasurement(of: words[2], changed: words[3]).json.compactText)
} else if words.elementsEqual(["matrix"]) {
    print(try MatrixMeasurement().json.compactText)
} else {
    print(LayoutMeasurement().line)
    for line in try WatchMeasurement().lines { print(line) }
    for line in try SizeMeasurement().lines { print(line) }
    for line in try DocumentMeasurement().lines { print(line) }
    print(try GalleryMeasurement().line)
    print(ComparisonMeasurement().line)
}
