import GoldenTesting
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing
import UIKit

/// An app of some four hundred lines, as somebody writes it who is new here: what it shows is seen in every place.
@MainActor struct `A newcomer's app` {
    /// What a person has come to.
    enum Moment: String, CaseIterable, Sendable {
        case start, withoutSidebars, detail, empty, inspector, sheet, search, index
    }

    struct Spot: CustomTestStringConvertible, Sendable {
        let device: HeldDevice
        var moment: Moment
        var theme = Theme.light
        var testDescription: String { "\(device) \(moment) \(theme)" }
    }

    private nonisolated static let narrow: [HeldDevice] = [.iPhone16Pro, .iPhoneDuo.closed]
    private nonisolated static let devices =
        narrow + [.iPhoneDuo.book, .iPadMini6, .iPadPro13InchM4.landscape]

    /// In dark each device has one moment; narrow ones have the tab with the index, others the sidebars.
    nonisolated static let spots =
        devices.flatMap { device in
            let other = narrow.contains(device) ? Moment.withoutSidebars : .index
            return Moment.allCases.filter { $0 != other }.map { Spot(device: device, moment: $0) }
        }
        + zip(devices, [Moment.start, .sheet, .inspector, .detail, .start]).map {
            Spot(device: $0, moment: $1, theme: .dark)
        }

    private func host(_ spot: Spot) throws -> HeadlessHost {
        let split = HouseholdSplitViewController()
        let place = try Place(device: spot.device.device, orientation: spot.device.orientation)
        let host = HeadlessHost(place: place, rootViewController: split)
        if spot.theme == .dark { host.window?.overrideUserInterfaceStyle = .dark }
        host.settle()
        let list = split.isCollapsed ? split.compactThings : split.things
        switch spot.moment {
        case .start: break
        case .withoutSidebars: split.preferredDisplayMode = .secondaryOnly
        case .detail, .sheet:
            list.collectionView(list.collectionView, didSelectItemAt: [0, 2])
            host.settle()
            if spot.moment == .sheet { (split.isCollapsed ? split.compactDetail : split.thing)?.showLoan() }
        case .empty: list.room = Room.all[3]
        case .inspector: split.show(.inspector)
        case .search:
            list.navigationItem.searchController?.isActive = true
            list.navigationItem.searchController?.searchBar.text = "Lamp"
        case .index: split.tabs.selectedIndex = 2
        }
        host.settle()
        return host
    }

    @Test(arguments: spots) func `looks as recorded`(spot: Spot) throws {
        var look = Look.golden
        look.theme = spot.theme
        expectGolden(of: try host(spot), look: look, as: "\(spot.moment)")
    }

    @Test(arguments: spots) func `breaks no word that would fit into a line`(spot: Spot) throws {
        let tree = try #require(InterfaceCapture.tree(of: host(spot)))
        for element in tree.all {
            guard case .view(let view) = element.kind, view.lines.count > 1 else { continue }
            let font = Font(size: view.fontSize, weight: view.fontWeight)
            let widest = view.lines.map { font.estimatedWidth(of: $0) }.max() ?? 0
            for word in view.text?.split(separator: " ").map(String.init) ?? []
            where font.estimatedWidth(of: word) < widest {
                #expect(view.lines.contains { $0.contains(word) }, "\(word) in \(view.lines)")
            }
        }
    }

    @Test(arguments: devices) func `has a sheet in the lower half of the window`(device: HeldDevice) throws {
        let tree = try #require(InterfaceCapture.tree(of: host(Spot(device: device, moment: .sheet))))
        let sheet = try #require(tree.presented.last)
        let window = tree.environment.size
        #expect(sheet.frame.height < 0.65 * window.height && sheet.frame.maxY >= window.height - 8)
    }

    @Test(arguments: [HeldDevice.iPhoneDuo.book, .iPhoneDuo.open])
    func `has level bars beside an inspector, and upright ones without`(device: HeldDevice) throws {
        let host = try host(Spot(device: device, moment: .start))
        let split = try #require(host.rootViewController as? HouseholdSplitViewController)
        for isShown in [true, false] {
            if isShown { split.show(.inspector) } else { split.hide(.inspector) }
            host.settle()
            let tree = try #require(InterfaceCapture.tree(of: host))
            let bars = tree.all.filter { $0.name == "uprightBar" }
            #expect(bars.isEmpty == isShown)
            #expect((split.thing.traitCollection.verticalBarEdge == .unspecified) == isShown)
        }
    }
}

extension HouseholdSplitViewController {
    fileprivate var compactDetail: ThingViewController? {
        (tabs.viewControllers?.first as? UINavigationController)?.topViewController as? ThingViewController
    }
}
