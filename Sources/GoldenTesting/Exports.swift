@_exported public import Foundation
@_exported public import HeadlessUIKit

@_exported public import enum SplitframeGoldens.RecordingMode
@_exported public import enum SplitframeWireframes.Annotation
@_exported public import struct SplitframeWireframes.Look
@_exported public import enum SplitframeWireframes.Theme
