import Foundation
import SplitframeDevices
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes
import Synchronization
import Testing

@testable import SplitframeGallery

struct `A gallery as a document` {
    private func document() throws -> GalleryDocument {
        var list = SelectionList()
        try list.read("iphone-se-1,ipad-mini-6", as: .device, among: Device.known, allowsSeveral: true)
        try list.read("full", as: .window, among: Device.known, allowsSeveral: true)
        try list.read("doubleColumn,tripleColumn", as: .style, among: Device.known, allowsSeveral: true)
        try list.read("automatic", as: .displayMode, among: Device.known, allowsSeveral: true)
        return GalleryDocument(
            selections: try list.matrix(among: Device.known), painter: Painter(fonts: try .installed()))
    }

    private func bytes(on paper: PaperSize? = nil) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var document = try document()
        document.paper = paper
        try document.draw(write: { bytes += $0 }) { _, _ in }
        return bytes
    }

    @Test func `has the same bytes every time`() throws {
        #expect(try bytes() == bytes())
    }

    @Test func `has a page a picture, named and in their order, behind a list of the devices`() throws {
        let labels = try document().selections.map { $0.path(beyond: .gallery) }
        let text = String(decoding: try bytes(), as: UTF8.self)
        #expect(labels.count == 8)
        #expect(text.matches(of: /\/P \((.*?)\)/).map { String($0.1) } == ["contents"] + labels)
        #expect(text.split(separator: "/MediaBox").count - 1 == labels.count + 1)
        #expect(text.matches(of: #/\/Subtype \/Link/#).count == 2)
        #expect(text.matches(of: #/\/Dest \(device-/#).count == 2)
    }

    @Test func `says on which page the pictures of each device begin, behind the list itself`() throws {
        let document = try document()
        let firsts = [Device.iPadMini6, nil, nil, .iPad10th]
        #expect(document.contents(of: firsts).map(\.detail) == ["page 2", "page 5"])
        let many = Array(repeating: firsts, count: 40).joined().map(\.self)
        let scenes = ContentsPage.scenes(title: "Many", document.contents(of: many), on: .a4)
        #expect(scenes.count > 1)
        #expect(document.contents(of: many).first?.detail == "page \(scenes.count + 1)")
    }

    @Test(arguments: [(PaperSize.a4, "595.28 841.89"), (.letter, "612 792")])
    func `fills pages of paper with several rows`(paper: PaperSize, box: String) throws {
        let text = String(decoding: try bytes(on: paper), as: UTF8.self)
        let pages = text.matches(of: #/\/MediaBox \[ 0 0 ([\d.]+ [\d.]+) \]/#).map { String($0.1) }
        #expect(pages.count < 1 + 8)
        #expect(Set(pages).count == 1)
        #expect(pages.first?.hasPrefix(String(box.prefix(3))) == true, "\(pages)")
        #expect(text.contains("/StructTreeRoot"))
    }

    @Test func `says how far it is`() throws {
        var heard: [[Int]] = []
        try document().draw(write: { _ in }) { heard.append([$0, $1]) }
        #expect(heard == (1...8).map { [$0, 8] })
    }

    @Test func `stops where its task is cancelled`() async throws {
        let document = try document()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try document.draw(write: { _ in }) { _, _ in Issue.record("a page was drawn") }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
