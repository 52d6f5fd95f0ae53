extension HeadlessHost {
    /// Taps a view so many times; false where no gesture there or around it takes that.
    @discardableResult
    public func tap(_ view: UIView, times: Int = 1) -> Bool {
        if times == 1, let control = view as? UIControl {
            tap(control)
            return true
        }
        return touch(view) { (recognizer: UITapGestureRecognizer) in
            recognizer.numberOfTapsRequired == times
        }
    }

    /// Presses a view for long; false where no gesture there or around it takes that.
    @discardableResult
    public func longPress(_ view: UIView) -> Bool {
        touch(view, through: [.began, .ended]) { (_: UILongPressGestureRecognizer) in true }
    }

    /// Swipes over a view in one direction; false where no gesture there or around it takes that.
    @discardableResult
    public func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        touch(view) { (recognizer: UISwipeGestureRecognizer) in
            recognizer.direction.isSuperset(of: direction)
        }
    }

    /// Drags over a view, which its pan gesture follows through its states, without saying how far; false where no
    /// gesture there or around it takes that.
    @discardableResult
    public func pan(_ view: UIView) -> Bool {
        touch(view, through: [.began, .changed, .ended]) { (_: UIPanGestureRecognizer) in true }
    }

    private func touch<Recognizer: UIGestureRecognizer>(
        _ view: UIView, through states: [UIGestureRecognizer.State] = [.ended],
        where isMeant: (Recognizer) -> Bool
    ) -> Bool {
        let touch = UITouch()
        touch.view = view
        let taken = sequence(first: view, next: \.superview).lazy
            .flatMap { $0.isUserInteractionEnabled ? $0.recognizers : [] }
            .compactMap { $0 as? Recognizer }
            .first { recognizer in
                recognizer.isEnabled && isMeant(recognizer)
                    && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                    && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
            }
        guard let taken else { return false }
        act { taken.recognize(states) }
        return true
    }
}
