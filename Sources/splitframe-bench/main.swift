import Geometry
import InterfaceModel
import SplitLayout

/// Layouts resolved per second on one core, explanation off.
func measureLayouts(count: Int) -> (perSecond: Double, checksum: Double) {
    let states = [SplitStyle.doubleColumn, .tripleColumn].flatMap { style in
        [820.0, 1180, 1376].map { width in
            SplitState(SplitConfiguration(style: style)).settled(
                after: .mount(TraitEnvironment(size: Size(width: width, height: 1000), scale: 2)))
        }
    }
    var checksum = 0.0
    let clock = ContinuousClock()
    let duration = clock.measure {
        for index in 0..<count {
            checksum += states[index % states.count].layout.primaryColumnWidth
        }
    }
    return (Double(count) / (duration / .seconds(1)), checksum)
}

let layouts = measureLayouts(count: 1_000_000)
print("layouts: \(Int(layouts.perSecond)) per second on one core (checksum \(layouts.checksum.pointText))")
print(ComparisonMeasurement().line)
