import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON

extension Device {
    /// The device as an object; what it has not is left out, but for a few keys that every device has.
    var json: JSON {
        .members(
            [
                "id": id.json, "name": name.json, "idiom": idiom.json,
                "platform": platform == Platform(idiom: idiom) ? nil : platform.json, "year": year?.json,
                "models": .array(models.map(\.json)), "maxOS": maxOS?.json, "provenance": sources.json,
                "sameGeometry": sameGeometry.isEmpty ? nil : .strings(sameGeometry), "notes": .strings(notes),
            ]
            .merging(screenMembers) { first, _ in first }
            .merging(windowMembers) { first, _ in first })
    }

    private var screenMembers: [String: JSON?] {
        [
            "portraitSize": portraitSize.json, "scale": scale.json, "nativePixels": nativePixels.json,
            "renderPixels": renderPixels?.json, "downsampled": downsampled.json, "ppi": pixelsPerInch?.json,
            "cornerRadius": cornerRadius.json, "homeButton": homeButton.json,
            "sensorHousing": sensorHousing.json, "dynamicIsland": dynamicIsland?.json,
            "displayZoom": .array(displayZoom.map(\.json)),
        ]
    }

    private var windowMembers: [String: JSON?] {
        let isPad = platform == .iOS && idiom == .pad
        return [
            "safeArea": safeArea.json(\.json), "safeAreaByOS": .array(safeAreaByOS.map(\.json)),
            "sizeClasses": sizeClasses.json(\.json), "multitasking": .array(multitasking.map(\.json)),
            "multitaskingDisputed": multitaskingDisputed.isEmpty
                ? nil : .array(multitaskingDisputed.map(\.json)),
            "splitDivider": splitDivider?.json ?? (isPad ? .null : nil),
            "tilesPadOS26": tilesPadOS26?.json,
            "stageManager16to18": isPad || stageManager16to18 ? stageManager16to18.json : nil,
            "layoutMargins": layoutMargins?.json(\.json),
            "readableContentInsets": readableContentInsets?.json(\.json),
            "keyboardHeight": keyboardHeight?.json,
        ]
    }
}
