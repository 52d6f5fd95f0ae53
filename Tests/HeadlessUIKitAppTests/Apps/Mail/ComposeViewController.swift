import UIKit

/// An answer that is being written, in a form sheet.
final class ComposeViewController: LoggedViewController {
    var onEnd: () -> Void = {}
    private let toField = UITextField()
    private let subjectField = UITextField()

    init(answering mail: Mail?) {
        super.init(nibName: nil, bundle: nil)
        title = "Reply"
        toField.text = mail?.sender
        subjectField.placeholder = "Subject"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, field) in [toField, subjectField].enumerated() {
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 20, y: 80 + 52 * CGFloat(index), width: 300, height: 40)
            view.addSubview(field)
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in onEnd() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { [unowned self] _ in onEnd() })
    }
}

/// A picture over the whole window.
final class AttachmentViewController: LoggedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Attachment"
        view.backgroundColor = .black
        let image = UIImageView(image: UIImage(systemName: "photo"))
        image.frame = CGRect(x: 100, y: 200, width: 120, height: 90)
        view.addSubview(image)
    }

    override var label: String { "Attachment" }
}
