import Foundation

/// Time that goes on evenly, in seconds, whatever this thread does. (`ContinuousClock` needs the systems of 2022.)
enum WallClock {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
