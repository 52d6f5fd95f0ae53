import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// What the commonest lines of apps make of controls, search fields and symbols.
@MainActor struct `An ordinary control` {
    private func tree(
        _ controller: UIViewController, on device: Device = .iPadMini6,
        direction: LayoutDirection = .leftToRight
    ) throws -> InterfaceTree {
        let place = try Place(device: device, orientation: .portrait, layoutDirection: direction)
        let host = HeadlessHost(place: place, rootViewController: controller)
        host.settle()
        return try #require(InterfaceCapture.tree(of: host))
    }

    private func views(_ tree: InterfaceTree) -> [(view: ViewElement, frame: Rectangle)] {
        return tree.all.compactMap {
            if case .view(let view) = $0.kind { (view, $0.frame) } else { nil }
        }
    }

    // UISlider has no width of its own; reported: a view without one in a stack with leading alignment has no width.
    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
    func `without a width of its own fills a stack only where all views do`(alignment: UIStackView.Alignment)
    {
        let (slider, label) = (UISlider(), UILabel())
        label.text = "Volume"
        let stack = UIStackView(arrangedSubviews: [label, slider])
        stack.axis = .vertical
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        stack.layoutIfNeeded()
        #expect(slider.frame.width == (alignment == .fill ? 300 : 0))
        slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(alignment == .fill || slider.frame.width == 200)
    }

    // Measured on iOS 26.1: a prompt adds 32 points above the bar's row, in which an iPad has its search field.
    @Test func `for a search is beside the title, below a prompt`() throws {
        let page = UIViewController()
        page.title = "Harbour"
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: page)
        func field() throws -> Rectangle {
            try #require(try views(tree(navigation)).first { $0.view.kind == .search }).frame
        }
        let plain = try field()
        page.navigationItem.prompt = "Choose a berth"
        #expect(try field().minY == plain.minY + 32)
        let prompt = try #require(try views(tree(navigation)).first { $0.view.text == "Choose a berth" })
        #expect(prompt.frame.maxY <= (try field()).minY)
    }

    // SF Symbols: forward and backward follow the reading direction, left and right do not.
    @Test(arguments: [
        ("chevron.left", "chevron.backward"), ("chevron.right", "chevron.forward"),
        ("arrow.left", "arrow.backward"),
    ])
    func `has a symbol whose side stays, or turns with the reading direction`(side: String, turning: String)
        throws
    {
        func picture(_ name: String, _ direction: LayoutDirection) throws -> String {
            let page = UIViewController()
            let image = UIImageView(image: UIImage(systemName: name))
            image.frame = CGRect(x: 362, y: 400, width: 20, height: 20)
            page.view.addSubview(image)
            return "\(try tree(page, direction: direction).scene.elements.map(\.withoutNames))"
        }
        #expect(try picture(side, .leftToRight) == picture(turning, .leftToRight))
        #expect(try picture(side, .rightToLeft) == picture(side, .leftToRight))
        #expect(try picture(side, .rightToLeft) != picture(turning, .rightToLeft))
    }
}
