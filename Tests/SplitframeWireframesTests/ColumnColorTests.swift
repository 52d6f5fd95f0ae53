import Foundation
import SplitframeWireframes
import Testing

/// How people see colours: all of them, or without one of the three kinds of cones.
private enum Sight: CaseIterable {
    case normal, protanopia, deuteranopia, tritanopia

    /// On linear sRGB, full severity: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
    /// of Color Vision Deficiency" (2009), table 1.
    var matrix: [[Double]] {
        switch self {
        case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ]
        case .deuteranopia:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ]
        case .tritanopia:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ]
        }
    }
}

private struct Lab {
    var l: Double
    var a: Double
    var b: Double

    init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

    /// A colour as somebody sees it, D65.
    init(_ color: Color, seenWith sight: Sight = .normal) {
        let linear = [color.red, color.green, color.blue].map { channel -> Double in
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func product(_ row: [Double], _ column: [Double]) -> Double {
            zip(row, column).reduce(0) { $0 + $1.0 * $1.1 }
        }
        let seen = sight.matrix.map { min(1, max(0, product($0, linear))) }
        func curve(_ t: Double) -> Double {
            t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
        }
        let x = curve(product([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047)
        let y = curve(product([0.2126729, 0.7151522, 0.0721750], seen))
        let z = curve(product([0.0193339, 0.1191920, 0.9503041], seen) / 1.08883)
        self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// CIEDE2000, all weights one: Sharma, Wu and Dalal (2005).
    func distance(to other: Lab) -> Double {
        let chroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let g = 0.5 * (1 - (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot())
        let (a1, a2) = (a * (1 + g), other.a * (1 + g))
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        func hue(_ a: Double, _ b: Double) -> Double {
            let degrees = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
            return degrees < 0 ? degrees + 360 : degrees
        }
        let (h1, h2) = (hue(a1, b), hue(a2, other.b))
        let isGrey = c1 * c2 == 0
        var turn = isGrey ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        var mean = isGrey ? h1 + h2 : (h1 + h2) / 2
        if !isGrey, abs(h1 - h2) > 180 { mean += h1 + h2 < 360 ? 180 : -180 }
        func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
        let (deltaL, deltaC) = (other.l - l, c2 - c1)
        let deltaH = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)
        let (middleL, middleC) = ((l + other.l) / 2, (c1 + c2) / 2)
        let t =
            1 - 0.17 * cosine(mean - 30) + 0.24 * cosine(2 * mean) + 0.32 * cosine(3 * mean + 6)
            - 0.2 * cosine(4 * mean - 63)
        let fromFifty = (middleL - 50) * (middleL - 50)
        let scaleL = 1 + 0.015 * fromFifty / (20 + fromFifty).squareRoot()
        let (scaleC, scaleH) = (1 + 0.045 * middleC, 1 + 0.015 * middleC * t)
        let rotation =
            -sin(2 * 30 * exp(-pow((mean - 275) / 25, 2)) * .pi / 180) * 2
            * (pow(middleC, 7) / (pow(middleC, 7) + pow(25, 7))).squareRoot()
        let (x, y, z) = (deltaL / scaleL, deltaC / scaleC, deltaH / scaleH)
        return (x * x + y * y + z * z + rotation * y * z).squareRoot()
    }
}

struct `The colours of columns` {
    /// From the authors' test data.
    @Test(arguments: [
        (Lab(l: 50, a: 2.6772, b: -79.7751), Lab(l: 50, a: 0, b: -82.7485), 2.0425),
        (Lab(l: 50, a: 2.5, b: 0), Lab(l: 73, a: 25, b: -18), 27.1492),
        (Lab(l: 6.7747, a: -0.2908, b: -2.4247), Lab(l: 5.8714, a: -0.0985, b: -2.2286), 0.6377),
    ])
    fileprivate func `are told apart by a distance that gives what its authors published`(
        one: Lab, other: Lab, distance: Double
    ) { #expect(abs(one.distance(to: other) - distance) < 0.0001) }

    @Test(arguments: Theme.allCases)
    func `are told apart in every theme, whichever colours somebody sees`(theme: Theme) {
        let colors = theme.colors.columnLines
        for sight in Sight.allCases {
            for (index, one) in colors.enumerated() {
                for other in colors[..<index] {
                    let distance = Lab(one, seenWith: sight).distance(to: Lab(other, seenWith: sight))
                    #expect(distance >= 20, "\(sight): \(one) and \(other)")
                }
            }
        }
    }

    @Test(arguments: Theme.allCases)
    func `are not the colour of change`(theme: Theme) {
        for line in theme.colors.columnLines {
            #expect(Lab(line).distance(to: Lab(theme.colors.change)) >= 20)
        }
    }
}

extension WireframeTheme {
    fileprivate var columnLines: [Color] { [primaryLine, supplementaryLine, secondaryLine, inspectorLine] }
}
