// Re-exports every module that draws split views: `import Splitframe` is all that a package needs.
@_exported public import SplitframeDevices
@_exported public import SplitframeInterface
@_exported public import SplitframeLayout
@_exported public import SplitframePainting
@_exported public import SplitframePictures
@_exported public import SplitframeRequests
@_exported public import SplitframeWireframes
