public import SplitframeInterface

/// A part of the sentence that says what a picture shows; each language has its own words for it.
public enum AlternativePhrase: NamedCase {
    // What stands between.
    case clauseSeparator, listSeparator, lastSeparator, end
    // The device and its window.
    case portrait, landscape, held, window, shown
    // Columns.
    case primary, supplementary, secondary, inspector, compact
    case noColumn, oneColumn, collapsedColumn, severalColumns, two, three, four, columnWidth
    case beside, above, displaced, asSheet, inPopover, beneath, trailing, rightToLeft
    // A device that folds.
    case onLeft, onRight, closed, flat, book, laptop, strip, levelStrip, fold, flatFold, olderApp
    // What is presented.
    case presented, screenWidth, titled, dimmed
    case screen, fullScreenCover, sheet, formSheet, popover, alert, actionSheet
    // Buttons and what the look points at.
    case button, sidebarButton, backButton, expandButton, secondaryOnlyButton, spotlight, mark, label
    /// That an exploded view lifts the layers apart.
    case exploded
    /// That the device is shown under a system that it never ran.
    case neverRan
    // Pictures of several pictures.
    case onePicture, pictures, oneDevice, devices, picturesOfDevices, oneLayout, layouts
    case displayModes, start, way, displayModeButton, barButton, secondaryOnlyTap, swipeIn, swipeOut,
        tapBeside
    case ruler, stretch, collapsed, steps
    case before, after, changed, changedIn, isNew, isGone, unchanged
    // Motion.
    case inMotion, timing, reducedMotion
}
