/// What a person sets on a device, and every interface on it follows.
struct DeviceSettings: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var preferredContentSizeCategory = UIContentSizeCategory.large
}
