import Foundation

/// Processor time of this thread, in seconds: what other programs do meanwhile does not count.
enum ProcessorClock {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
