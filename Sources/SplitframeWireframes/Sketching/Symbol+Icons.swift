import SplitframeInterface

extension Symbol {
    /// The drawing of an icon.
    init(_ icon: BarButtonElement.Icon) {
        self =
            switch icon {
            // A split view's own buttons, and the system's bar items.
            case .sidebar:
                Symbol(
                    .roundedRectangle(2.5, 4.5, 19, 15, radius: 3.2), .line(9, 4.5, 9, 19.5),
                    .line(5, 8, 6.6, 8), .line(5, 10.8, 6.6, 10.8), .line(5, 13.6, 6.6, 13.6))
            case .trailingSidebar: Symbol(.sidebar).mirrored
            case .back: Symbol(.line(14.5, 4, 6.5, 12, 14.5, 20))
            case .expand:
                Symbol(
                    .line(13.6, 10.4, 20, 4), .line(14.6, 4, 20, 4, 20, 9.4),
                    .line(10.4, 13.6, 4, 20), .line(9.4, 20, 4, 20, 4, 14.6))
            case .secondaryOnly:
                Symbol(
                    .line(2.8, 12, 21.2, 12), .line(7.2, 7.4, 2.6, 12, 7.2, 16.6),
                    .line(16.8, 7.4, 21.4, 12, 16.8, 16.6))
            case .add: Symbol(.line(12, 4.5, 12, 19.5), .line(4.5, 12, 19.5, 12))
            case .minus: Symbol(.line(4.5, 12, 19.5, 12))
            case .more: Symbol(fills: [.dot(5.5, 12, 1.7), .dot(12, 12, 1.7), .dot(18.5, 12, 1.7)])
            case .close: Symbol(.line(6, 6, 18, 18), .line(18, 6, 6, 18))
            case .compose:
                Symbol(
                    .line(12, 5, 4.5, 5, 4.5, 19.5, 19, 19.5, 19, 12),
                    .line(9.5, 14.5, 10, 11.5, 18.4, 3, 21, 5.6, 12.5, 14, 9.5, 14.5), turns: false)
            case .reply:
                Symbol(
                    .line(10, 5, 3.5, 11, 10, 17),
                    .curves([.move(3.5, 11), .line(12, 11), .curve(17.5, 11, 20.5, 14, to: 20.5, 19.5)]))
            case .share:
                Symbol(
                    .line(8.5, 9.5, 5.5, 9.5, 5.5, 20.5, 18.5, 20.5, 18.5, 9.5, 15.5, 9.5),
                    .line(12, 2.5, 12, 14), .line(8.2, 6.2, 12, 2.4, 15.8, 6.2))
            case .folder: Symbol(.polygon(3, 19, 3, 5.5, 9, 5.5, 11.5, 8, 21, 8, 21, 19))
            case .search: Symbol(.ellipse(4, 4, 12, 12), .line(14.4, 14.4, 20.5, 20.5), turns: false)
            case .trash:
                Symbol(
                    .line(4, 6.5, 20, 6.5), .line(9, 6.3, 9, 3.5, 15, 3.5, 15, 6.3),
                    .line(5.8, 6.5, 7, 20.5, 17, 20.5, 18.2, 6.5),
                    .line(10, 10, 10.4, 17), .line(14, 10, 13.6, 17),
                    areas: [.polygon(5.8, 6.5, 7, 20.5, 17, 20.5, 18.2, 6.5)])
            case .book:
                Symbol(
                    .polygon(
                        12, 6.5, 8.5, 4.8, 3, 4.8, 3, 18, 8.5, 18, 12, 19.7, 15.5, 18, 21, 18, 21, 4.8, 15.5,
                        4.8
                    ), .line(12, 6.5, 12, 19.7), turns: false)
            case .refresh:
                // A circle about the middle without its upper right quarter, begun a little before its top.
                Symbol(
                    .curves([
                        .move(18.4, 8), .curve(17, 5.9, 14.7, 4.5, to: 12, 4.5),
                        .curve(7.9, 4.5, 4.5, 7.9, to: 4.5, 12),
                    ]),
                    .curves([
                        .move(4.5, 12), .curve(4.5, 16.1, 7.9, 19.5, to: 12, 19.5),
                        .curve(16.1, 19.5, 19.5, 16.1, to: 19.5, 12),
                    ]), .line(19, 3.2, 18.8, 8.4, 13.6, 8.2), turns: false)
            case .camera:
                Symbol(
                    .polygon(3, 7.5, 7.6, 7.5, 9.4, 4.8, 14.6, 4.8, 16.4, 7.5, 21, 7.5, 21, 19, 3, 19),
                    .ellipse(8.2, 9, 7.6, 7.6), turns: false)
            case .play: Symbol(fills: [.triangle(7, 19)], turns: false)
            case .pause:
                Symbol(
                    fills: [
                        .roundedRectangle(6.5, 5, 4, 14, radius: 1.2),
                        .roundedRectangle(13.5, 5, 4, 14, radius: 1.2),
                    ], turns: false)
            case .rewind: Symbol(fills: [.triangle(11.5, 3), .triangle(20.5, 12)], turns: false)
            case .fastForward: Symbol(fills: [.triangle(3.5, 12), .triangle(12.5, 21)], turns: false)
            case .undo:
                Symbol(
                    .line(8.5, 4.5, 4, 9, 8.5, 13.5),
                    .curves([
                        .move(4.5, 9), .line(14.5, 9), .curve(21.2, 9, 21.2, 19, to: 14.5, 19), .line(9, 19),
                    ]))
            case .redo: Symbol(.undo).mirrored
            case .page:
                Symbol(
                    .polygon(5, 3.5, 19, 3.5, 19, 14, 12.5, 20.5, 5, 20.5),
                    .line(19, 14, 12.5, 14, 12.5, 20.5))
            case .sparkles: Symbol(fills: [.spark(10, 13, 7.5), .spark(18.3, 6, 3.6)], turns: false)

            // Symbols that apps often use.
            case .arrowBackward: Symbol(.line(20, 12, 4, 12), .line(10, 6, 4, 12, 10, 18))
            case .arrowDown: Symbol(.line(12, 4, 12, 20), .line(6, 14, 12, 20, 18, 14))
            case .arrowForward: Symbol(.line(4, 12, 20, 12), .line(14, 6, 20, 12, 14, 18))
            case .arrowUp: Symbol(.line(12, 20, 12, 4), .line(6, 10, 12, 4, 18, 10))
            case .bag:
                Symbol(
                    .polygon(5, 8, 19, 8, 20.5, 21, 3.5, 21),
                    .curves([.move(8.5, 8), .curve(8.5, 2, 15.5, 2, to: 15.5, 8)]), turns: false)
            case .bell:
                Symbol(
                    .curves([
                        .move(4, 17), .line(6, 14.5), .line(6, 10), .curve(6, 2, 18, 2, to: 18, 10),
                        .line(18, 14.5), .line(20, 17), .close,
                    ]), .line(9.8, 20, 12, 21, 14.2, 20), turns: false)
            case .bookmark: Symbol(.polygon(6, 3.5, 18, 3.5, 18, 20.5, 12, 15.5, 6, 20.5), turns: false)
            case .bubble: Symbol(.polygon(3, 4.5, 21, 4.5, 21, 16, 11, 16, 6.5, 20.5, 6.5, 16, 3, 16))
            case .calendar:
                Symbol(
                    .roundedRectangle(3.5, 5, 17, 15.5, radius: 3), .line(3.5, 9.5, 20.5, 9.5),
                    .line(8, 3, 8, 6.5), .line(16, 3, 16, 6.5),
                    fills: [
                        .dot(8, 13, 1.2), .dot(12, 13, 1.2), .dot(16, 13, 1.2), .dot(8, 17, 1.2),
                        .dot(12, 17, 1.2),
                    ], turns: false)
            case .cart:
                Symbol(
                    .line(2.5, 4, 5.2, 4, 8, 15.5, 18.5, 15.5, 21, 7, 6, 7),
                    fills: [.dot(9, 19, 1.6), .dot(17.5, 19, 1.6)], turns: false)
            case .checkmark: Symbol(.line(5, 13, 10, 18, 19, 6), turns: false)
            case .chevronDown: Symbol(.line(4, 8, 12, 16, 20, 8))
            case .chevronForward: Symbol(.line(9.5, 4, 17.5, 12, 9.5, 20))
            case .chevronUp: Symbol(.line(4, 16, 12, 8, 20, 16))
            case .circle: Symbol(Self.circle, turns: false)
            case .clock: Symbol(Self.circle, .line(12, 7, 12, 12, 15.5, 14), turns: false)
            case .document:
                Symbol(
                    .polygon(5.5, 2.8, 13.5, 2.8, 18.5, 7.8, 18.5, 21.2, 5.5, 21.2),
                    .line(8.8, 12, 15.2, 12), .line(8.8, 16, 15.2, 16))
            case .download:
                Symbol(
                    .line(12, 3.5, 12, 16), .line(7, 11.2, 12, 16.2, 17, 11.2), .line(4.5, 20, 19.5, 20),
                    turns: false)
            case .envelope:
                Symbol(
                    .roundedRectangle(2.5, 5, 19, 14, radius: 2.6), .line(3.4, 6.6, 12, 13.2, 20.6, 6.6),
                    turns: false)
            case .filter:
                Symbol(
                    .line(3.5, 7, 20.5, 7), .line(6.5, 12, 17.5, 12), .line(9.5, 17, 14.5, 17), turns: false)
            case .flag:
                Symbol(
                    .line(5.5, 3, 5.5, 21), .line(5.5, 4, 19, 4, 16, 8.6, 19, 13.2, 5.5, 13.2),
                    areas: [.line(5.5, 4, 19, 4, 16, 8.6, 19, 13.2, 5.5, 13.2)])
            case .forkAndKnife:
                Symbol(
                    .line(5, 3, 5, 8.5, 7.5, 11, 10, 8.5, 10, 3), .line(7.5, 3, 7.5, 21),
                    .line(16.5, 21, 16.5, 3, 19.5, 7, 19.5, 12.5, 16.5, 12.5), turns: false)
            case .gear:
                Symbol(
                    .ellipse(5.5, 5.5, 13, 13), .ellipse(9.5, 9.5, 5, 5),
                    .line(12, 2.5, 12, 5.5), .line(12, 18.5, 12, 21.5), .line(2.5, 12, 5.5, 12),
                    .line(18.5, 12, 21.5, 12), .line(5.3, 5.3, 7.4, 7.4), .line(16.6, 16.6, 18.7, 18.7),
                    .line(5.3, 18.7, 7.4, 16.6), .line(16.6, 7.4, 18.7, 5.3), turns: false)
            case .globe:
                Symbol(
                    Self.circle, .line(3, 12, 21, 12), .ellipse(8, 3, 8, 18), .line(12, 3, 12, 21),
                    turns: false)
            case .grid:
                Symbol(
                    .roundedRectangle(4, 4, 7, 7, radius: 1.5), .roundedRectangle(13, 4, 7, 7, radius: 1.5),
                    .roundedRectangle(4, 13, 7, 7, radius: 1.5), .roundedRectangle(13, 13, 7, 7, radius: 1.5),
                    turns: false)
            case .heart:
                Symbol(
                    .curves([
                        .move(12, 20.5), .curve(0.5, 13, 6, 0.5, to: 12, 7),
                        .curve(18, 0.5, 23.5, 13, to: 12, 20.5), .close,
                    ]), turns: false)
            case .house:
                Symbol(
                    .line(2.5, 12, 12, 3.5, 21.5, 12), .line(5.5, 10, 5.5, 20.5, 18.5, 20.5, 18.5, 10),
                    .line(10, 20, 10, 14, 14, 14, 14, 20),
                    areas: [
                        .polygon(2.5, 12, 12, 3.5, 21.5, 12),
                        .polygon(5.5, 10, 5.5, 20.5, 18.5, 20.5, 18.5, 10),
                    ], turns: false)
            case .info:
                Symbol(Self.circle, .line(12, 11, 12, 16.5), fills: [.dot(12, 7.6, 1.2)], turns: false)
            case .link:
                Symbol(
                    .roundedRectangle(2.5, 8, 11, 8, radius: 4), .roundedRectangle(10.5, 8, 11, 8, radius: 4),
                    turns: false)
            case .list:
                Symbol(
                    .line(8.5, 6, 20.5, 6), .line(8.5, 12, 20.5, 12), .line(8.5, 18, 20.5, 18),
                    fills: [.dot(4.6, 6, 1.3), .dot(4.6, 12, 1.3), .dot(4.6, 18, 1.3)])
            case .location: Symbol(.polygon(20.5, 3.5, 3.5, 11, 12, 12, 13, 20.5), turns: false)
            case .lock:
                Symbol(
                    .curves([
                        .move(8, 11), .line(8, 8.5), .curve(8, 3.2, 16, 3.2, to: 16, 8.5), .line(16, 11),
                    ]),
                    fills: [.roundedRectangle(5.5, 11, 13, 9.5, radius: 2.2)])
            case .map:
                Symbol(
                    .polygon(3, 6, 9, 4, 15, 6, 21, 4, 21, 18, 15, 20, 9, 18, 3, 20), .line(9, 4, 9, 18),
                    .line(15, 6, 15, 20), turns: false)
            case .menu: Symbol(.line(3.5, 6, 20.5, 6), .line(3.5, 12, 20.5, 12), .line(3.5, 18, 20.5, 18))
            case .music:
                Symbol(
                    .line(9.5, 17.8, 9.5, 5.5, 19, 3.5, 19, 15.8),
                    fills: [.ellipse(4.5, 15.4, 5.4, 4.6), .ellipse(14, 13.4, 5.4, 4.6)], turns: false)
            case .paperclip:
                Symbol(
                    .curves([
                        .move(17, 7.5), .line(17, 16.5), .curve(17, 23, 7, 23, to: 7, 16.5), .line(7, 6.5),
                        .curve(7, 1.5, 14, 1.5, to: 14, 6.5), .line(14, 15.5),
                        .curve(14, 18.5, 10, 18.5, to: 10, 15.5), .line(10, 8),
                    ]), turns: false)
            case .paperplane:
                Symbol(.polygon(21, 3, 2.8, 10, 9.6, 13.6, 13.6, 21.2), .line(21, 3, 9.6, 13.6))
            case .pencil:
                Symbol(
                    .polygon(4, 20, 5, 15.5, 16.5, 4, 20, 7.5, 8.5, 19), .line(14, 6.5, 17.5, 10),
                    turns: false)
            case .people:
                Symbol(
                    .ellipse(4, 6, 6.5, 6.5),
                    .curves([.move(1.5, 19.5), .curve(2.5, 12.6, 12, 12.6, to: 13, 19.5), .close]),
                    .ellipse(14, 5, 6, 6),
                    .curves([.move(15.5, 13.6), .curve(19, 12.6, 22, 15, to: 22.5, 19.5), .line(16, 19.5)]),
                    turns: false)
            case .person:
                Symbol(
                    .ellipse(7.8, 3, 8.4, 8.4),
                    .curves([.move(3.8, 20.5), .curve(5.2, 11.6, 18.8, 11.6, to: 20.2, 20.5), .close]),
                    turns: false)
            case .pin:
                Symbol(
                    .curves([
                        .move(12, 21), .curve(8, 16, 5.5, 13, to: 5.5, 9.5),
                        .curve(5.5, 0.8, 18.5, 0.8, to: 18.5, 9.5), .curve(18.5, 13, 16, 16, to: 12, 21),
                        .close,
                    ]), fills: [.dot(12, 9.3, 2.2)], turns: false)
            case .sliders:
                Symbol(
                    .line(3.5, 6, 20.5, 6), .line(3.5, 12, 20.5, 12), .line(3.5, 18, 20.5, 18),
                    fills: [.dot(15.5, 6, 2.4), .dot(8, 12, 2.4), .dot(14, 18, 2.4)])
            case .square: Symbol(.roundedRectangle(4, 4, 16, 16, radius: 3), turns: false)
            case .star:
                Symbol(
                    .polygon(
                        12, 2.8, 14.8, 9, 21.5, 9.7, 16.5, 14.2, 17.9, 20.8, 12, 17.4, 6.1, 20.8, 7.5, 14.2,
                        2.5, 9.7, 9.2, 9), turns: false)
            case .tag:
                Symbol(.polygon(3.5, 3.5, 12, 3.5, 20.8, 12.3, 12.3, 20.8, 3.5, 12), fills: [.dot(8, 8, 1.4)])
            case .tray:
                Symbol(
                    .curves([
                        .move(3, 13.5), .line(6.4, 5.5), .line(17.6, 5.5), .line(21, 13.5), .line(21, 19),
                        .line(3, 19), .close,
                    ]), .line(3, 13.5, 8.4, 13.5, 9.6, 16, 14.4, 16, 15.6, 13.5, 21, 13.5))
            case .warning:
                Symbol(
                    .polygon(12, 3, 22, 20.5, 2, 20.5), .line(12, 9.5, 12, 14.5),
                    fills: [.dot(12, 17.4, 1.2)],
                    turns: false)
            case .image:
                Symbol(
                    .roundedRectangle(2.5, 4, 19, 16, radius: 3),
                    .line(3, 17, 9, 11, 13.4, 15.6, 16.2, 12.8, 21, 17.4), fills: [.dot(15.6, 8.6, 1.7)])
            }
    }
}
