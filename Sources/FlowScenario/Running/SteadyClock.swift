import Dispatch

/// Time that goes on evenly, to measure how long something takes. (`ContinuousClock` needs the systems of 2022.)
package enum SteadyClock {
    /// Seconds since a moment that stays the same while the process runs.
    package static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }
}
