import UIKit

/// A split view as a child under a header, pinned by anchors.
final class AtlasViewController: UIViewController {
    let header = UIView()
    let map = UISplitViewController(style: .doubleColumn)

    override func viewDidLoad() {
        super.viewDidLoad()
        header.translatesAutoresizingMaskIntoConstraints = false
        header.backgroundColor = .secondarySystemBackground
        view.addSubview(header)

        map.setViewController(UIViewController(), for: .primary)
        map.setViewController(UIViewController(), for: .secondary)
        addChild(map)
        map.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(map.view)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 44),
            map.view.topAnchor.constraint(equalTo: header.bottomAnchor),
            map.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            map.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        map.didMove(toParent: self)
    }
}
