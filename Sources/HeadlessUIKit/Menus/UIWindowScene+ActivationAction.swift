extension UIWindowScene {
}
