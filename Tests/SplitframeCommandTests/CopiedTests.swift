// What `splitframe explore` copies as tests, pasted and run; ExploreCopiesTests compares the text. The last line of each
// is not copied: it draws what the pasted statements ask for.
import Splitframe
import Testing

@Test func `two columns on ipad-mini-6`() throws {
    var request = SplitRequest(on: try Device.named("ipad-mini-6"))
    request.orientation = .portrait
    let layout = try ResolvedRequest(request).layout
    #expect(layout.summary == "oneBesideSecondary: primary 270, secondary 744")
    try `Copies of what is explored`.expectPicture(of: request, as: 0)
}

@Test func `three columns on ipad-pro-13-inch-m4`() throws {
    var request = SplitRequest(on: try Device.named("ipad-pro-13-inch-m4"))
    request.orientation = .landscape
    request.window = try Window(name: "900x1032")
    request.style = .tripleColumn
    request.properties.append(try SplitProperty(name: "preferredPrimaryColumnWidth", value: "200"))
    request.properties.append(try SplitProperty(name: "primaryEdge", value: "trailing"))
    let layout = try ResolvedRequest(request).layout
    #expect(layout.summary == "oneBesideSecondary: supplementary 320, secondary 579.5")
    try `Copies of what is explored`.expectPicture(of: request, as: 1)
}

@Test func `three columns on iphone-duo`() throws {
    var request = SplitRequest(on: try Device.named("iphone-duo"))
    request.posture = .book
    request.orientation = .landscape
    request.direction = .rightToLeft
    request.style = .tripleColumn
    request.titles[.primary] = "Post -- \"here\" & there's"
    let layout = try ResolvedRequest(request).layout
    #expect(layout.summary == "oneBesideSecondary: supplementary 475.5, secondary 475.167")
    try `Copies of what is explored`.expectPicture(of: request, as: 2)
}

@Test func `three columns on ipad-10th`() throws {
    var request = SplitRequest(on: try Device.named("ipad-10th"))
    request.orientation = .portrait
    request.generation = .iOS14
    request.style = .tripleColumn
    request.contents[.primary] = .grid
    request.contents[.supplementary] = .grid
    request.contents[.secondary] = .grid
    request.contents[.compact] = .grid
    request.splitBehavior = .overlay
    request.displayMode = .twoOverSecondary
    let layout = try ResolvedRequest(request).layout
    #expect(layout.summary == "twoOverSecondary: primary 320, supplementary 320, secondary 820")
    try `Copies of what is explored`.expectPicture(of: request, as: 3)
}

@Test func `two columns and an inspector on ipad-mini-6`() throws {
    var request = SplitRequest(on: try Device.named("ipad-mini-6"))
    request.orientation = .portrait
    request.largeTitles.insert(.primary)
    request.showsInspector = true
    let layout = try ResolvedRequest(request).layout
    #expect(layout.summary == "oneBesideSecondary: primary 270, secondary 744, inspector 270")
    try `Copies of what is explored`.expectPicture(of: request, as: 4)
}
