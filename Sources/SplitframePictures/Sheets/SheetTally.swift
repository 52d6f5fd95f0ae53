import SplitframeWireframes

/// The numbers of pictures, devices and layouts on a contact sheet.
struct SheetTally: Hashable, Sendable {
    /// The facts that all of its pictures share, empty if there are none.
    var common: String
    var pictures: Int
    /// Nil if the sheet is about one device.
    var devices: Int?
    var layouts: Int

    /// The tally as text: `iOS 26 · doubleColumn · 11 pictures, 11 layouts`.
    func text(in phrases: AlternativeTextPhrases) -> String {
        let counted = phrases.count(pictures, one: .onePicture, several: .pictures)
        let named = devices.map { devices in
            let named = phrases.count(devices, one: .oneDevice, several: .devices)
            return devices == pictures
                ? named : phrases(.picturesOfDevices, ["pictures": counted, "devices": named])
        }
        let numbers = [named ?? counted, phrases.count(layouts, one: .oneLayout, several: .layouts)]
        return ([common] + [numbers.joined(separator: phrases(.listSeparator))])
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
