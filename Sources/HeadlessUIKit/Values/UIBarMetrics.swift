/// The sizes of bars that may look different, with UIKit's raw values; compiles only.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}
