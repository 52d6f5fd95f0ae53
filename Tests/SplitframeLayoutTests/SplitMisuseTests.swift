import SplitframeInterface
import SplitframeLayout
import Testing

struct `Calls that UIKit answers with an exception` {
    private func state(_ style: SplitStyle) -> SplitState { SplitState(SplitConfiguration(style: style)) }

    @Test(arguments: ["splitBehavior", "preferredSplitBehavior"])
    func `read a behaviour of the classic style`(property: String) {
        let misuse = SplitMachine.misuse(of: .read(property), in: state(.unspecified))
        #expect(misuse?.exception == .invalidArgument)
        #expect(SplitMachine.misuse(of: .read(property), in: state(.doubleColumn)) == nil)
    }

    @Test(arguments: [SplitStyle.unspecified, .doubleColumn])
    func `read the supplementary's width where there is none`(style: SplitStyle) {
        let misuse = SplitMachine.misuse(of: .read("supplementaryColumnWidth"), in: state(style))
        #expect(misuse?.exception == .invalidArgument)
    }

    @Test func `put a controller into a second column`() {
        let misuse = SplitMachine.misuse(of: .place(in: .primary, from: .secondary), in: state(.doubleColumn))
        #expect(misuse?.exception == .internalInconsistency)
        #expect(
            misuse?.description
                == "The controller for primary is already in secondary: clear that column first.")
        #expect(
            SplitMachine.misuse(of: .place(in: .primary, from: .primary), in: state(.doubleColumn)) == nil)
    }

    @Test func `set more controllers than there are places`() {
        #expect(SplitMachine.misuse(of: .placeAll(count: 3), in: state(.doubleColumn)) != nil)
        #expect(SplitMachine.misuse(of: .placeAll(count: 3), in: state(.tripleColumn)) == nil)
    }

    @Test func `show the compact column`() {
        #expect(SplitMachine.misuse(of: .show(.compact), in: state(.tripleColumn)) != nil)
        #expect(SplitMachine.misuse(of: .show(.inspector), in: state(.doubleColumn)) == nil)
    }
}
