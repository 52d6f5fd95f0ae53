// The words behind UISplitViewController's nested types, so that an app sees their cases with UIKit alone.
@_exported public import enum SplitframeInterface.BackgroundStyle
@_exported public import enum SplitframeInterface.Column
@_exported public import struct SplitframeInterface.ContentElement
@_exported public import enum SplitframeInterface.DisplayMode
@_exported public import enum SplitframeInterface.DisplayModeButtonVisibility
@_exported public import enum SplitframeInterface.PrimaryEdge
@_exported public import enum SplitframeInterface.SplitBehavior
@_exported public import enum SplitframeInterface.SplitStyle
