import UIKit

@MainActor protocol MessageViewControllerDelegate: AnyObject {
    func messageDidAskForHeaders(_ controller: MessageViewController)
    func messageDidReply(_ controller: MessageViewController)
    func messageDidOpenAttachment(_ controller: MessageViewController)
}

/// One mail, or words that none is chosen.
final class MessageViewController: LoggedViewController {
    weak var delegate: (any MessageViewControllerDelegate)?
    var mail: Mail? { didSet { if isViewLoaded { update() } } }
    override var label: String { "Message" }

    private let subjectLabel = UILabel()
    private let senderLabel = UILabel()
    private let textLabel = UILabel()
    private let attachmentButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        subjectLabel.font = .preferredFont(forTextStyle: .title2)
        senderLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        attachmentButton.setTitle("drawing.pdf", for: .normal)
        attachmentButton.setImage(UIImage(systemName: "paperclip"), for: .normal)
        attachmentButton.addAction(
            UIAction { [unowned self] _ in delegate?.messageDidOpenAttachment(self) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [subjectLabel, senderLabel, textLabel, attachmentButton])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        ])
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                systemItem: .reply,
                primaryAction: UIAction { [unowned self] _ in delegate?.messageDidReply(self) }),
            UIBarButtonItem(
                title: "Headers",
                primaryAction: UIAction { [unowned self] _ in delegate?.messageDidAskForHeaders(self) }),
        ]
        update()
    }

    func openAttachment() { attachmentButton.sendActions(for: .touchUpInside) }

    private func update() {
        subjectLabel.text = mail?.subject
        senderLabel.text = mail?.sender
        textLabel.text = mail?.text
        for subview in view.subviews { subview.isHidden = mail == nil }
        guard mail == nil else { return contentUnavailableConfiguration = nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Message Selected"
        empty.image = UIImage(systemName: "envelope")
        contentUnavailableConfiguration = empty
    }
}
