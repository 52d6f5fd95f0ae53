import SplitframeWireframes

/// What a contact sheet holds, in numbers.
struct SheetTally: Hashable, Sendable {
    /// What is said of all its pictures, empty where they share nothing.
    var common: String
    var pictures: Int
    /// nil where the sheet is about one.
    var devices: Int?
    var layouts: Int

    /// `iOS 26 · doubleColumn · 11 pictures, 11 layouts`.
    func told(in words: AlternativeWords) -> String {
        let counted = words.count(pictures, one: .onePicture, several: .pictures)
        let told = devices.map { devices in
            let named = words.count(devices, one: .oneDevice, several: .devices)
            return devices == pictures
                ? named : words(.picturesOfDevices, ["pictures": counted, "devices": named])
        }
        let numbers = [told ?? counted, words.count(layouts, one: .oneLayout, several: .layouts)]
        return ([common] + [numbers.joined(separator: words(.listSeparator))])
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
