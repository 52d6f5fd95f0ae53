package import SplitframeFiles
package import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// A picture that its reader can resize, turn and fold: what `render` would draw at every device pixel, as data.
///
/// The pictures of all widths are the same lines of markup, each with its lifetime, in which numbers are functions of
/// the width. They are read from the pictures themselves, so that nothing is interpolated.
package struct LivingFigure: Sendable {
    /// The device and what it shows, as a heading.
    package let title: String
    /// One sentence about the first picture, for people who cannot see it.
    package let alternativeText: String
    /// The size of the first picture, in points.
    package let size: Size
    /// The first picture and its texts, for readers without scripts.
    let first: LivingPlace.Frame
    /// The rules of the dark colours, by the names of their classes; empty for a picture in one theme.
    let rules: [String: String]
    /// What a page needs to draw all pictures.
    package let data: JSON

    /// What a page needs to show where the layout of a selection changes, which takes no picture.
    ///
    /// - Throws: ``SelectionError`` for what UIKit would never show.
    package static func ruler(of selection: Selection) throws(SelectionError) -> JSON {
        try LivingPlace.all(of: selection, isMoved: false)[0].json(nil)
    }

    /// The figure of a selection, in all postures and orientations of its device.
    ///
    /// - Parameters:
    ///   - isMoved: Whether it has other postures and orientations than that of the selection.
    ///   - jobs: How many pictures are made at once.
    /// - Throws: ``LivingFigureError`` for what cannot be drawn at every width, ``SelectionError`` for what UIKit would
    ///   never show.
    package init(_ selection: Selection, isMoved: Bool = true, jobs: Int) async throws {
        if let refusal = LivingFigureError(selection) { throw refusal }
        let places = try LivingPlace.all(of: selection, isMoved: isMoved)
        var rules: [String: String] = [:]
        var framed: [[LivingPlace.Frame]] = []
        let name = "s" + String("\(selection.json.compactText)".checkSum & 0xFFFF_FFFF, radix: 16)
        for place in places {
            let frames = try await ParallelWork(
                count: place.selections.count, jobs: jobs, makeTools: {},
                work: { position, _ in try place.frame(at: position, named: name) }
            ).run { _ in }
            for frame in frames { rules.merge(frame.rules) { $1 } }
            framed.append(frames)
        }
        let first = framed[0][places[0].start]
        let picture = try Picture(places[0].selections[places[0].start])
        title = picture.heading
        alternativeText = picture.alternativeText
        size = picture.scene.size
        self.first = first
        self.rules = rules
        var figure = FigureData()
        data = figure.json(
            of: zip(places, framed.map { $0.map { $0.lines.map(FigureLine.init) } }).map { $0 })
    }
}

/// Why a selection has no living figure.
package enum LivingFigureError: Error, Hashable {
    /// The words of these contents break into lines anew at each width.
    case words(ContentElement.Kind)
    /// A look that stands still.
    case look(String)

    /// Nil for a selection that has one.
    package init?(_ selection: Selection) {
        if let kind = selection.request.contents.values.filter({ $0.story != nil }).sorted(by: {
            $0.name < $1.name
        }).first {
            self = .words(kind)
        } else if selection.look.exploded {
            self = .look("exploded")
        } else if selection.look.crop != nil {
            self = .look("crop")
        } else {
            return nil
        }
    }
}

extension LivingFigureError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .words(let kind):
            "An interactive figure cannot show the content \(kind.name.quoted), whose words break into lines anew at each width: "
                + "use list, text or another placeholder, or a still picture."
        case .look(let key):
            "An interactive figure cannot be drawn with \(key.quoted), which needs one width: leave it out, or draw a still picture."
        }
    }
}

/// The data of a figure, as its page reads them.
private struct FigureData {
    private var templates: [String: Int] = [:]
    private var functions = FigureFunctions()

