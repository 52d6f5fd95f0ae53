#if canImport(GoldenTesting)
    import GoldenTesting
    import Mail
    import Testing

    /// Twelve tests, each with five goldens.
    private func onDesks(_ change: (inout GoldenPlace) -> Void = { _ in }) -> [GoldenPlace] {
        let desks: [HeldDevice] = [
            .iPadMini6, .iPad10th, .iPadPro11InchM4, .iPadPro12Point9Inch, .iPadPro13InchM4,
        ]
        return desks.map { desk in
            var place = GoldenPlace(desk.landscape)
            change(&place)
            return place
        }
    }

    @MainActor struct `A mailbox` {
        @Test func `stands beside its message`() { expectGolden(of: makeMailboxes(), on: onDesks()) }
        @Test func `is dark at night`() {
            expectGolden(of: makeMailboxes(), on: onDesks { $0.style = .dark })
        }
        @Test func `reads from the right`() {
            expectGolden(of: makeMailboxes(), on: onDesks { $0.direction = .rightToLeft })
        }
        @Test func `has large letters`() {
            expectGolden(of: makeMailboxes(), on: onDesks { $0.textSize = .accessibilityLarge })
        }
        @Test func `stood so in iOS 14`() {
            expectGolden(of: makeMailboxes(), on: onDesks { $0.generation = .iOS14 })
        }
        @Test func `stands in a bezel`() {
            expectGolden(of: makeMailboxes(), on: onDesks(), look: Look(scale: 1, bezel: true))
        }
    }

    @MainActor struct Folders {
        @Test func `stand beside accounts and message`() { expectGolden(of: makeFolders(), on: onDesks()) }
        @Test func `are dark at night`() { expectGolden(of: makeFolders(), on: onDesks { $0.style = .dark }) }
        @Test func `read from the right`() {
            expectGolden(of: makeFolders(), on: onDesks { $0.direction = .rightToLeft })
        }
        @Test func `have large letters`() {
            expectGolden(of: makeFolders(), on: onDesks { $0.textSize = .accessibilityLarge })
        }
        @Test func `stood so in iOS 14`() {
            expectGolden(of: makeFolders(), on: onDesks { $0.generation = .iOS14 })
        }
        @Test func `stand in a bezel`() {
            expectGolden(of: makeFolders(), on: onDesks(), look: Look(scale: 1, bezel: true))
        }
    }
#endif
