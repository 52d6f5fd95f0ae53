import Foundation

extension UIViewController {
    /// The keys under which a controller's properties are encoded.
    private enum CodingName {
        static let title = "title"
        static let nibName = "nibName"
        static let restorationIdentifier = "restorationIdentifier"
        static let presentationStyle = "modalPresentationStyle"
        static let transitionStyle = "modalTransitionStyle"
        static let definesContext = "definesPresentationContext"
        static let hidesBottomBar = "hidesBottomBarWhenPushed"
        static let edges = "edgesForExtendedLayout"
    }

    func store(in coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(title.map(NSString.init(string:)), forKey: CodingName.title)
        coder.encode(nibName.map(NSString.init(string:)), forKey: CodingName.nibName)
        coder.encode(
            restorationIdentifier.map(NSString.init(string:)), forKey: CodingName.restorationIdentifier)
        coder.encode(modalPresentationStyle.rawValue, forKey: CodingName.presentationStyle)
        coder.encode(modalTransitionStyle.rawValue, forKey: CodingName.transitionStyle)
        coder.encode(definesPresentationContext, forKey: CodingName.definesContext)
        coder.encode(hidesBottomBarWhenPushed, forKey: CodingName.hidesBottomBar)
        coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: CodingName.edges)
    }

    func restore(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        func text(_ name: String) -> String? {
            coder.decodeObject(of: NSString.self, forKey: name).map { String(describing: $0) }
        }
        func number(_ name: String) -> Int? {
            coder.containsValue(forKey: name) ? coder.decodeInteger(forKey: name) : nil
        }
        func isSet(_ name: String) -> Bool? {
            coder.containsValue(forKey: name) ? coder.decodeBool(forKey: name) : nil
        }
        nibName = text(CodingName.nibName)
        if let title = text(CodingName.title) { self.title = title }
        restorationIdentifier = text(CodingName.restorationIdentifier)
        number(CodingName.presentationStyle).flatMap(UIModalPresentationStyle.init).map {
            modalPresentationStyle = $0
        }
        number(CodingName.transitionStyle).flatMap(UIModalTransitionStyle.init).map {
            modalTransitionStyle = $0
        }
        isSet(CodingName.definesContext).map { definesPresentationContext = $0 }
        isSet(CodingName.hidesBottomBar).map { hidesBottomBarWhenPushed = $0 }
        number(CodingName.edges).map { edgesForExtendedLayout = UIRectEdge(rawValue: UInt(bitPattern: $0)) }
    }
}
