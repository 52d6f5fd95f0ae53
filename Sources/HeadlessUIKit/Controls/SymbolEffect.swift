/// A movement of a symbol (iOS 17); compiles only.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that happens once; compiles only.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts until it is removed; compiles only.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that makes another symbol of one; compiles only.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

public struct AppearSymbolEffect: IndefiniteSymbolEffect {}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {}
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

// The variants of the effects that apps write behind them, as in .bounce.up and .replace.offUp.
extension BounceSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension PulseSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension ScaleSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension VariableColorSymbolEffect {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
}

extension ReplaceSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// How often and how fast an effect goes; compiles only.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
}
