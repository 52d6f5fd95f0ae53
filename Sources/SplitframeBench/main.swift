print(LayoutMeasurement().line)
print(try GalleryMeasurement().line)
print(ComparisonMeasurement().line)
