import Testing

@testable import SplitframeCommand

struct `A progress bar` {
    @Test func `is silent where there is no terminal`() {
        let said = said(onTerminal: false)

        #expect(said.isEmpty)
    }

    @Test func `fills on a terminal and goes away`() {
        let said = said(onTerminal: true)

        #expect(said.contains("50 %  1 of 2"))
        #expect(said.hasSuffix("\r\u{1B}[K"))
        #expect(said.contains("\u{1B}[36m"))
    }

    @Test func `has no colour where none is wanted`() {
        #expect(!said(onTerminal: true, allowsColor: false).contains("\u{1B}[36m"))
    }

    private func said(onTerminal: Bool, allowsColor: Bool = true) -> String {
        let transcript = MessageList()
        let bar = ProgressBar(
            console: Console(
                output: { _ in }, terminal: { transcript.append($0) }, isTerminal: onTerminal,
                allowsColor: allowsColor))
        bar.show(done: 1, of: 2)
        bar.clear()
        return transcript.text
    }
}
