import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A text that is edited` {
    @Test func `is read and changed by places in it`() throws {
        let field: any UITextField & UITextInput = UITextField()
        field.text = "Zoë 👩‍👧 писать"
        #expect(field.selectedTextRange?.isEmpty == true)
        #expect(field.selectedTextRange.map { field.offset(from: $0.start, to: field.endOfDocument) } == 0)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        let range = try #require(field.textRange(from: end, to: start))
        #expect(field.text(in: range) == "oë")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 16)
        #expect(field.compare(start, to: end) == .orderedAscending)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: end, offset: Int.max) == nil)

        field.replace(range, withText: "a")
        field.insertText("!")
        #expect(field.text == "Za! 👩‍👧 писать")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "Z 👩‍👧 писать")
    }

    @Test func `loses a whole character backwards, or what is selected`() {
        let view = UITextView()
        view.text = "a👩‍👧b"
        view.selectedRange = NSRange(location: 6, length: 0)
        view.deleteBackward()
        #expect(view.text == "ab")
        view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        view.deleteBackward()
        #expect(view.text.isEmpty && !view.hasText)
        view.deleteBackward()
        #expect(view.text.isEmpty)
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        view.insertText("x")
        #expect(view.text == "x")
    }

    @Test func `hears of what is typed in the order of UIKit, its notifications included`() throws {
        final class Asked: UITextViewDelegate {
            var log: [String] = []
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
                log.append("should begin")
                return true
            }
            func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                log.append("should change")
                return text.count < 5
            }
            func textViewDidChange(_ textView: UITextView) { log.append("changed") }
            func textViewDidChangeSelection(_ textView: UITextView) { log.append("selected") }
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
                log.append("should end")
                return true
            }
            func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        }
        let (controller, view, asked) = (UIViewController(), UITextView(), Asked())
        view.delegate = asked
        controller.view.addSubview(view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        let center = NotificationCenter.default
        var notices = 0
        let observer = center.addObserver(
            forName: UITextView.textDidChangeNotification, object: view, queue: nil
        ) { _ in MainActor.assumeIsolated { notices += 1 } }
        defer { center.removeObserver(observer) }

        #expect(host.type("abc", into: view))
        host.type("too long", into: view)
        #expect(view.text == "abc" && view.selectedRange.location == 3 && notices == 1)
        #expect(!controller.view.endEditing(true) || !view.isFirstResponder)
        #expect(
            asked.log == [
                "should begin", "began", "should change", "changed", "selected", "should change",
                "should end", "ended",
            ])
        #expect(!controller.view.endEditing(true))
    }

    private final class Shouting: UITextView {
        private(set) var deletions = 0
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func insertText(_ text: String) { super.insertText(text.uppercased()) }
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @Test func `is entered as a subclass wishes, also where only its protocol is known`() {
        let container = NSTextContainer()
        let view = Shouting(frame: .zero, textContainer: container)
        let input: any UITextInput = view
        input.insertText("ab")
        input.deleteBackward()
        #expect(view.text == "A" && view.deletions == 1)
        #expect(view.textContainer === container && view.textStorage.string == "A")
        #expect(Shouting().textContainer !== container)
    }

    @Test func `keeps its attributes, also where a part of it is replaced`() throws {
        let view = UITextView()
        let link = NSMutableAttributedString()
        link.append(NSAttributedString(string: "See "))
        link.append(NSAttributedString(string: "here", attributes: [.link: "a"]))
        view.attributedText = link
        #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) as? String == "a")
        let start = view.beginningOfDocument
        let end = try #require(view.position(from: start, offset: 3))
        view.replace(try #require(view.textRange(from: start, to: end)), withText: "Look")
        #expect(view.text == "Look here" && view.selectedRange.location == 4)
        #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) as? String == "a")
        #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
        view.text = "here"
        #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `follows changes of its storage`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "One\nTwo"
        let height = view.intrinsicContentSize.height
        view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 4), with: "")
        #expect(view.text == "One" && view.selectedRange == NSRange(location: 3, length: 0))
        #expect(view.intrinsicContentSize.height < height)
        view.textStorage.append(NSAttributedString(string: "👩‍👧!"))
        #expect(view.text == "One👩‍👧!")
    }
}
