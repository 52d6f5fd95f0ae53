import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

struct `The gallery's matrix` {
    private let matrix: [Selection]

    init() throws { matrix = try SelectionList().matrix(among: Device.known) }

    @Test func `has every style on every device in every orientation and window`() throws {
        let automatic = Set(matrix.filter { $0.displayMode == .automatic }.map(\.words))

        for device in Device.known {
            for orientation in device.orientations {
                for window in Place.windows(
                    of: device, orientation: orientation, generation: device.usualGeneration)
                {
                    for style in SplitStyle.allCases {
                        #expect(
                            automatic.contains(
                                "\(device.id) \(orientation) \(window.name) \(device.usualGeneration) \(style) automatic automatic"
                            ))
                    }
                }
            }
        }
    }

    @Test(arguments: ["ipad-mini-6", "ipad-air-10-9-inch", "ipad-pro-13-inch-m4", "iphone-16-pro-max"])
    func `has every mode under every behavior of a style, in all generations of the device`(id: String) throws
    {
        let words = Set(matrix.map(\.words))
        let device = try Device.named(id)

        for generation in Generation.allCases where device.isOffered(on: generation) {
            for style in SplitStyle.allCases where style == .unspecified || generation != .iOS7 {
                for behavior in [SplitBehavior.tile, .overlay, .displace] {
                    for mode in style.modes(under: behavior) {
                        let asked = style == .unspecified ? SplitBehavior.automatic : behavior
                        #expect(
                            words.contains("\(id) landscape full \(generation) \(style) \(mode) \(asked)"))
                    }
                }
            }
        }
    }

    @Test func `has no picture twice and none that cannot be`() {
        #expect(Set(matrix.map { $0.path(beyond: .gallery) }).count == matrix.count)
        #expect(matrix.allSatisfy { $0.request.impossibility == nil })
    }

    @Test func `stands in the order of devices, orientations and windows`() {
        let devices = matrix.map(\.device.id)
        let blocks = devices.indices.filter { $0 == 0 || devices[$0] != devices[$0 - 1] }.map { devices[$0] }

        #expect(blocks == Device.known.map(\.id))
    }

    @Test func `is narrowed by what is said`() throws {
        var list = SelectionList()
        try list.read("ipad-10th", as: .device, among: Device.known, allowsSeveral: true)
        try list.read("full", as: .window, among: Device.known, allowsSeveral: true)

        let pictures = try list.matrix(among: Device.known)

        #expect(pictures.count == 2 * 3)
        #expect(pictures.allSatisfy { $0.device.id == "ipad-10th" && $0.window == .full })
    }
}

extension Selection {
    fileprivate var words: String {
        "\(request.device.id) \(request.orientation) \(request.window.name) \(request.generation) "
            + "\(request.style) \(request.displayMode) \(request.splitBehavior)"
    }
}
