/// Where the texts of a view are in its frame, from left to right: drawing puts them there, and the tree says which of
/// them are cut.
extension ViewElement {
    /// The distance of a row's contents and separator from its sides, in points.
    package static let usualMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    /// The room of an accessory at a row's start, in points.
    package static let leadingPitch = 38.0
    /// The room of the glass in a search field, in points.
    package static let searchRoom = 24.0

    package var font: Font {
        Font(
            size: fontSize, weight: fontWeight, isItalic: fontTraits.contains(.italic),
            isMonospaced: fontTraits.contains(.monospaced))
    }

    /// The font of a header's or footer's words.
    package var sectionFont: Font {
        Font(size: kind == .footer ? 13 : fontSize, weight: kind == .footer ? .regular : .semibold)
    }

    /// The font of the name of a control that is not drawn in detail.
    package static let outlineFont = Font(size: 13)

    /// The width of the accessories at the end with the space behind each, in points.
    package var accessoryRoom: Double { accessories.reduce(0) { $0 + $1.width + Accessory.space } }

    /// The box of a row's image and texts.
    ///
    /// - Parameter end: The start of the app's own view at the row's end, which they make room for; nil without one.
    package func rowContents(in frame: Rectangle, upTo end: Double?) -> Rectangle {
        let margins = margins ?? Self.usualMargins
        let right = accessories.isEmpty ? margins.right : min(margins.right, Accessory.spaceBefore)
        let left = margins.left + Double(leadingAccessories.count) * Self.leadingPitch
        var box = frame.inset(
            by: EdgeInsets(top: 0, left: left, bottom: 0, right: right + accessoryRoom + endRoom))
        if let end { box.width = max(0, min(box.maxX, end - 8) - box.minX) }
        return box
    }

    /// The box of a row's texts in that of its contents.
    package func rowTexts(in contents: Rectangle) -> Rectangle {
        guard symbol != nil else { return contents }
        let image = max(imageSize?.width ?? 22, Self.imageRoom)
        let left = image + (imagePadding ?? Self.usualImagePadding)
        return contents.inset(by: EdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    }

    /// The width of a row's second text beside the first.
    package func besideWidth(in texts: Rectangle) -> Double {
        let lines = secondaryLines.isEmpty ? [secondaryText?.firstLine ?? ""] : secondaryLines
        let font = Font(size: secondaryFontSize)
        return min(texts.width, (lines.map { font.width(of: $0, secondaryParts) }.max() ?? 0) + 2)
    }

    /// The space between two texts beside each other, in points.
    package static let besideGap = 8.0

    /// The box of a field's text, or of its placeholder, whose width in points is given, without the glass.
    package func fieldContents(in frame: Rectangle, textWidth: Double) -> Rectangle {
        // A field without a border is as wide as its text.
        let margin = kind == .search ? 12 : min(7, max(0, frame.width - textWidth) / 2)
        return frame.inset(by: margins ?? EdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    }

    /// The font of a button's second line: 12 points for 17 of the title, the sizes of caption and body.
    package var subtitleFont: Font { Font(size: (fontSize * 12 / 17).rounded()) }

    /// The size of a button's image in points; nil without one.
    package var buttonImage: Size? {
        symbol == nil ? nil : imageSize ?? Size(width: 20, height: 20)
    }

    /// The width of the arrows behind a pop-up button's title, with the space before them, in points; 0 without.
    package var popUpRoom: Double { accessories.contains(.menu) ? 18 : 0 }

    /// The space between a button's image and its texts, in points.
    package var buttonGap: Double {
        symbol == nil || text == nil && secondaryText == nil ? 0 : imagePadding ?? 0
    }

    /// The box of a button's contents: a visible edge keeps a distance to them.
    package func buttonContents(in frame: Rectangle) -> Rectangle {
        guard alignment == .leading || alignment == .trailing else { return frame }
        if let margins { return frame.inset(by: margins) }
        let hasGround = buttonLook != nil || isSelected
        return hasGround ? frame.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)) : frame
    }

