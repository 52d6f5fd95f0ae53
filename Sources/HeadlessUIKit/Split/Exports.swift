// The words behind UISplitViewController's nested types, so that an app sees their cases with UIKit alone.
@_exported public import enum InterfaceModel.BackgroundStyle
@_exported public import enum InterfaceModel.Column
@_exported public import struct InterfaceModel.ContentElement
@_exported public import enum InterfaceModel.DisplayMode
@_exported public import enum InterfaceModel.DisplayModeButtonVisibility
@_exported public import enum InterfaceModel.PrimaryEdge
@_exported public import enum InterfaceModel.SplitBehavior
@_exported public import enum InterfaceModel.SplitStyle
