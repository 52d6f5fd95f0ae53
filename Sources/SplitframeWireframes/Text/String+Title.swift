import SplitframeInterface

extension String {
    /// A name as a title: with a capital, unless its first word has one, as `iPhone` has.
    package var asTitle: String {
        prefix { !$0.isWhitespace }.contains(where: \.isUppercase) ? self : capitalizedFirst
    }
}
