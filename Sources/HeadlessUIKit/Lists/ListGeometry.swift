import Foundation

/// The frames of a list's parts, computed from their heights.
struct ListGeometry: Hashable, Sendable {
    /// The heights of one section in points.
    struct Section: Hashable, Sendable {
        var header: CGFloat = 0
        var rows: [CGFloat] = []
        var footer: CGFloat = 0
    }

    private(set) var headers: [CGRect] = []
    private(set) var footers: [CGRect] = []
    private(set) var rows: [[CGRect]] = []
    /// The end of the content, in points.
    private(set) var height: CGFloat = 0

    /// - Parameters:
    ///   - top: The height above the first section, in points.
    ///   - width: The list's width.
    ///   - inset: The distance of rows from the list's sides.
    init(_ sections: [Section], top: CGFloat = 0, width: CGFloat, inset: UIEdgeInsets = .zero) {
        height = top
        for section in sections {
            headers.append(next(section.header, inWidth: width, inset: inset))
            rows.append(section.rows.map { next($0, inWidth: width, inset: inset) })
            footers.append(next(section.footer, inWidth: width, inset: inset))
        }
    }

    private mutating func next(_ length: CGFloat, inWidth width: CGFloat, inset: UIEdgeInsets) -> CGRect {
        defer { height += length }
        return CGRect(
            x: inset.left, y: height, width: max(0, width - inset.left - inset.right), height: length)
    }

    func row(at path: IndexPath) -> CGRect? {
        rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
            ? rows[path.section][path.row] : nil
    }

    /// The rows that a rectangle touches, top to bottom.
    func rows(in rect: CGRect) -> [IndexPath] {
        rows.enumerated().flatMap { section, frames in
            frames.enumerated().compactMap { row, frame in
                frame.maxY > rect.minY && frame.minY < rect.maxY ? IndexPath(row: row, section: section) : nil
            }
        }
    }
}