    mutating func json(of places: [(place: LivingPlace, frames: [[FigureLine]])]) -> JSON {
        let tracks = places.map { LineTracks($0.frames).ordered }
        // Numbers that are the same wherever a template occurs are a part of it.
        var shared: [String: [Int?]] = [:]
        for track in tracks.joined() {
            let own = (track.numbers.first ?? []).indices.map { hole -> Int? in
                let values = track.values(at: hole)
                return values.allSatisfy { $0 == values[0] } ? values[0] : nil
            }
            shared[track.template] =
                shared[track.template].map { zip($0, own).map { $0 == $1 ? $0 : nil } } ?? own
        }
        // Functions with the longest domains come first, so that others can be parts of them.
        let longest = places.indices.flatMap { place in
            tracks[place].map { (track: $0, first: places[place].place.firstPixel + $0.first) }
        }.sorted { $0.track.numbers.count > $1.track.numbers.count }
        for (track, first) in longest {
            for hole in (track.numbers.first ?? []).indices where shared[track.template]?[hole] == nil {
                let values = track.values(at: hole)
                guard !values.allSatisfy({ $0 == values[0] }) else { continue }
                _ = functions.place(of: FigureFunction(first: first, values: values))
            }
        }
        let written = zip(places, tracks).map { place, tracks in
            place.place.json(tracks.map { line(of: $0, in: place.place, shared[$0.template] ?? []) })
        }
        let pieces = templates.sorted { $0.value < $1.value }.map { template, _ in
            Self.parts(of: template, shared[template] ?? [])
        }
        return [
            "places": .array(written), "templates": .array(pieces.map(JSON.strings)),
            "functions": .strings(functions.all.map(\.text)),
        ]
    }

    /// A line: the number of its template, its numbers and functions, and its lifetime unless it is always there.
    private mutating func line(of track: LineTracks.Track, in place: LivingPlace, _ shared: [Int?]) -> String
    {
        let template = templates[track.template] ?? templates.count
        templates[track.template] = template
        var words = [String(template)]
        for (hole, common) in shared.enumerated() where common == nil {
            let values = track.values(at: hole)
            if values.allSatisfy({ $0 == values[0] }) {
                words.append(FigureLine.text(of: values[0]))
            } else {
                let (index, offset) = functions.place(
                    of: FigureFunction(first: place.firstPixel + track.first, values: values))
                let sum = (offset < 0 ? "" : "+") + FigureLine.text(of: offset)
                words.append("f\(index)" + (offset == 0 ? "" : sum))
            }
        }
        let isAlways = track.first == 0 && track.last == place.selections.count - 1
        return words.joined(separator: " ") + (isAlways ? "" : "@\(track.first) \(track.last)")
    }

    /// The text of a template between the numbers that lines have of their own.
    private static func parts(of template: String, _ shared: [Int?]) -> [String] {
        let texts = template.split(
            separator: Character(Unicode.Scalar(FigureLine.hole)), omittingEmptySubsequences: false)
        var parts = [String(texts[0])]
        for (number, text) in zip(shared, texts.dropFirst()) {
            if let number {
                parts[parts.count - 1] += FigureLine.text(of: number) + text
            } else {
                parts.append(String(text))
            }
        }
        return parts
    }
}

extension FigureFunction {
    /// Where it begins, then its pieces.
    fileprivate var text: String {
        var position = 0
        let origin = pieces.first?.start ?? 0
        let texts = pieces.map { piece in
            defer { position += piece.length }
            return piece.text(at: position, from: origin)
        }
        return "\(first)/" + texts.joined(separator: "/")
    }
}

/// The page of a living figure: one HTML file, which loads nothing and asks nobody.
extension LivingFigure {
    package var html: String {
        var page = PageDocument(
            title: title.xmlEscaped, styles: PackageResources.living_css,
            body: PackageResources.living_html, script: PackageResources.living_js)
        page.isGallery = false
        page.drawsFigures = true
        page.styles += SVGPalette.styleSheet(of: rules)
        let texts = Dictionary(first.texts.map { ($0.prefix(1), $0.dropFirst(2)) }) { $1 }
        for (place, text) in [
            ("TITLE", Substring(title)), ("WIDTH", texts["W"]), ("MODE", texts["M"]), ("COLUMNS", texts["V"]),
            ("REASON", texts["R"]),
        ] {
            page.body = page.body.replacing("{\(place)}", with: String(text ?? "").xmlEscaped)
        }
        page.body = page.body.replacing("{STILL}", with: first.markup)
        return page.html(data: .string(Array(data.compactText.utf8).deflated.base64))
    }
}
