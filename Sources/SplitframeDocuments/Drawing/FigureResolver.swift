import Foundation
import SplitframeDevices
import SplitframeFigures
import SplitframeFiles
import SplitframeGoldenRuns
import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests
import SplitframeScenarioPictures
import SplitframeScenarios
import SplitframeScene
import SplitframeWireframes

/// Works out what requests show: words, scenarios and recorded figures become scenes; nothing is painted.
@MainActor struct FigureResolver {
    var devices: [Device]
    /// What is said of every picture unless a request says otherwise.
    var defaults: SelectionList
    /// The document, at which paths begin.
    var document: Document
    /// The figures of the app's code, as they were recorded; nil where they never were.
    var recording: FigureRecording?
    /// In whose language pictures are told.
    var words = AlternativeWords.english

    /// The look of scenarios and figures that say nothing of it.
    private var usualLook: Look { defaults.look(beyond: .picture) }

    /// A request's figure: one view, or a light and a dark one.
    ///
    /// - Throws: ``RequestError``, `SelectionError`, `ScenarioError` or `FileError`.
    func resolve(_ request: FigureRequest, usual: FigureAppearance?) throws -> ResolvedFigure {
        let selections = try selections(of: request)
        let appearance =
            request.appearance ?? (asksForBoth(selections) ? .both : request.saysTheme ? nil : usual)
        func view(_ theme: Theme?) throws -> FigureView { try self.view(of: request, selections, theme) }
        let views: (FigureView, FigureView?) =
            switch appearance {
            case nil: (try view(nil), nil)
            case .light?: (try view(.light), nil)
            case .dark?: (try view(.dark), nil)
            case .both?: (try view(.light), try view(.dark))
            }
        return ResolvedFigure(
            request: request, name: request.fileName(of: selections), light: views.0, dark: views.1)
    }

    /// Whether selections are one picture in light and in dark.
    private func asksForBoth(_ selections: [Selection]) -> Bool {
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

    /// Everything a list says; where it says no device, one or all.
    private func expanded(_ list: SelectionList, look: Look, on device: Device?) throws -> [Selection] {
        let list = list.beyond(defaults)
        return try list.expanded(
            among: list.says(.device) ? devices : device.map { [$0] } ?? devices, look: look)
    }

    private func view(
        of request: FigureRequest, _ selections: [Selection], _ theme: Theme?
    ) throws -> FigureView {
        var look = request.look
        if let theme { try look.say(theme) }
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
            return FigureView(try Picture(selection), in: words)
        case .sheet(let sheet, _):
            let drawn = try sheet.requests(of: selections, in: words).onlySheet
            guard drawn.count == 1, case .sheet(let scene, _)? = drawn.first?.subject else {
                throw RequestError.pictures(drawn.count)
            }
            return FigureView(
                sheet: scene, title: scene.alternativeText, scale: selections.first?.look.scale ?? 1)
        case .scenarioFile(let path, let view):
            let bytes = try document.project.read(document.path(of: path))
            do {
                return try self.view(of: Scenario.read(Data(bytes)), view, look)
            } catch let error as ScenarioError {
                throw RequestError.scenario(path: path, reason: error.description)
            }
        case .scenario(let json, let view):
            return try self.view(of: Scenario.read(Data(json.compactText.utf8)), view, look)
        case .figure(let name):
            guard let recording else { throw RequestError.notRecorded(name) }
            guard let figure = recording.figures.first(where: { $0.name == name }) else {
                throw RequestError.noSuchFigure(name, known: recording.figures.map(\.name))
            }
            var look = look.look(beyond: usualLook)
            if !look.bezel, look.caption == .automatic { look.caption = .none }
            let wireframe = try figure.wireframe(look, among: devices)
            return FigureView(wireframe, title: wireframe.facts ?? name, in: words)
        }
    }

    private func view(
        of scenarios: [Scenario], _ view: FigureRequest.ScenarioView, _ looks: SelectionList
    ) throws -> FigureView {
        if view == .filmstrip {
            let plays = try scenarios.map {
                ($0, try ScenarioReplay($0, among: devices).play(), $0.look(beyond: usualLook, words: looks))
            }
            guard var strip = Filmstrip(of: plays) else { throw RequestError.nothingOnScreen }
            strip.words = words
            return FigureView(sheet: strip.scene, title: strip.title, scale: plays.first?.2.scale ?? 1)
        }
        guard let scenario = scenarios.first, scenarios.count == 1 else {
            throw RequestError.severalScenarios(scenarios.map(\.name))
        }
        let steps = try ScenarioReplay(scenario.mountedFirst, among: devices).play()
        let label: String? = if case .step(let label) = view { label } else { nil }
        if let label, !steps.contains(where: { $0.label == label }) {
            throw RequestError.noSuchStep(label, known: steps.map(\.label))
        }
        var look = scenario.look(beyond: usualLook, words: looks)
        if !look.bezel, look.caption == .automatic { look.caption = .none }
        if view == .animation || view == .step(nil) && scenario.wishes.animate {
            guard let motion = ScenarioMotion(of: scenario, steps, look: look) else {
                throw RequestError.nothingOnScreen
            }
            return FigureView(motion, title: scenario.name, scale: look.scale, in: words)
        }
        let facts = { (step: ScenarioResult) in
            scenario.name.isEmpty ? step.label : "\(scenario.name) · \(step.label)"
        }
        guard let step = steps.last(where: { label == nil ? $0.tree != nil : $0.label == label }),
            let tree = step.tree, let wireframe = step.wireframe(look, facts: facts(step))
        else { throw RequestError.nothingOnScreen }
        if let impossibility = look.impossibility(with: tree) { throw impossibility }
        return FigureView(wireframe, title: facts(step), in: words)
    }
}

extension SelectionList {
    /// Says the theme in place of another.
    fileprivate mutating func say(_ theme: Theme) throws(SelectionError) {
        try read(theme.name, as: .theme, among: [], allowsSeveral: false)
    }
}

extension [GoldenRequest] {
    /// Of contact sheets by device and by configuration those of the kind of which there is one.
    fileprivate var onlySheet: [GoldenRequest] {
        let kinds = Dictionary(grouping: self) { $0.name.split(separator: "/").dropLast().last ?? "" }
        return kinds.sorted { $0.key > $1.key }.map(\.value).first { $0.count == 1 } ?? self
    }
}
