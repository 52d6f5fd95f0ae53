import SplitframeWireframes
import Testing

/// How far apart two opaque colours are for the comparison tools of others, from 0 to almost 1.
///
/// The metric that pixelmatch takes from Kotsarenko and Ramos, "Measuring perceived color difference using
/// YIQ NTSC transmission color space" (2010), as a square root over its largest value.
private func yiqDistance(_ one: Color, _ other: Color) -> Double {
    let red = Double(one.red) - Double(other.red)
    let green = Double(one.green) - Double(other.green)
    let blue = Double(one.blue) - Double(other.blue)
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215).squareRoot()
}

/// The contrast of two opaque colours by WCAG 2.1, from 1 to 21.
private func contrast(_ one: Color, _ other: Color) -> Double {
    let (dark, light) = (min(one.luminance, other.luminance), max(one.luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
}

extension Color {
    fileprivate var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            guard value > 0.04045 else { return value / 12.92 }
            var power = 1.0
            // x^2.4 as (x^12)^(1/5), by Newton's method: the tests need no other library for it.
            let base = (value + 0.055) / 1.055
            let twelfth = (0..<12).reduce(1.0) { product, _ in product * base }
            for _ in 0..<60 {
                power -=
                    (power * power * power * power * power - twelfth) / (5 * power * power * power * power)
            }
            return power
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The colour below a veil.
    fileprivate func below(_ veil: Color) -> Color {
        func blend(_ channel: UInt8, _ over: UInt8) -> UInt8 {
            let alpha = Double(veil.alpha) / 255
            return UInt8((Double(channel) * (1 - alpha) + Double(over) * alpha).rounded())
        }
        return Color(
            red: blend(red, veil.red), green: blend(green, veil.green), blue: blend(blue, veil.blue))
    }
}

struct `The metrics of colour` {
    @Test func `give the distances and contrasts that others published`() {
        #expect(abs(yiqDistance(Color(0x000000), Color(0xFFFFFF)) - 0.9659) < 0.0001)
        #expect(abs(yiqDistance(Color(0xC6C6C8), Color(0xFFFFFF)) - 0.215) < 0.001)
        #expect(abs(contrast(Color(0x000000), Color(0xFFFFFF)) - 21) < 0.001)
        #expect(abs(contrast(Color(0x767676), Color(0xFFFFFF)) - 4.54) < 0.01)
    }
}

struct `A theme` {
    /// The least distance between two regions, or between each of them and the line that parts them.
    private static let leastDistance = 0.25
    private static let leastContrast = 4.5
    static let themes = Theme.allCases.map(\.colors)

    @Test(arguments: themes)
    func `parts columns by a line that any comparison tool sees, veiled or not`(theme: WireframeTheme) {
        for fill in theme.fills + theme.fills.map({ $0.below(theme.veil) }) {
            #expect(yiqDistance(fill, theme.boundary) >= Self.leastDistance)
        }
        for fill in theme.fills {
            #expect(
                yiqDistance(fill.below(theme.veil), theme.boundary.below(theme.veil)) >= Self.leastDistance)
        }
    }

    @Test(arguments: themes)
    func `parts windows from what lies around them`(theme: WireframeTheme) {
        for surface in [theme.backdrop, theme.neighbor] {
            #expect(yiqDistance(surface, theme.boundary) >= Self.leastDistance)
        }
        // The handle of the divider, and the lines between it and the panes.
        #expect(yiqDistance(theme.divider, theme.boundary) >= Self.leastDistance)
    }

    @Test(arguments: themes)
    func `dims so that it is seen, in the ground or in what stands on it`(theme: WireframeTheme) {
        let distances = [theme.secondary, theme.titlePlaceholder].map {
            yiqDistance($0, $0.below(theme.veil))
        }
        #expect(distances.contains { $0 >= 0.15 })
    }

    @Test func `lets shadows be seen in the dark`() {
        let theme = WireframeTheme.dark
        #expect(theme.fills.allSatisfy { yiqDistance($0, $0.below(theme.shadow)) >= 0.08 })
    }

    @Test(arguments: themes)
    func `parts the screen from the device and the device from the page`(theme: WireframeTheme) {
        for surface in theme.fills + [theme.backdrop, theme.neighbor] {
            #expect(yiqDistance(surface, theme.screenEdge) >= Self.leastDistance)
        }
        #expect(yiqDistance(theme.bodyEdge, theme.canvas) >= Self.leastDistance)
        #expect(yiqDistance(theme.bodyEdge, theme.body) >= Self.leastDistance)
    }

    @Test(arguments: themes)
    func `has text that can be read wherever it stands`(theme: WireframeTheme) {
        for surface in theme.fills + [theme.canvas, theme.backdrop, theme.neighbor] {
            #expect(contrast(theme.ink, surface) >= Self.leastContrast)
        }
        for surface in theme.fills + [theme.card] {
            #expect(contrast(theme.accent, surface) >= Self.leastContrast)
        }
        #expect(contrast(theme.secondaryInk, theme.canvas) >= Self.leastContrast)
        #expect(contrast(theme.onAccent, theme.accent) >= Self.leastContrast)
        for surface in [theme.annotationFill, theme.canvas] {
            for line in theme.lines {
                #expect(contrast(line, surface) >= (surface == theme.canvas ? 3 : Self.leastContrast))
                #expect(yiqDistance(line, surface) >= Self.leastDistance)
            }
        }
    }

    @Test func `of high contrast has text of 7 to 1 and lines of 3 to 1`() {
        let theme = WireframeTheme.highContrast
        for surface in theme.fills + [theme.canvas, theme.card] {
            for text in [theme.ink, theme.secondaryInk, theme.accent] {
                #expect(contrast(text, surface) >= 7, "\(text) on \(surface)")
            }
            for line in [theme.boundary, theme.hairline, theme.titlePlaceholder, theme.textPlaceholder] {
                #expect(contrast(line, surface) >= 3, "\(line) on \(surface)")
            }
        }
        for text in theme.lines { #expect(contrast(text, theme.annotationFill) >= 7, "\(text)") }
        #expect(contrast(theme.onAccent, theme.accent) >= 7)
        #expect(contrast(theme.pictureLine, theme.picture) >= 3)
    }
}

extension WireframeTheme {
    /// The fills that lie side by side in a window.
    fileprivate var fills: [Color] { [primary, supplementary, secondary, inspector] }

    /// Whatever is drawn and written over and beside the screen.
    fileprivate var lines: [Color] {
        [primaryLine, supplementaryLine, secondaryLine, inspectorLine, annotation, change]
    }
}
