import Foundation

/// Counts what this process asks of the heap: calls of `malloc` and its relatives, bytes held now, and the most at
/// once.
///
/// Package.swift has the linker give their names to the functions below, which count and go on to glibc's own. That
/// counts everything, the standard library and Foundation included, for a nanosecond or two a call. (Roads not taken:
/// `mallinfo2` knows bytes, not calls; the Swift runtime's allocation hook breaks small strings while it is on; a
/// preloaded library is something to build and to forget.)
///
/// Only the main thread allocates here, so the counters are plain numbers. Elsewhere than on Linux nothing is counted.
enum HeapCounter {
    struct Tally {
        var allocations = 0
        /// Bytes held now.
        var held = 0
        /// The most bytes held at once since `startPeak()`.
        var peak = 0
    }

    nonisolated(unsafe) fileprivate(set) static var tally = Tally()

    /// Whether allocations are counted on this system.
    static let isCounting: Bool = {
        let before = tally.allocations
        consume([UnsafeRawPointer?](repeating: nil, count: 100))
        return tally.allocations > before
    }()

    static func startPeak() { tally.peak = tally.held }
}

#if os(Linux)
    // glibc's own functions, under the names that no program takes away.
    @_silgen_name("__libc_malloc") private func libcMalloc(_ size: Int) -> UnsafeMutableRawPointer?
    @_silgen_name("__libc_calloc") private func libcCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?
    @_silgen_name("__libc_realloc")
    private func libcRealloc(_ block: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer?
    @_silgen_name("__libc_memalign")
    private func libcMemalign(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?
    @_silgen_name("__libc_free") private func libcFree(_ block: UnsafeMutableRawPointer?)
    @_silgen_name("malloc_usable_size") private func usableSize(_ block: UnsafeMutableRawPointer?) -> Int

    @inline(__always)
    private func counted(_ block: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        HeapCounter.tally.allocations &+= 1
        HeapCounter.tally.held &+= usableSize(block)
        HeapCounter.tally.peak = max(HeapCounter.tally.peak, HeapCounter.tally.held)
        return block
    }

    @_cdecl("flow_counted_malloc")
    public func countedMalloc(_ size: Int) -> UnsafeMutableRawPointer? { counted(libcMalloc(size)) }

    @_cdecl("flow_counted_calloc")
    public func countedCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        counted(libcCalloc(count, size))
    }

    @_cdecl("flow_counted_realloc")
    public func countedRealloc(_ block: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
        HeapCounter.tally.held &-= usableSize(block)
        return counted(libcRealloc(block, size))
    }

    @_cdecl("flow_counted_aligned_alloc")
    public func countedAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        counted(libcMemalign(alignment, size))
    }

    @_cdecl("flow_counted_posix_memalign")
    public func countedPosixMemalign(
        _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
    ) -> Int32 {
        guard let made = counted(libcMemalign(alignment, size)) else { return ENOMEM }
        block.pointee = made
        return 0
    }

    @_cdecl("flow_counted_free")
    public func countedFree(_ block: UnsafeMutableRawPointer?) {
        HeapCounter.tally.held &-= usableSize(block)
        libcFree(block)
    }
#endif
