extension HeadlessHost {
    /// Taps a view a number of times; false where no recognizer of the view or around it recognises that.
    @discardableResult
    public func tap(_ view: UIView, times: Int = 1) -> Bool {
        if times == 1, let control = view as? UIControl {
            tap(control)
            return true
        }
        return touch(view, times: times) { (recognizer: UITapGestureRecognizer) in
            recognizer.numberOfTapsRequired == times
        }
    }

    /// Presses a view for long; false where no recognizer of the view or around it recognises that.
    @discardableResult
    public func longPress(_ view: UIView) -> Bool {
        touch(view, through: [.began, .ended]) { (_: UILongPressGestureRecognizer) in true }
    }

    /// Swipes over a view in one direction; false where no recognizer of the view or around it recognises that.
    @discardableResult
    public func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        touch(view, isMoving: true) { (recognizer: UISwipeGestureRecognizer) in
            recognizer.direction.isSuperset(of: direction)
        }
    }

    /// Drags over a view: a pan recognizer goes through its states, without a distance; false where no recognizer of
    /// the view or of a view around it recognises the drag.
    @discardableResult
    public func pan(_ view: UIView) -> Bool {
        touch(view, through: [.began, .changed, .ended], isMoving: true) { (_: UIPanGestureRecognizer) in true
        }
    }

    /// Sends a touch to the view, which is cancelled where a gesture is recognised.
    private func touch<Recognizer: UIGestureRecognizer>(
        _ view: UIView, times: Int = 1, through states: [UIGestureRecognizer.State] = [.ended],
        isMoving: Bool = false, where isMeant: (Recognizer) -> Bool
    ) -> Bool {
        let touch = UITouch()
        let touched = sequence(first: view, next: \.superview).filter(\.isUserInteractionEnabled)
        touch.view = touched.first
        touch.tapCount = times
        let taken = touched.lazy.flatMap(\.recognizers).compactMap { $0 as? Recognizer }
            .first { recognizer in
                recognizer.touch = touch
                return recognizer.isEnabled && isMeant(recognizer)
                    && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                    && recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
                    && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
            }
        act {
            let event = UIEvent()
            touch.view?.touchesBegan([touch], with: event)
            if isMoving {
                touch.phase = .moved
                touch.view?.touchesMoved([touch], with: event)
            }
            taken?.recognize(states)
            touch.phase = taken?.cancelsTouchesInView == true ? .cancelled : .ended
            if touch.phase == .cancelled {
                touch.view?.touchesCancelled([touch], with: event)
            } else {
                touch.view?.touchesEnded([touch], with: event)
            }
        }
        return taken != nil
    }
}
