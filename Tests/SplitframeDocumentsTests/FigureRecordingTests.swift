import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeFigures

@MainActor struct `Recorded figures` {
    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredPrimaryColumnWidth = 300
        let list = UITableViewController(style: .plain)
        list.title = "Boxes"
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
    }

    @Test(arguments: Device.known) func `are drawn as the app shows them`(device: Device) throws {
        let figure = Figure("a", on: device) { split() }
        let recorded = try FigureRecording(of: [figure])
        let read = try FigureRecording(reading: recorded.bytes)
        // Figures are kept to a thousandth of a point: a third is not.
        #expect(try read.bytes == recorded.bytes)
        let host = HeadlessHost(place: try figure.place())
        host.mount(split())
        let tree = try #require(InterfaceCapture.tree(of: host))
        let wireframe = try #require(read.figures.first).wireframe(.picture, among: Device.known)
        #expect(wireframe.tree.twin == tree.twin)
        #expect(wireframe.place == host.place)
    }

    @Test func `show what happened in them`() throws {
        let figure = Figure("a", on: .iPhone16Pro) {
            split()
        } after: { host in
            try host.rotate(to: .landscape)
        }
        let wireframe = try #require(FigureRecording(of: [figure]).figures.first).wireframe(
            .picture, among: Device.known)
        #expect(wireframe.place.orientation == .landscape)
    }

    @Test func `need names of their own`() {
        let figure = Figure("a", on: .iPhone16Pro) { split() }
        #expect(throws: FigureError.sameName("a")) { try FigureRecording(of: [figure, figure]) }
        #expect(throws: FigureError.unreadable) { try FigureRecording(reading: Array("{}".utf8)) }
    }
}
