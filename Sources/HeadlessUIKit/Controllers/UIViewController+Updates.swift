// Requested updates, which run before the next layout.

extension UIViewController {
    /// Whether an update is requested for the next pass.
    var anythingNeedsUpdate: Bool { needsUpdateProperties || needsUpdateContentUnavailableConfiguration }

    /// Updates properties from here down, the outer ones first.
    func bringPropertiesUpToDate() {
        updateOwnProperties()
        viewIfLoaded?.bringPropertiesUpToDate()
        for child in childControllers { child.updatePropertiesIfNeeded() }
    }

    func updateOwnProperties() {
        guard needsUpdateProperties else { return }
        needsUpdateProperties = false
        updateProperties()
    }

    func updateOwnContentUnavailableConfiguration() {
        guard needsUpdateContentUnavailableConfiguration else { return }
        needsUpdateContentUnavailableConfiguration = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}

extension UIView {
    /// Updates the properties of this view, its controller and all below.
    func bringPropertiesUpToDate() {
        updateOwnProperties()
        for view in subviews { view.updatePropertiesIfNeeded() }
    }

    /// Updates the controller's properties before those of its view (assumed, as with layout).
    func updateOwnProperties() {
        owner?.updateOwnProperties()
        guard needsUpdateProperties else { return }
        needsUpdateProperties = false
        updateProperties()
    }
}
