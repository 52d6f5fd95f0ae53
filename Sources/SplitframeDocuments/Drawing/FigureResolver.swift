import SplitframeDevices
import SplitframeFigures
package import SplitframeFiles
import SplitframeGallery
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeSystem
package import SplitframeWireframes

/// Resolves requests: selections, scenarios and recorded figures become scenes; nothing is painted.
struct FigureResolver: Sendable {
    var devices: [Device]
    /// The default values for every picture.
    var defaults: SelectionList
    /// The document, to which paths are relative.
    var document: Document
    /// The recorded figures of the app's code; nil if none have been recorded.
    var recording: FigureRecording?
    /// The language of the pictures' texts.
    var phrases = AlternativeTextPhrases.english

    /// The default look of scenarios and figures.
    private var usualLook: Look { defaults.look(beyond: .picture) }

    /// The figure of a request: one picture, or a light and a dark one.
    ///
    /// - Throws: ``RequestError``, `SelectionError`, `ScenarioError` or `FileError`.
    func resolve(_ request: FigureRequest, usual: FigureAppearance?) async throws -> ResolvedFigure {
        let selections = try selections(of: request)
        let appearance =
            request.appearance ?? (isLightAndDark(selections) ? .both : request.setsTheme ? nil : usual)
        func picture(_ theme: Theme?) async throws -> Picture {
            try Picture(await illustration(of: request, selections, theme), in: phrases)
        }
        let pictures: (Picture, Picture?) =
            switch appearance {
            case nil: (try await picture(nil), nil)
            case .light?: (try await picture(.light), nil)
            case .dark?: (try await picture(.dark), nil)
            case .both?: (try await picture(.light), try await picture(.dark))
            }
        var figure = ResolvedFigure(
            request: request, name: request.fileName(of: selections), light: pictures.0, dark: pictures.1)
        if request.isInteractive { figure.living = try living(request, selections, appearance) }
        return figure
    }

    /// The selection of an interactive figure, whose colours follow the page unless one theme is asked for.
    private func living(
        _ request: FigureRequest, _ selections: [Selection], _ appearance: FigureAppearance?
    ) throws -> Selection {
        switch request.subject {
        case .selection: break
        case .sheet: throw RequestError.notInteractive(instead: "leave out \"sheet\", or \"interactive\"")
        case .scenarioFile, .scenario:
            throw RequestError.notInteractive(instead: "show a scenario's steps in motion with \"animate\"")
        case .figure:
            throw RequestError.notInteractive(instead: "leave it out, and show the recorded figure as it is")
        }
        guard var selection = selections.first else { throw RequestError.pictures(0) }
        if appearance == .dark { selection.look.theme = .dark }
        if appearance == .both { selection.look.theme = .light }
        if let refusal = LivingFigureError(selection) { throw refusal }
        return selection
    }

    /// Whether the selections are one picture in light and in dark colours.
    private func isLightAndDark(_ selections: [Selection]) -> Bool {
        guard selections.count == 2, var first = selections.first, let second = selections.last else {
            return false
        }
        let themes = Set(selections.map(\.look.theme))
        first.look.theme = second.look.theme
        return themes == [.light, .dark] && first == second
    }

    private func selections(of request: FigureRequest) throws -> [Selection] {
        switch request.subject {
        case .selection(let list): return try expanded(list, look: .picture, on: .iPadPro11InchM4)
        case .sheet(.contactSheet, let list): return try expanded(list, look: .gallery, on: nil)
        case .sheet(_, let list): return try expanded(list, look: .picture, on: .iPadPro11InchM4)
        case .scenarioFile, .scenario, .figure: return []
        }
    }

    /// All selections of a list; a list without a device means `device`, or all devices if that is nil.
    private func expanded(_ list: SelectionList, look: Look, on device: Device?) throws -> [Selection] {
        let list = list.filled(from: defaults)
        return try list.expandedWithinLimit(
            among: list.has(.device) ? devices : device.map { [$0] } ?? devices, look: look)
    }

    private func illustration(
        of request: FigureRequest, _ selections: [Selection], _ theme: Theme?
    ) async throws -> Illustration {
        var look = request.look
        if let theme { try look.read(theme.name, as: .theme, among: [], allowsSeveral: false) }
        let selections = selections.map { selection in
            var selection = selection
            selection.look.theme = theme ?? selection.look.theme
            return selection
        }
        switch request.subject {
        case .selection:
            guard let selection = selections.first, Set(selections).count == 1 else {
                throw RequestError.pictures(selections.count)
            }
            return .selection(selection)
        case .sheet(.motion, _): return .motion(try Story(of: selections))
        case .sheet(let sheet, _):
            let drawn = try sheet.requests(of: selections).onlySheet
            guard drawn.count == 1 else { throw RequestError.pictures(drawn.count) }
            return drawn[0].illustration
        case .scenarioFile(let path, let view):
            do {
                return try await illustration(of: scenarios(of: request), view, look)
            } catch let error as ScenarioError {
                throw RequestError.scenario(path: path, reason: error.description)
            }
        case .scenario(_, let view): return try await illustration(of: scenarios(of: request), view, look)
        case .figure(let name):
            guard let recording else { throw RequestError.notRecorded(name) }
            guard let figure = recording.figures.first(where: { $0.name == name }) else {
                throw RequestError.noSuchFigure(name, known: recording.figures.map(\.name))
            }
            let wireframe = try figure.wireframe(
                look.look(beyond: usualLook).captionedByDevice, among: devices)
            let place = wireframe.place
            return .subject(
                .captured(
                    CapturedInterface(
                        heading: place.device.name, detail: place.orientation.name, wireframe: wireframe)))
        }
    }

