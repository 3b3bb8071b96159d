/// The values that all views of a program share, and on which results depend: fonts and measured texts, registered
/// images, the screen and its traits, the profiles of systems, windows, settings of animations, prepared solutions of
/// constraints, and counts of work.
///
/// A program has one environment. Tests that set such values get environments of their own, so that other tests see no
/// change, even tests that run at the same time:
///
/// ```swift
/// SimulationEnvironment().run {
///     ControlProfile.current = .ios7
///     #expect(Stepper().intrinsicContentSize.height == 29)
/// }
/// ```
///
/// A view does not store the environment in which it was made, and keeps what it has measured. So a test makes its
/// views within ``run(_:)``. In the program's environment are: blocks on a queue, such as those of
/// `DispatchQueue.main.async`; detached tasks; the arguments of a test and its values of types, which are evaluated
/// outside; and `setUp` of an XCTest, unless `invokeTest` is overridden:
///
/// ```swift
/// override func invokeTest() {
///     MainActor.assumeIsolated { SimulationEnvironment().run { super.invokeTest() } }
/// }
/// ```
///
/// `NotificationCenter.default` belongs to the process: its observers receive the notifications of all environments.
/// Release an environment on the main actor, because its windows and handlers are released with it.
public final class SimulationEnvironment: Sendable {
    private static let replacement = TaskLocal<SimulationEnvironment?>(wrappedValue: nil)
    private static let ofProgram = SimulationEnvironment()

    /// The environment of the present task: that of the innermost `run` around it, or else the program's.
    public static var current: SimulationEnvironment { replacement.get() ?? ofProgram }

    /// Makes an environment in which nothing is set.
    public init() {}

    /// Makes an environment with the fonts, images, screen, traits and profiles of another one. It has no windows, and
    /// its counts of work begin at 0.
    @MainActor
    public convenience init(copying other: SimulationEnvironment) {
        self.init()
        let (settings, registered) = (other.texts.withLock(\.settings), other.images.withLock(\.self))
        texts.withLock { $0.settings = settings }
        images.withLock { $0 = registered }
        screen = other.screen
        traits = other.traits
        controlProfile = other.controlProfile
        listContentProfile = other.listContentProfile
        animations = other.animations
        values = other.values
    }

    /// Runs a closure in this environment.
    ///
    /// - Returns: The result of the closure.
    @MainActor
    public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try Self.replacement.withValue(self) { try body() }
    }

    /// Runs an asynchronous closure in this environment, with the tasks that it makes.
    ///
    /// - Returns: The result of the closure.
    @_disfavoredOverload
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.replacement.withValue(self) { try await body() }
    }

    // MARK: Texts and images

    let texts = Locked(TextEnvironmentState())
    let images = Locked(NamedImages())

    // MARK: The device

    // Nil until first used, or set: the main screen, the traits of views without a superview, and the program.
    @MainActor var screen: Screen?
    @MainActor var traits: TraitCollection?
    @MainActor var application: Application?
    @MainActor weak var keyWindow: Window?

    // MARK: Profiles

    @MainActor var controlProfile = ControlProfile.ios13
    @MainActor var listContentProfile = ListContentProfile.ios14

    // MARK: Animations

    @MainActor var animations = AnimationState()
    @MainActor var transactions = [Transaction.Level()]

    // MARK: Constraints

    let constraints = ConstraintEnvironment()
    @MainActor var diagnosticHandler: (@MainActor (ConstraintDiagnostic) -> Void)?

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
    /// Returns the value. If there is none, the result of `make` is stored first. `make` must not read the variable.
    mutating func orSet(_ make: () -> Wrapped) -> Wrapped {
        if let value = self { return value }
        let value = make()
        self = value
        return value
    }
}
