// The types behind UISplitViewController's nested types, so that an app that imports only UIKit sees their cases.
@_exported public import enum SplitframeInterface.BackgroundStyle
@_exported public import enum SplitframeInterface.Column
@_exported public import struct SplitframeInterface.ContentElement
@_exported public import enum SplitframeInterface.DisplayMode
@_exported public import enum SplitframeInterface.DisplayModeButtonVisibility
@_exported public import enum SplitframeInterface.PrimaryEdge
@_exported public import enum SplitframeInterface.SplitBehavior
@_exported public import enum SplitframeInterface.SplitStyle
