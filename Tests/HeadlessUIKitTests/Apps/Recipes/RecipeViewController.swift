import UIKit

/// A recipe: its steps are pushed, its servings a sheet, its timer a popover, and deleting it is asked first.
final class RecipeViewController: LoggedViewController {
    override var label: String { "Recipe" }
    let stepsButton = UIButton(type: .system)
    private let servingsLabel = UILabel()
    private(set) lazy var timerItem = UIBarButtonItem(
        image: UIImage(systemName: "timer"), primaryAction: UIAction { [unowned self] _ in showTimer() })
    private(set) lazy var deleteItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [unowned self] _ in askToDelete() })
    private(set) lazy var servingsItem = UIBarButtonItem(
        title: "Servings", primaryAction: UIAction { [unowned self] _ in showServings() })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [timerItem, deleteItem, servingsItem]
        servingsLabel.text = "Serves 4"
        servingsLabel.frame = CGRect(x: 20, y: 160, width: 200, height: 24)
        stepsButton.setTitle("Show Steps", for: .normal)
        stepsButton.frame = CGRect(x: 20, y: 200, width: 120, height: 44)
        stepsButton.addAction(UIAction { [unowned self] _ in showSteps() }, for: .touchUpInside)
        view.addSubview(servingsLabel)
        view.addSubview(stepsButton)
    }

    private func showSteps() {
        let steps = LoggedViewController()
        steps.title = "Steps"
        navigationController?.pushViewController(steps, animated: true)
    }

    private func showServings() {
        let servings = ServingsViewController()
        servings.presentationController?.delegate = AppLog.shared.presentations
        servings.sheetPresentationController?.detents = [.medium(), .large()]
        present(servings, animated: true)
    }

    private func showTimer() {
        let timer = TimerViewController()
        timer.modalPresentationStyle = .popover
        timer.preferredContentSize = CGSize(width: 240, height: 180)
        timer.popoverPresentationController?.barButtonItem = timerItem
        timer.popoverPresentationController?.delegate = AppLog.shared.presentations
        present(timer, animated: true)
    }

    private func askToDelete() {
        let sheet = UIAlertController(
            title: "Delete \(title ?? "")?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in AppLog.note("deleted") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = stepsButton
        present(sheet, animated: true)
    }
}

/// How many are served, in a sheet that stays while a number is not saved.
final class ServingsViewController: LoggedViewController {
    override var label: String { "Servings" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "How many?"
        label.frame = CGRect(x: 20, y: 24, width: 200, height: 24)
        view.addSubview(label)
    }
}

/// The time that is left, in a popover.
final class TimerViewController: LoggedViewController {
    override var label: String { "Timer" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "12 minutes"
        label.frame = CGRect(x: 20, y: 24, width: 200, height: 24)
        view.addSubview(label)
    }
}
