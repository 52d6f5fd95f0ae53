import SplitframeInterface
import Testing

@testable import SplitframeLayout

struct `The way back` {
    private let pad = BarMetrics(generation: .iOS14, screen: .pad)

    private func title(_ title: String, in room: Double) -> String? {
        BarButtonElement(icon: .back, title: title).fitting(room, in: pad).title
    }

    /// Inter needs 122 points for the name and 40 for the word; the chevron and its room take 42 more.
    @Test(arguments: [(164.0, "Supplementary"), (163, "Back"), (82, "Back"), (81, nil), (-20, nil)])
    func `says where it leads, then Back, then nothing`(room: Double, shown: String?) {
        #expect(title("Supplementary", in: room) == shown)
    }

    @Test func `is its chevron where the word would be among other letters`() {
        #expect(title("الرسائل الواردة", in: 90) == nil)
        #expect(title("受信トレイの設定", in: 90) == nil)
        #expect(title("📁 Mailboxes of all", in: 90) == "Back")
    }

    @Test func `keeps its icon and its side`() {
        let button = BarButtonElement(icon: .back, title: "A long way back", side: .trailing)
        #expect(button.fitting(10, in: pad) == BarButtonElement(icon: .back, side: .trailing))
    }

    @Test func `alone gives way`() {
        let button = BarButtonElement(title: "A long name")
        #expect(button.fitting(10, in: pad) == button)
    }
}