    /// The width that a button's contents leave for its texts.
    package func buttonTextRoom(in contents: Rectangle) -> Double {
        let isStacked = imagePlacement == .top || imagePlacement == .bottom
        let image = isStacked ? 0 : (buttonImage?.width ?? 0) + buttonGap
        return max(0, contents.width - popUpRoom - image)
    }

    /// What is drawn of the texts that are too long for a frame; nil for one that is whole, or that the layout has
    /// broken into lines.
    func cutTexts(in frame: Rectangle, upTo end: Double?) -> (text: String?, secondaryText: String?) {
        func cut(_ text: String?, _ lines: [String], _ parts: [TextPart], _ font: Font, _ width: Double)
            -> String?
        {
            guard let text, lines.isEmpty else { return nil }
            let shown = width > 0 ? font.fitting(text.firstLine, parts, width: width) : ""
            return shown == text ? nil : shown
        }
        func first(_ width: Double, _ font: Font? = nil) -> String? {
            cut(text, lines, parts, font ?? self.font, width - firstLineIndent)
        }
        switch kind {
        case .row:
            let texts = rowTexts(in: rowContents(in: frame, upTo: end))
            guard secondaryText != nil else { return (first(texts.width), nil) }
            let width = isSideBySide ? besideWidth(in: texts) : texts.width
            let second = cut(
                secondaryText, secondaryLines, secondaryParts, Font(size: secondaryFontSize), width)
            return (first(isSideBySide ? texts.width - width - Self.besideGap : width), second)
        case .header, .footer: return (first(frame.width - 32 - accessoryRoom, sectionFont), nil)
        case .label: return (first(frame.width), nil)
        case .text: return (first(frame.width - 10), nil)
        case .field, .search:
            let shown = text ?? secondaryText ?? ""
            let parts = text == nil ? secondaryParts : parts
            let box = fieldContents(in: frame, textWidth: font.width(of: shown.firstLine, parts))
            let width = box.width - (kind == .search ? Self.searchRoom : 0)
            let part = cut(shown, lines, parts, font, width)
            return text == nil ? (nil, part) : (part, nil)
        case .segment: return (first(frame.width), nil)
        case .outline: return (first(frame.width - 8, Self.outlineFont), nil)
        case .button:
            let room = buttonTextRoom(in: buttonContents(in: frame))
            return (
                first(room), cut(secondaryText, secondaryLines, secondaryParts, subtitleFont, room)
            )
        case .card, .image, .toggle, .control, .track, .knob, .dot, .box: return (nil, nil)
        }
    }
}

extension InterfaceElement {
    /// The distance in points from the start of a row to the app's own view at its end; nil without one.
    package func endViewStart(isMirrored: Bool) -> Double? {
        let starts = children.map { isMirrored ? frame.maxX - $0.frame.maxX : $0.frame.minX - frame.minX }
        return starts.filter { $0 > frame.width / 2 }.min()
    }
}

extension String {
    /// What stands for a text that the layout has not broken into lines.
    package var firstLine: String { split(separator: "\n").first.map(String.init) ?? self }
}

extension Font {
    /// The width of a line whose parts may have fonts of their own, in points.
    fileprivate func width(of line: String, _ parts: [TextPart]) -> Double {
        parts.isEmpty
            ? estimatedWidth(of: line)
            : pieces(of: line, parts).reduce(0) { $0 + $1.font.estimatedWidth(of: $1.text) }
    }

    fileprivate func fitting(_ line: String, _ parts: [TextPart], width: Double) -> String {
        parts.isEmpty
            ? fitting(line, width: width)
            : StyledText(pieces(of: line, parts)).lines(width: width, atMost: 1).first?.text ?? ""
    }

    private func pieces(of line: String, _ parts: [TextPart]) -> [(text: String, font: Font)] {
        var rest = line[...]
        var pieces: [(String, Font)] = []
        for part in parts where !rest.isEmpty {
            pieces.append((String(rest.prefix(part.length)), part.font(in: self)))
            rest = rest.dropFirst(part.length)
        }
        return rest.isEmpty ? pieces : pieces + [(String(rest), self)]
    }
}
