import SplitframeGoldens
import SplitframeInterface
public import SplitframeWireframes

/// Similar pictures beside each other, on one canvas: differences from the one before are outlined, with the old edges
/// pale, enlarged below with the change in points, and described.
public struct PictureComparison: Sendable {
    /// One of the pictures.
    public struct Part: Sendable {
        /// The heading above it: `Before`.
        public var heading: String
        public var wireframe: Wireframe
        /// The label below it; empty if its heading is sufficient.
        public var label: String
        /// The alternative text in the comparison's language; nil for the wireframe's own.
        var alternativeText: String?

        public init(heading: String, wireframe: Wireframe, label: String = "") {
            self.heading = heading
            self.wireframe = wireframe
            self.label = label
        }
    }

    public var title: String
    /// The facts that all pictures share, below the title.
    public var detail = ""
    public var parts: [Part]
    /// The language of the texts.
    public var phrases = AlternativeTextPhrases.english

    public init(title: String, parts: [Part]) {
        self.title = title
        self.parts = parts
    }

    /// The differences from the picture before, as sentences for each picture but the first.
    public var differences: [[String]] { fromBefore.map { $0.difference.sentences } }

    /// For each picture but the first, what differs from the one before, and what of that moved in sight.
    private var fromBefore: [(difference: InterfaceDifference, seen: [ElementChange])] {
        zip(parts, parts.dropFirst()).map { before, part in
            let difference = InterfaceDifference(from: before.wireframe, to: part.wireframe)
            let seen = part.wireframe.tree.inSight(difference.moved, since: before.wireframe.tree)
            return (difference, seen)
        }
    }

    /// The pictures side by side below their headings.
    public var scene: Scene {
        guard let first = parts.first else { return Scene(size: .zero) }
        let pageWidth = first.wireframe.look.pageWidth
        if let pageWidth, parts.contains(where: \.wireframe.look.exploded) {
            return stacked(on: pageWidth, theme: first.wireframe.look.colors)
        }
        let compared = fromBefore
        let drawn = parts.map { pageWidth == nil ? $0.wireframe : $0.wireframe.withoutWords }
            .showing([[]] + compared.map { $0.seen })
        var sheet = ContactSheet(
            title: title, columnHeadings: parts.map(\.heading),
            rows: [
                ContactSheet.Row(
                    cells: zip(parts, drawn).map { part, wireframe in
                        let left = pageWidth == nil ? [] : part.wireframe.wordsLeftOut
                        let label = ([part.label] + left).filter { !$0.isEmpty }.joined(separator: " · ")
                        var cell = ContactSheet.Cell(
                            SheetPicture(wireframe, showsStack: true), label: label)
                        cell.insets = wireframe.changeInsets
                        cell.middle = wireframe.deviceMiddle
                        return cell
                    })
            ], theme: first.wireframe.look.colors,
            cellWidth: drawn.reduce(parts.count > 2 ? 420 : 560) { max($0, $1.readableWidth) })
        let isExplained = !title.isEmpty && drawn.contains(where: \.showsOldEdges)
        sheet.detail = [detail, isExplained ? ElementChange.edgeWords : ""].filter { !$0.isEmpty }
            .joined(separator: " · ")
        sheet.pageWidth = pageWidth
        sheet.notes = notes(on: compared, besides: sheet.insetPaths)
        var scene = sheet.scene
        scene.alternativeText = alternativeText
        return scene
    }

    /// Exploded views one below the other, each as wide as the page, because their labels would be unreadable side by
    /// side.
    private func stacked(on page: Double, theme: WireframeTheme) -> Scene {
        var sheet = ContactSheet(
            title: title, columnHeadings: [],
            rows: parts.map { part in
                var wireframe = part.wireframe
                wireframe.look.pageWidth = page - 2 * SheetPage.margin
                return ContactSheet.Row(
                    heading: part.heading,
                    cells: [ContactSheet.Cell(scene: wireframe.scene, label: part.label)])
            }, theme: theme, cellWidth: page - 2 * SheetPage.margin)
        sheet.detail = detail
        sheet.notes = notes(on: fromBefore, besides: parts.map { _ in [] })
        sheet.pageWidth = page
        var scene = sheet.scene
        scene.alternativeText = alternativeText
        return scene
    }

    /// A description of the changes of the columns, then of each picture.
    private var alternativeText: String {
        let pictures = parts.map { part in
            phrases(
                .shown,
                [
                    "subject": part.heading,
                    "columns": part.alternativeText ?? part.wireframe.alternativeText(in: phrases),
                ])
        }
        let changes = zip(parts, parts.dropFirst()).map { before, part in
            let changes = before.wireframe.columnChanges(to: part.wireframe, in: phrases)
            return
                (parts.count > 2
                ? phrases(.changedIn, ["heading": part.heading, "changes": changes])
                : phrases(.changed, ["changes": changes])) + phrases(.end)
        }
        let heading = title.isEmpty ? [] : [title + phrases(.end)]
        return (heading + changes + pictures).joined(separator: " ")
    }

    /// The differences that no inset shows, one line per picture; with the picture's heading if there are several.
    ///
    /// - Parameter insets: For each picture the paths of the elements whose changes insets show.
    private func notes(
        on compared: [(difference: InterfaceDifference, seen: [ElementChange])], besides insets: [Set<String>]
    ) -> [String] {
        zip(zip(zip(parts, parts.dropFirst()), insets.dropFirst()), compared).compactMap { facets, compared in
            let ((before, part), shown) = facets
            let (difference, seen) = compared
            let (tree, statements) = (part.wireframe.tree, difference.statements)
            // A column whose part in sight is as it was may be another beneath its covers.
            let unseen = difference.moved.filter { moved in
                !seen.contains { $0.path == moved.path }
                    && !(tree.coveredColumns.contains(moved.name) && tree.frameInSight(of: moved.name) != nil)
            }
            let known = shown.union(unseen.map(\.path))
            // What appears and goes comes first, also if an inset shows where.
            let news = statements.mostVisibleFirst.filter { $0.isOfPresence || $0.isNews(besides: known) }
                .map {
                    $0.remarking(
                        covered: tree.coveredColumns, formerly: before.wireframe.tree.coveredColumns)
                }.prefix(InterfaceDifference.mostBelow)
            let texts = news.map(\.text) + (seen.isEmpty ? [] : ["the frames in red"])
            if texts.isEmpty, !statements.isEmpty { return nil }
            let text = statements.isEmpty ? "nothing" : texts.joined(separator: "; ")
            return
                "\(parts.count > 2 ? "\(part.heading), compared with \(before.heading)" : "Changed"): \(text)."
        }
    }
}

extension [Wireframe] {
    /// The wireframes on one canvas, each with its changes outlined.
    fileprivate func showing(_ changes: [[ElementChange]]) -> [Wireframe] {
        zip(self, changes).map { wireframe, changes in
            var wireframe = wireframe
            wireframe.changes = changes
            wireframe.writesChanges = false
            return wireframe
        }.onOneCanvas
    }
}

extension InterfaceDifference {
    /// Compares what two pictures show, with the columns on the navigation stack of each.
    init(from before: Wireframe, to after: Wireframe) {
        self.init(
            from: before.tree, to: after.tree, stacked: after.beneath.map(\.column),
            unstacked: before.beneath.map(\.column))
    }
}
