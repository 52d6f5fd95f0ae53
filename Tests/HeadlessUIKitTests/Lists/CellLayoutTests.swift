import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// What an app puts into a cell's content view is in the tree where the app's layout puts it.
@MainActor struct `A cell of the app's own` {
    /// The elements of the first row.
    private func row(_ fill: @escaping (UITableViewCell) -> Void) throws -> (InterfaceElement, FilledTable) {
        let rows = FilledTable(rows: 2) { _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            fill(cell)
            return cell
        }
        let stack = UINavigationController(rootViewController: rows)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: stack)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let content = try #require(tree.root.children.first { $0.name == "content" })
        return (try #require(content.children.first { $0.name == "row1" }), rows)
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test(arguments: 0..<20)
    func `has every label where its frame is, and one more for one more`(seed: UInt64) throws {
        var numbers = SteppedNumbers(seed: seed)
        let frames = (0..<Int.random(in: 3...6, using: &numbers)).map { _ in
            CGRect(
                x: CGFloat(Int.random(in: 0...400, using: &numbers)),
                y: CGFloat(Int.random(in: 0...60, using: &numbers)),
                width: CGFloat(Int.random(in: 10...300, using: &numbers)),
                height: CGFloat(Int.random(in: 10...24, using: &numbers)))
        }
        func children(_ count: Int) throws -> [InterfaceElement] {
            let (element, rows) = try row { cell in
                for (index, frame) in frames.prefix(count).enumerated() {
                    cell.contentView.addSubview(self.label("text \(index)", frame))
                }
            }
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            let origin = cell.contentView.convert(CGPoint.zero, to: nil)
            for (child, frame) in zip(element.children, frames) {
                // Adding and taking away leaves what doubles cannot hold.
                #expect(abs(child.frame.minX - frame.minX - origin.x) < 0.001)
                #expect(abs(child.frame.minY - frame.minY - origin.y) < 0.001)
                #expect(child.frame.width == frame.width && child.frame.height == frame.height)
            }
            return element.children
        }
        let all = try children(frames.count)
        #expect(all.count == frames.count)
        #expect(try children(frames.count - 1) == Array(all.dropLast()))
    }

    @Test func `is as high as the texts that are pinned in it`() throws {
        let text = String(repeating: "lighthouse ", count: 60)
        let (element, rows) = try row { cell in
            let label = self.label(text, .zero)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        let label = try #require(element.children.first)
        guard case .view(let view) = label.kind else { return #expect(Bool(false)) }
        #expect(view.lines.count > 3)
        let height = CGFloat(view.lines.count) * UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(label.frame.height - height) < 1)
        #expect(abs(element.frame.height - label.frame.height - 30) < 0.01)
        let next = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(abs(next.minY - element.frame.height) < 0.01)
    }

    @Test func `grows with the texts of its own labels and of a configuration`() throws {
        let text = String(repeating: "lighthouse ", count: 40)
        let (short, _) = try row { $0.textLabel?.text = "short" }
        let (long, _) = try row { cell in
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
        }
        let (cut, _) = try row { $0.textLabel?.text = text }
        #expect(cut.frame.height == short.frame.height)
        #expect(long.frame.height > short.frame.height + 40)
        let (configured, _) = try row { cell in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        #expect(configured.frame.height > short.frame.height + 40)
        #expect(configured.children.isEmpty)
    }
}
