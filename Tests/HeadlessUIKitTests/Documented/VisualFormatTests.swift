import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Auto Layout Guide › Visual Format Language, and NSLayoutConstraint › constraints(withVisualFormat:options:metrics:views:).
@MainActor struct `A visual format, as documented,` {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let one = UIView()
    private let two = UIView()

    init() {
        container.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 40)
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func apply(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics,
                    views: ["one": one, "two": two]))
        }
        container.setNeedsLayout()
        container.layoutIfNeeded()
        return [one.frame, two.frame]
    }

    // Visual Format Syntax: Standard Space, Width Constraint, Connection to Superview, Flush Views, Equal Widths, Multiple
    // Predicates, A Complete Line of Layout, each as that section describes it; UIView › layoutMargins › Discussion: |-[view]-|
    // is inset by the margins.
    @Test(arguments: [
        (["H:|-50-[one(100)]-[two]-20-|", "V:|[one]|", "V:|[two]|"], [50.0, 150, 158, 380]),
        (["|-[one]-10-[two(one)]-|", "V:|[one]|", "V:|[two]|"], [30, 190, 200, 360]),
        (
            ["H:|[one][two(>=70,<=100)]|", "H:[one(==300@900)]", "V:|[one]|", "V:|[two]|"],
            [0, 300, 300, 400]
        ),
        (["H:|-gap-[one(wide)]-(==gap)-[two(==50)]", "V:|[one]|", "V:|[two]|"], [12, 72, 84, 134]),
        (["H:|-(-5)-[one(0.5)]-7.5-[two(20)]", "V:|[one]|", "V:|[two]|"], [-5, -4.5, 3, 23]),
    ])
    func `says where views begin and end`(formats: [String], edges: [Double]) {
        let frames = apply(formats, metrics: ["gap": 12, "wide": 60.0])
        #expect(frames.flatMap { [Double($0.minX), Double($0.maxX)] } == edges)
        #expect(frames.allSatisfy { $0.minY == 0 && $0.maxY == 300 })
    }

    // Visual Format Syntax › Vertical Layout; NSLayoutConstraint.FormatOptions: views are aligned across the direction, and
    // follow each other in it.
    @Test func `aligns what stands in a row`() {
        _ = apply(["V:|-[one(30)]-[two(40)]"], options: [.alignAllLeading, .alignAllTrailing])
        let frames = apply(["H:|-5-[one]-7-|"])
        #expect(
            frames == [
                CGRect(x: 5, y: 10, width: 388, height: 30), CGRect(x: 5, y: 48, width: 388, height: 40),
            ])
    }

    // NSLayoutConstraint.FormatOptions › directionRightToLeft: the first view stands at the right.
    @Test func `runs from the right where it is told to`() {
        let frames = apply(
            ["H:|-10-[one(100)]-(>=20)-[two(50)]", "H:[two]-250-|"], options: [.directionRightToLeft])
        #expect(frames.map(\.minX) == [290, 250] || frames.map(\.maxX) == [390, 300])
    }

    // Visual Format String Syntax: what it does not have is an exception, as the reference of the method says of errors.
    @Test(arguments: [
        ("H:|-[one", "The visual format \"H:|-[one\" cannot be read: \"]\" was expected at its end."),
        (
            "H:[one]--[two]",
            "The visual format \"H:[one]--[two]\" cannot be read: a distance was expected before \"-[two]\"."
        ),
        (
            "X:[one]",
            "The visual format \"X:[one]\" cannot be read: a view in brackets was expected before \"X:[one]\"."
        ),
        (
            "H:[one(two*2)]",
            "The visual format \"H:[one(two*2)]\" cannot be read: \")\" was expected before \"*2)]\"."
        ),
        ("H:[one]-|x", "The visual format \"H:[one]-|x\" cannot be read: the end was expected before \"x\"."),
        ("H:[three]", "The visual format \"H:[three]\" names the view \"three\": add it to the views."),
        (
            "H:[one]-gap-[two]",
            "The visual format \"H:[one]-gap-[two]\" names \"gap\": add it to the metrics, with a number."
        ),
        (
            "V:|[alone]",
            "The visual format \"V:|[alone]\" goes to the edge of a superview: add \"alone\" to one first."
        ),
    ])
    func `that cannot be followed is raised`(format: String, sentence: String) {
        let misuse = RaisedMisuses.first {
            let views = ["one": one, "two": two, "alone": UIView()]
            #expect(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views).isEmpty)
        }
        #expect(misuse.map { "\($0)" } == sentence)
    }
}
