import ConstraintSolving

/// The values that all views of a program share, and on which results depend: fonts and measured texts, the screen and
/// its traits, the profiles of systems, windows, prepared solutions of constraints, and counts of work.
///
/// A program has one environment. Tests that set such values get environments of their own, in which nothing is set, so
/// that other tests see no change, even tests that run at the same time:
///
/// ```swift
/// SimulationEnvironment().run {
///     ControlProfile.current = .ios7
///     #expect(Stepper().intrinsicContentSize.height == 29)
/// }
/// ```
///
/// Views do not store the environment in which they were made: a view that is laid out within ``run(_:)`` is
/// measured with the fonts of that environment. Blocks on a queue, such as those of `DispatchQueue.main.async`, run in
/// the program's environment.
public final class SimulationEnvironment: Sendable {
    @TaskLocal private static var replacement: SimulationEnvironment?
    private static let ofProgram = SimulationEnvironment()

    /// The environment of the present task: that of the innermost `run` around it, or else the program's.
    public static var current: SimulationEnvironment { replacement ?? ofProgram }

    /// Makes an environment in which nothing is set.
    public init() {}

    /// Runs a closure in this environment.
    ///
    /// - Returns: The result of the closure.
    @MainActor
    public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try Self.$replacement.withValue(self) { try body() }
    }

    /// Runs an asynchronous closure in this environment, with the tasks that it makes. Detached tasks run in the
    /// program's environment.
    ///
    /// - Returns: The result of the closure.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$replacement.withValue(self) { try await body() }
    }

    // MARK: Texts

    let texts = Locked(TextEnvironmentState())

    // MARK: The device

    // Nil until first used, or set: the main screen, the traits of views without a superview, and the program.
    @MainActor var screen: Screen?
    @MainActor var traits: TraitCollection?
    @MainActor var application: Application?
    @MainActor weak var keyWindow: Window?

    // MARK: Profiles

    @MainActor var controlProfile = ControlProfile.ios13
    @MainActor var listContentProfile = ListContentProfile.ios14

    // MARK: Constraints

    /// The solutions from which new systems start. A system that differs from an earlier system only in constants
    /// starts from the earlier solution. In this way, the second cell of a kind starts from the solution of the first
    /// cell.
    @MainActor var preparedStructures = PreparedStructures()
    /// The number of parts of each kind in the engine that was made last; nil before the first. The next engine's lists
    /// begin with this capacity, because cells of one kind have equally many parts.
    @MainActor var engineCounts: EngineParts.Counts?
    @MainActor var diagnosticHandler: (@MainActor (ConstraintDiagnostic) -> Void)?

    // MARK: Work

    @MainActor var work = SizingWork()
    /// The work of tools, which is not reported.
    @MainActor var workOfTools = SizingWork()

    // MARK: Values of other modules

    @MainActor private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a type; the type's initial value unless set.
    @MainActor
    package subscript<Value: SharedValue>(type: Value.Type) -> Value {
        get { values[ObjectIdentifier(type)] as? Value ?? type.initial }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// A type with one value in each environment.
@MainActor
package protocol SharedValue {
    /// The value in an environment in which no other value was set.
    static var initial: Self { get }
}

extension Optional {
    /// Returns the value. If there is none, the result of `make` is stored first.
    mutating func orSet(_ make: () -> Wrapped) -> Wrapped {
        if let value = self { return value }
        let value = make()
        self = value
        return value
    }
}
