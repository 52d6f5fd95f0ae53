/// `UISplitViewController.DisplayModeButtonVisibility` with UIKit's raw values.
public enum DisplayModeButtonVisibility: Int, NamedCase {
    case automatic = 0
    case never = 1
    case always = 2
}
