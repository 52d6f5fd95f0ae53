import Foundation
import HeadlessUIKit

/// A table of words in sections, written the way apps write one, that remembers what it was told.
@MainActor final class WordsTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
    final class WordCell: UITableViewCell {
        private(set) var preparations = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    let tableView: UITableView
    var sections: [(title: String?, words: [String])]
    var log: [String] = []
    var refusesSelection = false

    init(_ sections: [(title: String?, words: [String])], style: UITableView.Style = .plain) {
        self.sections = sections
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(WordCell.self, forCellReuseIdentifier: "word")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    func word(_ path: IndexPath) -> String { sections[path.section].words[path.row] }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        cell.textLabel?.text = word(indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(word(indexPath))")
        sections[indexPath.section].words.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let word = sections[sourceIndexPath.section].words.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].words.insert(word, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will select \(word(indexPath))")
        return refusesSelection ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(word(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will deselect \(word(indexPath))")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselected \(word(indexPath))")
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
            log.append("pinned \(word(indexPath))")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [pin])
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                title: "",
                children: [
                    UIMenu(
                        options: .displayInline,
                        children: [
                            UIAction(title: "Copy") { _ in self.log.append("copied \(self.word(indexPath))") }
                        ])
                ])
        }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

    /// The words of the cells on screen, top to bottom.
    var shownWords: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}
