import CoreData
import UIKit

#if canImport(SwiftUI)
    import SwiftUI
#endif

@objc protocol LegacyDataSource: NSObjectProtocol {
    @objc optional func title(at index: Int) -> String
}

@objc class Record: NSObject {
    @NSManaged var title: String
    @objc dynamic var isOpen = false
}

class Legacy: UIViewController {
    @IBOutlet var label: UILabel!
    let record = Record()
    weak var dataSource: LegacyDataSource?

    func refresh() {}
    func refresh(_ sender: Any?) {}

    func selectors() -> [Selector] {
        [
            #selector(getter: Record.isOpen),
            #selector(record.awakeFromFetch),
            #selector(refresh),
            Selector("refresh:"),
        ]
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
}

extension UINavigationController {
    override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension Legacy {
    #if DEBUG
        override func viewDidLayoutSubviews() {}
    #endif
}

final class Watcher {
    var observation: NSKeyValueObservation?
    let cell = UINib(nibName: "Cell", bundle: nil)
}

let everybody = #selector(viewDidAppear)
