import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A picture made for a page` {
    private enum Kind: CaseIterable {
        case single, exploded, pair, generations, postures, sheet, strip, moments, modeMap
    }

    @Test func `fits its width and has no text smaller than 9 points, of whatever kind it is`() throws {
        var numbers = SteppedNumbers(seed: 6)
        let count = isDeepRun ? 2000 : 64
        for _ in 0..<count {
            let page = Double(numbers.length(420...1100))
            let kind = numbers.any(Kind.allCases)
            let selections = try Self.selections(for: kind, page: page, &numbers)
            let name: Comment = "\(kind) \(page) \(selections.map { $0.path(beyond: .gallery) })"
            let illustration = try #require(try Self.illustration(kind, selections), name)
            let picture = try Picture(illustration)
            let scene = picture.scene
            #expect(picture.alternativeText.count <= 250, name)
            #expect(picture.alternativeText.last.map { ".…".contains($0) } ?? true, name)
            #expect(scene.size.width <= page + 0.001, name)
            #expect((scene.elements.smallestText(at: 1) ?? 9) >= 9, name)
            let precise = (scene.elements.texts + [picture.alternativeText]).filter { $0.contains(/\.\d{3}/) }
            #expect(precise.isEmpty, name)
        }
    }

    /// Pictures of a set are as large as each other, and are read at the width of an article too.
    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn], [Device.iPadPro13InchM4, .iPadMini6])
    func `or for a set with every annotation can be read where it is 700 points wide`(
        style: SplitStyle, device: Device
    ) throws {
        let rooms = CanvasRooms()
        let scenes = try DisplayMode.allCases.compactMap { mode -> Scene? in
            var selection = Selection(device: device)
            selection.orientation = .landscape
            selection.style = style
            selection.displayMode = mode
            selection.look.canvas = .set
            selection.annotations = Set(Annotation.allCases)
            guard selection.impossibility == nil else { return nil }
            return try Picture(selection, ResolvedRequest(selection.request), rooms: rooms).scene
        }
        #expect(scenes.count > 3 && Set(scenes.map(\.size)).count == 1)
        for scene in scenes {
            let around = scene.elements.filter { element in
                if case .group(let group) = element { group.id != "screen" } else { true }
            }
            #expect((around.smallestText(at: min(1, 700 / scene.size.width)) ?? 0) >= 9)
        }
    }

    @Test func `is as wide as it, with a device as wide as without a legend and no word cut`() throws {
        var numbers = SteppedNumbers(seed: 50)
        for _ in 0..<(isDeepRun ? 2000 : 100) {
            let page = Double(numbers.length(320...900))
            var selection = try Self.selections(for: .single, page: page, &numbers)[0]
            let name: Comment = "\(page) \(selection.path(beyond: .gallery))"
            let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
            let (annotations, canvas) = CanvasLayout.fitting(wireframe)
            #expect(canvas.pictureSize.width == page, name)
            selection.caption = .none
            selection.annotations.subtract([.notes])
            let plain = try ResolvedRequest(selection.request).wireframe(selection.look)
            #expect(canvas.scale >= CanvasLayout.fitting(plain).canvas.scale - 0.002, name)
            let shown = wireframe.scene.elements.texts
            if annotations.measured.contains(.widths) {
                let words = shown.joined(separator: " ")
                for column in wireframe.measuredColumns {
                    #expect(words.contains("\(column.frameInWindow.width.figureText) pt"), name)
                }
                for column in wireframe.commentary.hiddenColumns {
                    #expect(words.contains("\(column.width.figureText) pt"), name)
                }
            }
            if selection.annotations.contains(.frames) || annotations.measured.contains(.widths) {
                for line in annotations.dimensions where line.side == .top {
                    let device = wireframe.body.scaled(by: canvas.scale)
                    #expect(
                        line.label.width > device.width
                            || line.label.minX >= device.minX - 1 && line.label.maxX <= device.maxX + 1, name)
                    #expect(line.label.minX < line.span.upperBound, name)
                    #expect(line.label.maxX > line.span.lowerBound, name)
                }
            }
            let notes = canvas.notes?.rows.map(\.note.value) ?? []
            let letters = shown.joined().filter { !$0.isWhitespace }
            for note in notes { #expect(letters.contains(note.filter { !$0.isWhitespace }), name) }
        }
    }

    @Test func `of a ruler is as wide as the page, and can be read there`() throws {
        var selection = Selection(device: .iPadMini6)
        selection.pageWidth = 600
        let picture = try Picture(.ruler([selection], among: [.iPadMini6, .iPhone16Pro], within: 320...1400))
        #expect(picture.scene.size.width == 600)
        #expect((picture.scene.elements.smallestText(at: 1) ?? 9) >= 9)
    }

    /// What is left out is said, instead of dropped.
    @Test func `leaves numbers out where the device would be too small, and says which`() throws {
        var selection = Selection(device: .iPadPro11InchM4)
        selection.orientation = .landscape
        selection.style = .tripleColumn
        selection.annotations = Set(Annotation.allCases)
        var leavesOut = false
        for page in stride(from: 320.0, through: 900, by: 20) {
            selection.pageWidth = page
            let wireframe = try ResolvedRequest(selection.request).wireframe(selection.look)
            let (annotations, canvas) = CanvasLayout.fitting(wireframe)
            #expect(canvas.screen.width > page / 2, "\(page)")
            let legend = canvas.lineLegend.entries.map(\.kind.label)
            for annotation in [Annotation.safeAreas, .frames, .widths] {
                let isSaid = legend.contains {
                    $0.hasPrefix("numbers without room at this width: ")
                        && $0.contains(annotation.plainName)
                }
                #expect(isSaid != annotations.measured.contains(annotation), "\(page) \(annotation)")
                leavesOut = leavesOut || isSaid
            }
        }
        #expect(leavesOut)
    }

    @Test func `says a change where it is, each in a place of its own, and at most six in sentences`()
        throws
    {
        var before = Selection(device: .iPadMini6)
        before.orientation = .landscape
        before.style = .tripleColumn
        before.displayMode = .secondaryOnly
        before.pageWidth = 700
        var after = before
        after.displayMode = .twoBesideSecondary
        let scene = try Picture(.pair(before: .selection(before), after: .selection(after))).scene
        let texts = scene.elements.texts
        let notes = texts.filter { $0.hasPrefix("Changed: ") }
        #expect(notes.count == 1)
        #expect(texts.contains { $0.hasPrefix("appears, ") })
        let sentences = texts.drop { !$0.hasPrefix("Changed: ") }.joined(separator: " ")
        // Besides them, what is red is named.
        #expect(sentences.split(separator: "; ").count <= 7)
    }

    private static func selections(
        for kind: Kind, page: Double, _ numbers: inout SteppedNumbers
    ) throws -> [Selection] {
        while true {
            var first = Selection(device: kind == .postures ? .iPhoneDuo : numbers.any(Device.known))
            first.pageWidth = page
            first.exploded = kind == .exploded
            if kind == .single, numbers.chance(2, of: 3) {
                first.annotations = Set(Annotation.allCases.filter { _ in numbers.chance(1, of: 2) })
            }
            first.orientation = numbers.any(first.device.orientations)
            first.style = numbers.any(Array(SplitStyle.allCases))
            first.displayMode = numbers.any(Array(DisplayMode.allCases))
            if kind == .postures { first.generation = .iOS27 }
            var selections = [first]
            for _ in 0..<([.exploded, .single, .modeMap].contains(kind) ? 0 : numbers.length(1...5)) {
                var next = first
                if numbers.chance(1, of: 3) { next.orientation = numbers.any(first.device.orientations) }
                next.displayMode = numbers.any(Array(DisplayMode.allCases))
                if kind == .generations { next.generation = numbers.any(Generation.known) }
                selections.append(next)
            }
            let count = kind == .pair ? 2 : selections.count
            if selections.allSatisfy({ $0.impossibility == nil }) { return Array(selections.prefix(count)) }
        }
    }

    private static func illustration(_ kind: Kind, _ selections: [Selection]) throws -> Illustration? {
        switch kind {
        case .single, .exploded: .selection(selections[0])
        case .pair: .pair(before: .selection(selections[0]), after: .selection(selections[1]))
        case .generations: .generations(selections.map(Subject.selection))
        case .postures: .postures(selections)
        case .sheet: try SheetPlan.sheets(of: selections).first.map { .contactSheet($0, of: selections) }
        case .strip: Filmstrip(of: [try Story(of: selections)]).map(Illustration.filmstrip)
        case .modeMap: .modeMap(selections[0])
        case .moments: .moments([try Story(of: selections)])
        }
    }
}
