/// The type that the compiler uses for `#imageLiteral(resourceName: "Tray")`.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }
}
