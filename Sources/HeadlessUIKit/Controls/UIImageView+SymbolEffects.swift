/// The end of an effect on a symbol, for its completion.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    public let isFinished = true
    public private(set) weak var sender: AnyObject?

    /// The effect as the app knows it, or the image that has come.
    init(sender: AnyObject) { self.sender = sender }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    /// Ends at once, since nothing moves headless.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { finish(completion) }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        finish(completion)
    }

    private func finish(_ completion: UISymbolEffectCompletion?) {
        guard let completion else { return }
        PendingWork.shared.add { [self] in completion(UISymbolEffectCompletionContext(sender: self)) }
    }
}
