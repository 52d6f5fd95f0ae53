import SplitframeSystem

/// Single keys of a terminal, or the characters of whatever else standard input is; line breaks are none.
final class KeyInput {
    private var saved: termios?

    /// Takes keys as they come where standard input is a terminal, until it goes.
    init() {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        saved = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Nothing waits for ever: an interrupt has to be heard.
        withUnsafeMutableBytes(of: &settings.c_cc) { keys in
            keys[Int(VMIN)] = 0
            keys[Int(VTIME)] = 2
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    deinit {
        if var saved { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    }

    /// The next key; nil at the end of the input, or where the command is interrupted.
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

    /// A byte, or nil where none came in time or none will.
    private func read() -> UInt8? {
        var byte: UInt8 = 0
        return SplitframeSystem.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }

    /// The terminal's width in characters, 80 where it does not say.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
