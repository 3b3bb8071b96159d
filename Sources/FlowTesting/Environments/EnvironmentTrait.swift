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
    /// Whether the tests of inner suites have environments of their own, too: true.
    public var isRecursive: Bool { true }

    /// Runs a test in a new environment. Called by Swift Testing.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's call would be around those of its tests.
        guard testCase != nil else { return try await function() }
        try await SimulationEnvironment().run { try await function() }
    }
}

extension Trait where Self == EnvironmentTrait {
    /// Runs a test, or each test of a suite, in an environment of its own.
    public static var ownEnvironment: EnvironmentTrait { EnvironmentTrait() }
}
#endif
