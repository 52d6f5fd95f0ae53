public import SplitframeInterface

/// A phrase of the sentence that describes a picture; each language has its own text for it.
public enum AlternativePhrase: NamedCase {
    // Separators.
    case clauseSeparator, listSeparator, lastSeparator, end
    // The device and its window.
    case portrait, landscape, held, window, shown
    // Columns.
    case primary, supplementary, secondary, inspector, compact
    case noColumn, oneColumn, collapsedColumn, severalColumns, two, three, four, columnWidth
    case beside, above, displaced, beneath, trailing, rightToLeft
    // A device that folds.
    case onLeft, onRight, closed, flat, book, laptop, strip, levelStrip, fold, flatFold, olderApp
    // Presented screens.
    case presented, screenWidth, titled, dimmed
    case screen, fullScreenCover, sheet, formSheet, popover, alert, actionSheet
    // Buttons, marks and the spotlight.
    case button, hidden, sidebarButton, backButton, expandButton, secondaryOnlyButton, spotlight, mark, label
    /// The statement that an exploded view lifts the layers apart.
    case exploded
    /// The statement that the device never ran the system under which it is shown.
    case neverRan
    // Pictures that contain several others.
    case onePicture, pictures, oneDevice, devices, picturesOfDevices, oneLayout, layouts
    case displayModes, start, way, displayModeButton, barButton, secondaryOnlyTap, swipeIn, swipeOut,
        tapBeside
    case ruler, stretch, collapsed, steps
    case before, after, changed, changedIn, isNew, isGone, unchanged
    // Motion.
    case inMotion, timing, reducedMotion
}
