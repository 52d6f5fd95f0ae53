/// A value that a twin writes and reads.
package protocol TwinRepresentable: SendableMetatype {
    init?(twinValue: TwinValue)
    var twinValue: TwinValue { get }
}

/// A named case is written as its name, without quotes.
extension TwinRepresentable where Self: NamedCase {
    package init?(twinValue: TwinValue) {
        guard case .word(let word) = twinValue else { return nil }
        self.init(name: word)
    }

    package var twinValue: TwinValue { .word(name) }
}

extension Bool: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard case .word(let word) = twinValue else { return nil }
        self.init(word)
    }

    package var twinValue: TwinValue { .word("\(self)") }
}

extension Double: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let numbers = twinValue.numbers, numbers.count == 1 else { return nil }
        self = numbers[0]
    }

    package var twinValue: TwinValue { TwinValue(rounding: [self]) }
}

extension Int: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let number = Double(twinValue: twinValue) else { return nil }
        self.init(exactly: number)
    }

    package var twinValue: TwinValue { .numbers([Double(self)]) }
}

extension String: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let text = twinValue.text else { return nil }
        self = text
    }

    package var twinValue: TwinValue { .texts([self]) }
}

/// Lists of texts, and of named cases: `disclosure,detail`.
extension Array: TwinRepresentable where Element: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        let values: [TwinValue] =
            switch twinValue {
            case .numbers(let numbers): numbers.map { .numbers([$0]) }
            case .texts(let texts): texts.map { .texts([$0]) }
            case .word(let word): word.split(separator: ",").map { .word(String($0)) }
            }
        let elements = values.compactMap(Element.init(twinValue:))
        guard elements.count == values.count else { return nil }
        self = elements
    }

    package var twinValue: TwinValue {
        let values = map(\.twinValue)
        let texts = values.compactMap(\.text)
        return texts.count == count ? .texts(texts) : .word(values.map(\.description).joined(separator: ","))
    }
}

extension Size: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let numbers = twinValue.numbers, numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }

    package var twinValue: TwinValue { TwinValue(rounding: [width, height]) }
}

extension Rectangle: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let numbers = twinValue.numbers, numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    package var twinValue: TwinValue { TwinValue(rounding: [x, y, width, height]) }
}

/// What is visible is written as the edges of the area, followed by the radius of its corners if they are round.
extension ElementClip: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let numbers = twinValue.numbers, numbers.count == 4 || numbers.count == 5 else { return nil }
        self.init(
            Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            radius: numbers.count == 5 ? numbers[4] : 0)
    }

    package var twinValue: TwinValue {
        TwinValue(rounding: [area.x, area.y, area.width, area.height] + (radius > 0 ? [radius] : []))
    }
}

extension EdgeInsets: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let numbers = twinValue.numbers, numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    package var twinValue: TwinValue { TwinValue(rounding: [top, left, bottom, right]) }
}

/// A colour is written as `#RRGGBB`, followed by the opacity if it is not full.
extension ElementColor: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard case .word(let word) = twinValue, word.first == "#", word.count == 7 || word.count == 9,
            let number = UInt32(word.dropFirst(), radix: 16)
        else { return nil }
        let channels = word.count == 9 ? number : number << 8 | 255
        self.init(
            red: UInt8(truncatingIfNeeded: channels >> 24), green: UInt8(truncatingIfNeeded: channels >> 16),
            blue: UInt8(truncatingIfNeeded: channels >> 8), alpha: UInt8(truncatingIfNeeded: channels))
    }

    package var twinValue: TwinValue {
        let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
        return .word(
            "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined())
    }
}

extension BarButtonElement.Icon: TwinRepresentable {}
extension BarButtonElement.Side: TwinRepresentable {}
extension Column: TwinRepresentable {}
extension ColumnPresentation: TwinRepresentable {}
extension ContentElement.Kind: TwinRepresentable {}
extension DisplayMode: TwinRepresentable {}
extension ElementCorner: TwinRepresentable {}
extension ElementGround: TwinRepresentable {}
extension ElementInk: TwinRepresentable {}
extension Font.Weight: TwinRepresentable {}
extension Generation: TwinRepresentable {}
extension InterfaceStyle: TwinRepresentable {}
extension LayoutDirection: TwinRepresentable {}
extension PopoverArrow: TwinRepresentable {}
extension PrimaryEdge: TwinRepresentable {}
extension ScreenPresentation: TwinRepresentable {}
extension SizeClass: TwinRepresentable {}
extension SplitBehavior: TwinRepresentable {}
extension SplitStyle: TwinRepresentable {}
extension UserInterfaceIdiom: TwinRepresentable {}
extension ViewElement.Accessory: TwinRepresentable {}
extension ViewElement.ButtonLook: TwinRepresentable {}
extension ViewElement.FieldBorder: TwinRepresentable {}
extension ViewElement.FontTrait: TwinRepresentable {}
extension ViewElement.ImageMode: TwinRepresentable {}
extension ViewElement.ImagePlacement: TwinRepresentable {}
extension ViewElement.Alignment: TwinRepresentable {}
extension VerticalBarEdge: TwinRepresentable {}
extension ViewElement.Kind: TwinRepresentable {}