    /// The scenarios that a request plays; empty for other requests.
    private func scenarios(of request: FigureRequest) throws -> [Scenario] {
        switch request.subject {
        case .scenarioFile(let path, _):
            try Scenario.read(Data(document.project.read(document.path(of: path))))
        case .scenario(let json, _): try Scenario.read(Data(json.compactText.utf8))
        case .selection, .sheet, .figure: []
        }
    }

    /// Notes about the scenarios that a request plays, for the author.
    func notes(on request: FigureRequest) throws -> [String] {
        var path = document.path
        if case .scenarioFile(let file, _) = request.subject { path = document.path(of: file) }
        return try scenarios(of: request).compactMap { $0.emptySplitViewNote(at: path) }
    }

    @MainActor private func illustration(
        of scenarios: [Scenario], _ view: FigureRequest.ScenarioView, _ looks: SelectionList
    ) throws -> Illustration {
        if view == .filmstrip {
            let stories = try scenarios.map {
                $0.story(
                    of: try ScenarioReplay($0, among: devices).play(),
                    in: $0.look(beyond: usualLook, selection: looks))
            }
            let facts = scenarios.lazy.compactMap(\.preferences.show).first ?? Filmstrip.Fact.usual
            guard let strip = Filmstrip(of: stories, showing: facts) else {
                throw RequestError.nothingOnScreen
            }
            return .filmstrip(strip)
        }
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw RequestError.severalScenarios(scenarios.map(\.name))
        }
        let story = scenario.story(
            of: try ScenarioReplay(scenario.mountedFirst, among: devices).play(),
            in: scenario.look(beyond: usualLook, selection: looks).captionedByDevice)
        switch view {
        case .step(nil) where scenario.preferences.animate: return .motion(story)
        case .step(let label): return .subject(try step(label, of: story))
        case .pair(let before, let after):
            return .pair(before: try step(before, of: story), after: try step(after, of: story))
        case .animation, .filmstrip:
            if story.trees.isEmpty { throw RequestError.nothingOnScreen }
            return .motion(story)
        }
    }

    /// A step with an interface on screen, by its label or else the last one.
    private func step(_ label: String?, of story: Story) throws(RequestError) -> Subject {
        let labels = story.steps.map(\.label)
        if let label, !labels.contains(label) { throw .noSuchStep(label, known: labels) }
        guard let step = story.captured(label) else { throw .nothingOnScreen }
        return .captured(step)
    }
}

extension [WantedGolden] {
    /// The contact sheets by device or by configuration, whichever kind has exactly one; all sheets if neither has.
    fileprivate var onlySheet: [WantedGolden] {
        let kinds = Dictionary(grouping: self) { $0.name.split(separator: "/").dropLast().last ?? "" }
        return kinds.sorted { $0.key > $1.key }.map(\.value).first { $0.count == 1 } ?? self
    }
}

extension AlternativeTextPhrases {
    /// The JSON shape of a table of phrases: texts by their names, with placeholders such as `{width}` for values.
    package static let tableShape = JSONShape.object(
        [JSONKey("language", .text, "the name of the language: fr")]
            + AlternativePhrase.allCases.map { phrase in
                JSONKey(
                    phrase.name, .text, "in English: \(AlternativeTextPhrases.english.template(of: phrase))")
            }
    ).versioned

    /// The phrases of a language: `en`, `de`, `zh`, or those of a table.
    ///
    /// - Parameter read: Reads a table's file.
    /// - Throws: ``RequestError/noSuchLanguage(_:reason:)``.
    init(named name: String, read: (_ path: String) throws -> [UInt8]) throws(RequestError) {
        if let known = Self.known.first(where: { $0.language == name }) {
            self = known
            return
        }
        let names = Self.known.map(\.language).joined(separator: ", ")
        guard name.hasSuffix(".json") else {
            throw .noSuchLanguage(
                name, reason: "write one of \(names), or the path of a table of words that ends in .json.")
        }
        do {
            let json = JSONNode(try JSON(bytes: try read(name)))
            try Self.tableShape.check(json)
            var phrases: [AlternativePhrase: String] = [:]
            for phrase in AlternativePhrase.allCases { phrases[phrase] = try json[phrase.name]?.text() }
            self.init(language: try json["language"]?.text() ?? name, phrases: phrases)
        } catch {
            throw .noSuchLanguage(name, reason: "\(error)")
        }
    }
}
