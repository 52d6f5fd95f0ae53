extension HeadlessHost {
    /// Whether the device shows light or dark interfaces; light unless set.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.userInterfaceStyle }
        set { settings.userInterfaceStyle = newValue }
    }

    /// The text size of the device; Large unless set.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { settings.preferredContentSizeCategory }
        set { settings.preferredContentSizeCategory = newValue }
    }
}
