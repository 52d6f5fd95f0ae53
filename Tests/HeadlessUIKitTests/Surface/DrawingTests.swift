import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `What an app draws with` {
    @Test func `has matrices that undo themselves`() {
        let matrix = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5).rotated(by: .pi / 2)
        let point = CGPoint(x: 7, y: -2).applying(matrix)
        // Turned by a right angle first, then scaled, then moved.
        #expect(abs(point.x - (2 * 2 + 3)) < 1e-9 && abs(point.y - (7 * 5 + 4)) < 1e-9)
        let back = point.applying(matrix.inverted())
        #expect(abs(back.x - 7) < 1e-9 && abs(back.y + 2) < 1e-9)
        #expect(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1).inverted().tx == 1)
        let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(.init(rotationAngle: .pi / 2))
        #expect(abs(box.width - 1) < 1e-9 && abs(box.height - 2) < 1e-9)
    }

    @Test func `has paths with bounds`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: -1))
        #expect(path.bounds == CGRect(x: 1, y: -1, width: 4, height: 3))
        #expect(path.currentPoint == CGPoint(x: 5, y: -1))
        path.apply(CGAffineTransform(translationX: 1, y: 1))
        #expect(path.bounds.origin == CGPoint(x: 2, y: 0))
        #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
        #expect(UIBezierPath().isEmpty)
        #expect(path.currentPoint == CGPoint(x: 6, y: 0))
        let reversed = path.reversing()
        reversed.removeAllPoints()
        #expect(!path.isEmpty)
        let turned = UIBezierPath(rect: CGRect(x: 10, y: 10, width: -10, height: -10))
        #expect(turned.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        turned.apply(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.bounds.width - 10 * 2.0.squareRoot()) < 1e-9)
    }

    nonisolated private static let hues:
        [(hue: Double, saturation: Double, brightness: Double, expected: [Double])] = [
            (0.0, 1, 1, [1, 0, 0]), (0.25, 1, 1, [0.5, 1, 0]), (0.5, 1, 1, [0, 1, 1]),
            (0.625, 0.5, 1, [0.5, 0.625, 1]), (0.75, 1, 0.5, [0.25, 0, 0.5]), (1, 1, 1, [1, 0, 0]),
            (0.4, 0, 0.3, [0.3, 0.3, 0.3]),
        ]

    @Test(arguments: hues)
    func `has colours by hue`(hue: Double, saturation: Double, brightness: Double, expected: [Double]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        for (found, wanted) in zip([red, green, blue], expected) { #expect(abs(found - wanted) < 1e-9) }
        #expect(alpha == 0.5)
        #expect(UIColor(cgColor: color.cgColor) == color)
    }

    @Test func `makes images of the size that was asked for`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(UIImageView(image: image).intrinsicContentSize == image.size)
    }

    @Test func `shows contents on a blur`() {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(blur.subviews == [blur.contentView])
        #expect(blur.contentView.frame == blur.bounds)
    }
}

@MainActor struct `The size of a text` {
    private static let font = UIFont.systemFont(ofSize: 17)

    @Test func `is that of a label in the same font`() {
        let label = UILabel()
        label.font = Self.font
        label.text = "Inbox"
        let size = ("Inbox" as NSString).size(withAttributes: [.font: Self.font])
        #expect(size.width.rounded(.up) == label.intrinsicContentSize.width)
        #expect(abs(size.height - Self.font.lineHeight) < 0.001)
        #expect("a\r\nb".size(withAttributes: [.font: Self.font]).height == 2 * Self.font.lineHeight)
        #expect("Inbox".size(withAttributes: [.font: Self.font]) == size)
    }

    @Test func `has as many lines as the width leaves`() {
        let text = NSAttributedString(string: "one two three\nfour", attributes: [.font: Self.font])
        let width = text.size().width / 2
        let lines = text.boundingRect(
            with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(lines.width <= width && lines.height > 2.5 * Self.font.lineHeight)
        #expect(text.boundingRect(with: CGSize(width: width, height: 9), context: nil).size == text.size())
    }

    @Test func `has matrices in space that do in the plane what those of the plane do`() {
        let flat = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5).rotated(by: 0.3)
        var space = CATransform3DMakeTranslation(3, 4, 0)
        space = CATransform3DRotate(CATransform3DScale(space, 2, 5, 1), 0.3, 0, 0, 2)
        #expect(CATransform3DIsAffine(space))
        let back = CATransform3DGetAffineTransform(space)
        let pairs = zip(
            [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty],
            [back.a, back.b, back.c, back.d, back.tx, back.ty])
        #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })

        // A quarter turn around the vertical axis brings the x axis to the back.
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(abs(turned.m11) < 1e-9 && abs(turned.m13 + 1) < 1e-9 && turned.m22 == 1)
        #expect(!CATransform3DIsAffine(turned) && CATransform3DIsIdentity(CATransform3DIdentity))

        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeScale(2, 3, 1)))
        view.layer.transform = CATransform3DIdentity
        #expect(view.transform.isIdentity && view.transform3D == CATransform3DIdentity)
    }

    @Test func `has layers at the places of their views, and layers of its own at theirs`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
        #expect(view.layer.position == view.center && view.layer.delegate === view)
        view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))

        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    }

    @Test func `has images with as many pixels as they are large`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 30 && pixels.height == 20)
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 15, height: 10))
        let part = pixels.cropping(to: CGRect(x: 20, y: 0, width: 100, height: 5))
        #expect(part?.width == 10 && part?.height == 5)
        #expect(pixels.cropping(to: CGRect(x: 40, y: 0, width: 1, height: 1)) == nil)
        #expect(UIImage().cgImage == nil)
    }
}
