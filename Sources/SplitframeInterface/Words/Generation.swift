/// The three generations of the operating system between which split views really differ.
public enum Generation: NamedCase {
    /// iOS 26: floating sidebar, measured on iOS 26.1 simulators.
    case iOS26
    /// iOS 8 to 18 with column styles from 14: flat columns, real overlay and displace, documented.
    case iOS14
    /// iOS 7 and before: classic style on iPad only, popover in portrait, documented.
    case iOS7
}
