/// The figures of bars, in points; each may differ between kinds of screens.
public enum BarFigureName: Int, NamedCase {
    /// The font size of running text and of bar buttons.
    case bodySize
    /// The font size of a bar's title.
    case titleSize
    /// The height of a navigation bar without a large title.
    case navigationBarHeight
    /// The same figure in a sheet, popover or form sheet.
    case navigationBarHeightInSheet
    /// The least distance of a navigation bar from the window's top.
    case navigationBarTop
    /// The distance of the outermost buttons from a navigation bar's sides.
    case navigationBarMargin
    /// The same figure in a sheet, popover or form sheet.
    case navigationBarMarginInSheet
    /// The distance between buttons.
    case buttonGap
    /// The distance between buttons that share a capsule.
    case sharedButtonGap
    case buttonHeight
    case leastButtonWidth
    /// The widest button, as a share of its bar.
    case widestButtonShare
    /// The distance of a button's label from its sides.
    case buttonPadding
    /// The width of a button with an icon and a label, less the width of its label.
    case iconRoom
    /// The side of the square in which a button's icon is drawn.
    case iconSide
    /// The distance from the bar's top to the middle of buttons and title; infinite for the middle of the row.
    case buttonCenter
    /// The same in a panel that floats above a column.
    case buttonCenterInPanel
    case titleHeight
    /// The least distance between a title in the bar's middle and the buttons on both sides.
    case titleClearance
    /// The distance from the first buttons to a title that has no room in the middle.
    case titleAside
    /// The start of a title that has no room in the middle, in a bar without leading buttons.
    case titleStart
    /// The height that a large title adds to a bar.
    case largeTitleRoom
    /// The distance from the row of buttons to a large title below it.
    case largeTitleTop
    case largeTitleHeight
    case largeTitleMargin
    /// The height that a prompt above the title adds to a navigation bar.
    case promptRoom
    /// The height that a search field below the title adds to a navigation bar.
    case searchRoom
    /// The height of a toolbar's row of buttons.
    case toolbarRow
    /// The height of a toolbar above its row of buttons, and below it.
    case toolbarTop
    case toolbarBottom
    case toolbarMargin
    case toolbarGap
    case toolbarItemMinimum
    /// The least width of a flexible space.
    case flexibleSpaceMinimum
    /// The height of a tab bar's row of tabs, and of the bar below that row.
    case tabRow
    case tabBottom
    /// The height of a strip of tabs at the top of an iPad's window, and the gap below it.
    case tabStripRow
    case tabStripGap
    /// The room on both sides of a tab's label in a strip of tabs.
    case tabStripPadding
    /// The width of a tab if there is room for it; infinite if the tabs share the whole width.
    case tabWidth
    /// The distance of tabs from the sides of their capsule, and from its top and bottom.
    case tabPadding
    case tabInset
    /// The number of tabs in a bar without a More tab, and of those beside one; in a compact width as on a phone.
    case mostTabs
    case tabsBeforeMore
    /// The distance of a capsule from its column's sides.
    case tabMargin
    /// The distance between a tab bar and a toolbar above it.
    case bottomBarGap
    /// The size of the window's own controls, and their distance from a bar's margin.
    case windowControlsWidth
    case windowControlsHeight
    case windowControlsIndent
}
