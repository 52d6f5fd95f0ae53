import Testing

@testable import Porting

/// The rules by which Swift names methods for Objective-C, as "Importing Swift into Objective-C" has them, with the
/// prepositions of SE-0005: a first label follows the name as a word of its own, behind "With" where it begins with
/// none.
struct `The Objective-C name of a method` {
    @Test(arguments: [
        ("reload()", "reload"),
        ("didTap(_:)", "didTap:"),
        ("save(_:forEvent:)", "save:forEvent:"),
        ("save(_:_:)", "save::"),
        ("autosave(timer:)", "autosaveWithTimer:"),
        ("move(to:)", "moveTo:"),
        ("move(toWindow:animated:)", "moveToWindow:animated:"),
        ("show(inView:)", "showInView:"),
        ("insert(item:at:)", "insertWithItem:at:"),
        ("insert(at:_:)", "insertAt::"),
        ("handle(today:)", "handleWithToday:"),
        ("open(URL:)", "openWithURL:"),
    ])
    func `follows from its name and labels`(method: String, expected: String) {
        let name = String(method.prefix { $0 != "(" })
        let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        #expect(Method(name: name, labels: labels, types: [], givenSelector: nil).selector == expected)
    }

    @Test func `is the one that the sources give it, if they do`() {
        #expect(Method(name: "a", labels: ["b"], types: ["Int"], givenSelector: "tap:").selector == "tap:")
    }
}
