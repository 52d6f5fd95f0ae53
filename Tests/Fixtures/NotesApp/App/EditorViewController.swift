import QuartzCore
import UIKit

class EditorViewController: UIViewController, UIGestureRecognizerDelegate {
    @IBOutlet weak var statusLabel: UILabel?
    let field = UITextField()
    let button = UIButton(type: .system)
    let canvas = UIView()
    private(set) var saveTimer: Timer?
    /// Where notes go; on Linux the session stands in a module of its own.
    let session = URLSession.shared
    let border = CALayer()
    var onSave: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [field, button, canvas] { self.view.addSubview(view) }
        field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        button.addTarget(self, action: #selector(save(_:forEvent:)), for: .touchUpInside)

        let tap = UITapGestureRecognizer(target: self, action: #selector(Self.handleTap(_:)))
        tap.delegate = self
        canvas.addGestureRecognizer(tap)
        let swipe = UISwipeGestureRecognizer(
            target: self, action: #selector(EditorViewController.handleSwipe))
        swipe.direction = .left
        canvas.addGestureRecognizer(swipe)

        NotificationCenter.default.addObserver(
            self, selector: #selector(appWillResign), name: UIApplication.willResignActiveNotification,
            object: nil)
        onSave = { Journal.note("onSave \($0)") }
    }

    @objc private func textChanged(_ sender: UITextField) {
        saveTimer?.invalidate()
        saveTimer = Timer.scheduledTimer(
            timeInterval: 2, target: self, selector: #selector(autosave(timer:)), userInfo: sender.text,
            repeats: false)
    }

    @objc private func autosave(timer: Timer) { Journal.note("autosave \(timer.userInfo ?? "")") }

    @objc func save(_ sender: UIButton, forEvent event: UIEvent) {
        Journal.note("save")
        onSave?(field.text ?? "")
        NotificationCenter.default.post(
            name: .noteDidChange, object: self, userInfo: ["title": field.text ?? ""])
        button.removeTarget(self, action: #selector(save), for: .touchUpInside)
    }

    @objc
    func handleTap(_ gesture: UITapGestureRecognizer) {
        if field.delegate?.textFieldShouldReturn?(field) ?? true { Journal.note("handleTap") }
    }

    @objc fileprivate func handleSwipe() { Journal.note("handleSwipe") }

    @objc private func appWillResign() { Journal.note("appWillResign") }
}

#if DEBUG
    #Preview { EditorViewController() }
#endif
