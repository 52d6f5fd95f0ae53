import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes

/// The measurements that `scripts/bench` compares with other programs: encoding a picture and writing an SVG, in
/// milliseconds, each the best of several turns.
struct RatioMeasurement {
    private static let turns = 7
    private let picture: Bitmap

    init(of picture: String) throws {
        self.picture = try PNGFile.decode(Array(Data(contentsOf: URL(filePath: picture))))
    }

    var json: JSON {
        get throws {
            [
                "encoding": .number(try encoding),
                "encodedBytes": .number(Double(try PNGFile.encode(picture).count)),
                "svg": .number(try svg),
            ]
        }
    }

    /// The time to encode pixels as drawing leaves them, which is where the peer begins too.
    private var encoding: Double {
        get throws {
            try picture.withRows { rows in
                Result { try Self.best { _ = try PNGFile.encode(rows) } }
            }.get()
        }
    }

    /// The time for one SVG of the default gallery, from its selection to its bytes.
    private var svg: Double {
        get throws {
            let selections = try SelectionList().matrix(among: Device.known)
            let session = try Painter(fonts: .installed()).session()
            return try Self.best {
                for selection in selections {
                    _ = try Picture(selection).bytes(as: .svg, scale: 1, session: session)
                }
            } / Double(selections.count)
        }
    }

    private static func best(_ work: () throws -> Void) rethrows -> Double {
        let times = try (0..<turns).map { _ in try ContinuousClock().measure(work) }
        return (times.min() ?? .zero) / .milliseconds(1)
    }
}
