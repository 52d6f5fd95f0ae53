print(LayoutMeasurement().line)
for line in try WatchMeasurement().lines { print(line) }
for line in try SizeMeasurement().lines { print(line) }
for line in try DocumentMeasurement().lines { print(line) }
print(try GalleryMeasurement().line)
print(ComparisonMeasurement().line)
