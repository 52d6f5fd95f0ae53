import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A pasteboard` {
    @Test func `keeps what was copied, and says that it changed`() throws {
        let board = try #require(UIPasteboard(name: .init("mail"), create: true))
        let count = board.changeCount
        board.string = "Hello"
        #expect(board.hasStrings && board.string == "Hello" && board.url == nil)
        board.url = URL(string: "https://example.com")
        #expect(!board.hasStrings && board.urls?.count == 1 && board.changeCount == count + 2)
        board.color = nil
        #expect(board.numberOfItems == 0)
        #expect(UIPasteboard(name: .init("unknown"), create: false) == nil)
        board.string = "shared"
        #expect(UIPasteboard(name: .init("mail"), create: false)?.string == "shared")
        UIPasteboard.general.string = "general"
        #expect(UIPasteboard(name: .general, create: false)?.string == "general")
    }

    @Test func `keeps items by their types, of which texts and addresses are read`() throws {
        let board = try #require(UIPasteboard(name: .init("items"), create: true))
        let text = "public.utf8-plain-text"
        board.setItems([[text: "secret"]], options: [.localOnly: true])
        #expect(board.string == "secret" && board.value(forPasteboardType: text) as? String == "secret")
        #expect(board.data(forPasteboardType: text) == Data("secret".utf8) && !board.hasURLs)
        #expect(board.contains(pasteboardTypes: ["public.url", text]))
        board.addItems([["public.html": Data()]])
        #expect(board.numberOfItems == 2 && board.string == "secret")
        board.url = URL(string: "https://example.com")
        #expect(board.items.first?["public.url"] is URL && !board.contains(pasteboardTypes: [text]))
        board.setData(Data([1]), forPasteboardType: "org.example")
        #expect(board.data(forPasteboardType: "org.example") == Data([1]) && board.string == nil)
    }
}

@MainActor struct `What is dragged` {
    @Test func `is handed over where it is of the class that is asked for`() {
        let provider = NSItemProvider(object: "text" as NSString)
        var loaded: NSString?
        #expect(provider.canLoadObject(ofClass: NSString.self))
        provider.loadObject(ofClass: NSString.self) { text, _ in loaded = text }
        #expect(loaded == "text")
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
    }

    private final class Note: NSItemProviderWriting, NSItemProviderReading {
        let text: String

        init(_ text: String) { self.text = text }

        static let writableTypeIdentifiersForItemProvider = ["org.example.note", "public.utf8-plain-text"]
        static let readableTypeIdentifiersForItemProvider = ["org.example.note", "public.plain-text"]

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data("\(typeIdentifier): \(text)".utf8), nil)
            return nil
        }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            guard let note = Note(String(decoding: data, as: UTF8.self)) as? Self else {
                throw CocoaError(.featureUnsupported)
            }
            return note
        }
    }

    // NSItemProvider › registerObject(_:visibility:) › Discussion: the object is offered in the types that it can be written
    // as; › loadObject(ofClass:completionHandler:) › Discussion: an object of the class, made from the best representation.
    @Test func `is offered in the types of the app's own class`() {
        let provider = NSItemProvider()
        provider.registerObject(Note("milk"), visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        var (note, data): (Note?, Data?)
        provider.loadObject(ofClass: Note.self) { object, _ in note = object }
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { bytes, _ in data = bytes }
        #expect(note?.text == "milk")
        #expect(data.map { String(decoding: $0, as: UTF8.self) } == "public.utf8-plain-text: milk")
    }

    @Test func `is made from bytes, or an error says why not`() {
        let provider = NSItemProvider()
        var (note, loads): (Note?, Int) = (nil, 0)
        var failure: NSError?
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .team) {
            completion in
            loads += 1
            completion(Data("milk".utf8), nil)
            return nil
        }
        #expect(provider.canLoadObject(ofClass: Note.self) && loads == 0)
        #expect(!provider.canLoadObject(ofClass: NSString.self))
        provider.loadObject(ofClass: Note.self) { object, _ in note = object }
        #expect(note?.text == "milk" && loads == 1)
        provider.loadObject(ofClass: NSString.self) { failure = $1 as NSError? }
        #expect(failure?.domain == NSItemProvider.errorDomain)
        #expect(failure?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test func `may be a text or an address of Swift's`() {
        let (text, address) = (NSItemProvider(object: "text"), NSItemProvider(contentsOf: URL(string: "a:b")))
        var (string, url): (String?, URL?)
        text.loadObject(ofClass: String.self) { value, _ in string = value }
        address?.loadObject(ofClass: URL.self) { value, _ in url = value }
        #expect(string == "text" && url?.absoluteString == "a:b")
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(address?.registeredTypeIdentifiers == ["public.url"])
    }

    @Test func `in a collection takes its new place in the snapshot`() throws {
        final class Items: UICollectionViewController {
            lazy var source = UICollectionViewDiffableDataSource<Int, String>(
                collectionView: collectionView
            ) { collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
            var log: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
                source.reorderingHandlers.willReorder = { [unowned self] in
                    log.append($0.initialSnapshot.itemIdentifiers.joined())
                }
                source.reorderingHandlers.didReorder = { [unowned self] in
                    log.append(
                        $0.finalSnapshot.itemIdentifiers.joined() + " \($0.difference.count)"
                            + " \($0.sectionTransactions.map(\.sectionIdentifier))")
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0, 1])
                snapshot.appendItems(["a", "b", "fixed"], toSection: 0)
                snapshot.appendItems(["c"], toSection: 1)
                source.apply(snapshot, animatingDifferences: false)
            }
        }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let items = Items(collectionViewLayout: layout)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: items)
        let path = { IndexPath(item: $1, section: $0) }
        #expect(host.moveItem(at: path(0, 0), to: path(0, 1), of: items.collectionView))
        #expect(items.source.snapshot().itemIdentifiers == ["b", "a", "fixed", "c"])
        #expect(host.moveItem(at: path(0, 1), to: path(1, 1), of: items.collectionView))
        #expect(items.source.snapshot().itemIdentifiers(inSection: 1) == ["c", "a"])
        #expect(items.collectionView.numberOfItems(inSection: 1) == 2)
        #expect(!host.moveItem(at: path(0, 1), to: path(0, 0), of: items.collectionView))
        #expect(items.log == ["abfixedc", "bafixedc 2 [0]", "bafixedc", "bfixedca 2 [0, 1]"])
    }
}

@MainActor struct `An outline whose items are moved` {
    @Test func `keeps their order, and what has items below it in its place`() throws {
        final class Folders: UICollectionViewController {
            lazy var source = UICollectionViewDiffableDataSource<Int, String>(
                collectionView: collectionView
            ) { collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "c", for: path) }

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                source.reorderingHandlers.canReorderItem = { _ in true }
                var outline = NSDiffableDataSourceSectionSnapshot<String>()
                outline.append(["all", "work", "home"])
                outline.append(["inbox"], to: "all")
                source.apply(outline, to: 0, animatingDifferences: false)
            }
        }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        let folders = Folders(collectionViewLayout: layout)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: folders)
        let path = { IndexPath(item: $0, section: 0) }
        #expect(!host.moveItem(at: path(0), to: path(1), of: folders.collectionView))
        #expect(host.moveItem(at: path(2), to: path(1), of: folders.collectionView))
        #expect(folders.source.snapshot().itemIdentifiers == ["all", "home", "work"])
        folders.source.toggleExpansion(of: "all")
        #expect(folders.source.snapshot().itemIdentifiers == ["all", "inbox", "home", "work"])
    }
}
