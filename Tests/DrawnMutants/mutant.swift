// Tests/drawn-mutants.sh puts this file into the lowest module of its copy of the sources. The package itself has
// no use for it.

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The number of the mutant that is on; 0, which none has, where the variable is not set.
public let chosenMutant: Int = getenv("FLOW_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// Whether the mutant of this number is on.
@inline(never)
public func mutant(_ number: Int) -> Bool { chosenMutant == number }
