import SplitframeSystem

/// Reads single keys from a terminal, or characters from any other standard input, without line breaks.
final class KeyInput {
    private var saved: termios?

    /// Switches a terminal to reading single keys until the value is released.
    init() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Reading has a timeout, so that an interrupt is noticed.
        withUnsafeMutableBytes(of: &settings.c_cc) { keys in
            keys[Int(VMIN)] = 0
            keys[Int(VTIME)] = 2
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    deinit {
        if var saved { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    }

    /// The next key; nil at the end of the input, or if the command is interrupted.
    func next() -> Character? {
        while !Task.isCancelled {
            guard let byte = read() else {
                if saved == nil { return nil }
                continue
            }
            if ![0x0A, 0x0D, 0x20].contains(byte) { return Character(Unicode.Scalar(byte)) }
        }
        return nil
    }

    /// The next byte, or nil after a timeout or at the end of the input.
    private func read() -> UInt8? {
        var byte: UInt8 = 0
        return SplitframeSystem.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// The terminal's width in characters, 80 if it is not known.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
