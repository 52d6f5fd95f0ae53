import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// Whether regions are explicitly requested, and not only as part of all annotations, although the window has none.
    package var lacksRegions: Bool {
        look.annotations.contains(.regions) && look.annotations != Set(Annotation.allCases)
            && tree.environment.reservedRegions.all.isEmpty
    }

    /// The posture of a device that folds, and the positions of its strip and its fold; empty for other devices.
    func foldingClauses(in phrases: AlternativeTextPhrases) -> [String] {
        guard let posture = place.device.posture else { return [] }
        let regions = tree.environment.reservedRegions
        var clauses = [phrases(posture.phrase)]
        if let sdk = place.olderApp { clauses.append(phrases(.olderApp, ["sdk": sdk.name])) }
        let safeArea = tree.environment.safeArea
        let inset = max(safeArea.left, safeArea.right)
        if tree.environment.verticalBarEdge != .unspecified, inset > 0 {
            let side = phrases(safeArea.right >= safeArea.left ? .onRight : .onLeft)
            clauses.append(phrases(.strip, ["width": inset.figureText, "side": side]))
        } else if regions.strip != nil {
            clauses.append(phrases(.levelStrip))
        }
        if let fold = regions.fold {
            let line = fold.frame.height >= fold.frame.width ? fold.frame.midX : fold.frame.midY
            clauses.append(phrases(fold.isActive ? .fold : .flatFold, ["place": line.figureText]))
        }
        return clauses
    }
}

extension Posture {
    fileprivate var phrase: AlternativePhrase {
        switch self {
        case .closed: .closed
        case .open: .flat
        case .book: .book
        case .laptop: .laptop
        }
    }
}
