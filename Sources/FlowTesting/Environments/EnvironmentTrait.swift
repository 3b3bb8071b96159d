import ViewSimulator

#if canImport(Testing)
    import Testing

/// A trait that runs a test, or each test of a suite, in an environment of its own: other tests do not see fonts, a
/// screen or profiles of systems that the test sets.
///
/// ```swift
/// @Test(.ownEnvironment) @MainActor
/// func rowsOfIOS8() {
///     TableProfile.iOS8.makeCurrent()
///     …
/// }
/// ```
public struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
    fileprivate let setUp: @MainActor @Sendable () throws -> Void

    /// Whether the tests of inner suites have environments of their own, too: true.
    public var isRecursive: Bool { true }

    /// Runs a test in a new environment. Called by Swift Testing.
    @MainActor
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's call would be around those of its tests.
        guard testCase != nil else { return try await function() }
        let environment = SimulationEnvironment()
        try environment.run { try setUp() }
        try await environment.run { try await function() }
    }
}

extension Trait where Self == EnvironmentTrait {
    /// Runs a test, or each test of a suite, in an environment of its own, in which nothing is set.
    public static var ownEnvironment: EnvironmentTrait { EnvironmentTrait {} }

    /// Runs a test, or each test of a suite, in an environment of its own. `setUp` sets its values, such as fonts.
    public static func ownEnvironment(
        _ setUp: @escaping @MainActor @Sendable () throws -> Void
    ) -> EnvironmentTrait { EnvironmentTrait(setUp: setUp) }
}
#endif
