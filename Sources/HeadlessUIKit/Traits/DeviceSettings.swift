/// The settings that the user makes for a device, and that all its interfaces follow.
struct DeviceSettings: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var preferredContentSizeCategory = UIContentSizeCategory.large
}
