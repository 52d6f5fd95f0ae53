import UIKit

/// One thing: a picture, its words, and buttons below each other in a scroll view.
final class ThingViewController: UIViewController {
    var thing: Thing? { didSet { show() } }
    private let picture = UIImageView()
    private let name = UILabel()
    private let note = UILabel()
    private let price = UILabel()
    private let lend = UIButton(configuration: .filled())
    private let sell = UIButton(configuration: .gray())
    private let insured = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                image: UIImage(systemName: "info.circle"),
                primaryAction: UIAction { [weak self] _ in
                    self?.toggleInspector()
                }),
            UIBarButtonItem(
                image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(
                image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil),
        ]
        name.font = .preferredFont(forTextStyle: .largeTitle)
        name.numberOfLines = 0
        note.font = .preferredFont(forTextStyle: .body)
        note.textColor = .secondaryLabel
        note.numberOfLines = 0
        price.font = .preferredFont(forTextStyle: .title2)
        picture.contentMode = .scaleAspectFit
        picture.backgroundColor = .secondarySystemBackground
        picture.layer.cornerRadius = 20
        picture.clipsToBounds = true
        picture.heightAnchor.constraint(equalToConstant: 180).isActive = true

        lend.configuration?.title = "Lend to a neighbour"
        lend.configuration?.subtitle = "They bring it back within two weeks"
        lend.configuration?.image = UIImage(systemName: "person.2")
        lend.configuration?.imagePadding = 10
        lend.addAction(UIAction { [weak self] _ in self?.showLoan() }, for: .touchUpInside)
        sell.configuration?.title = "Sell"
        sell.configuration?.subtitle = "Tell me what it is worth"
        sell.configuration?.image = UIImage(systemName: "tag")
        sell.configuration?.imagePadding = 10

        let label = UILabel()
        label.text = "Insured"
        let row = UIStackView(arrangedSubviews: [label, insured])
        row.distribution = .equalSpacing
        row.alignment = .center
        insured.isOn = true

        let stack = UIStackView(arrangedSubviews: [picture, name, note, price, row, lend, sell])
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(4, after: name)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        show()
    }

    private func show() {
        guard isViewLoaded, let thing else { return }
        navigationItem.title = thing.name
        navigationItem.subtitle = thing.isLent ? "Lent" : "At home"
        picture.image = UIImage(systemName: thing.symbol)
        name.text = thing.name
        note.text = thing.note.isEmpty ? "No note" : thing.note
        price.text = "€ \(thing.price)"
    }

    private func toggleInspector() {
        guard let split = splitViewController else { return }
        if split.isShowing(.inspector) { split.hide(.inspector) } else { split.show(.inspector) }
    }

    func showLoan() {
        let sheet = UINavigationController(rootViewController: LoanViewController())
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }
}
