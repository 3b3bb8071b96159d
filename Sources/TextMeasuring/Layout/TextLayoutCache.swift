import CallerChecks

/// A cache of text layouts. The layout of a text that was already laid out within the same limits is taken from the
/// cache.
///
///     var cache = TextLayoutCache(metrics: SFLikeMetrics())
///     let layout = cache.layout(text, limits: TextLimits(width: 200), scale: 2)
///
/// A layout is found by all that it depends on: text, fonts, styles, width, number of lines, mode and scale. Metrics
/// and line breaker belong to the cache; others need another cache. There is a bound for the number of layouts and one
/// for the bytes that they hold; what was used longest ago goes first, so that what is kept depends on the calls alone.
public struct TextLayoutCache: Sendable {
    /// The largest number of layouts that the cache holds.
    public let capacity: Int
    /// The largest number of bytes that all cached layouts may need together, texts included. The number is
    /// approximate. A single layout with more bytes is not stored.
    public let byteCapacity: Int
    /// The number of layouts that were computed because the cache did not contain them.
    public private(set) var measuredCount = 0
    /// The number of layouts that were found in the cache.
    public private(set) var cachedCount = 0
    /// The number of layouts that were removed to make room for other layouts.
    public private(set) var evictedCount = 0
    /// The approximate number of bytes of the layouts that are in the cache now.
    public private(set) var byteCount = 0

    private var layouter: TextLayouter
    /// The index in `entries` of the first entry with each hash. Other entries with this hash are found through the
    /// first entry.
    private var places: [UInt64: Int] = [:]
    private var entries: [Entry] = []
    private var newest: Int?
    private var oldest: Int?
    private var free: [Int] = []

    /// Makes an empty cache.
    ///
    /// - Parameters:
    ///   - metrics: Measures widths and heights.
    ///   - breaker: Finds the places where lines may end.
    ///   - capacity: The number of layouts that are kept; less than 1 is a programmer error.
    ///   - byteCapacity: The approximate number of bytes that are kept; less than 0 is a programmer error.
    ///   - file: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        metrics: any TextMetrics, breaker: LineBreaker = LineBreaker(), capacity: Int = 4096,
        byteCapacity: Int = 8 << 20, file: StaticString = #fileID, line: UInt = #line
    ) {
        require(
            capacity > 0 && byteCapacity >= 0, "A cache has a capacity of at least one layout.", file: file, line: line)
        self.capacity = capacity
        self.byteCapacity = byteCapacity
        layouter = TextLayouter(metrics: metrics, breaker: breaker, scale: 0)
    }

    /// The source of the widths and heights of characters.
    public var metrics: any TextMetrics { layouter.metrics }

    /// The line breaker, which finds the places where lines may end.
    public var breaker: LineBreaker { layouter.breaker }

    /// The number of layouts in the cache.
    public var count: Int { entries.count - free.count }

    /// Returns the layout of `text` within `limits`, from the cache if the cache contains it.
    ///
    /// - Complexity: O(*n*) in the length of the text; to find a layout, eight bytes at a time.
    public mutating func layout(_ text: StyledText, limits: TextLimits = TextLimits(), scale: Double) -> TextLayout {
        let hash = Self.hash(text, limits)
        var candidate = places[hash]
        while let place = candidate {
            if entries[place].isFor(text, limits, scale) {
                cachedCount += 1
                if place != newest {
                    unlink(place)
                    link(place)
                }
                return entries[place].layout
            }
            candidate = entries[place].nextOfHash
        }
        measuredCount += 1
        layouter.scale = scale
        let layout = layouter.layout(text, limits: limits)
        keep(Entry(text: text, limits: limits, scale: scale, hash: hash, layout: layout))
        return layout
    }

    /// Removes all layouts from the cache. `measuredCount`, `cachedCount` and `evictedCount` do not change.
    public mutating func removeAll() {
        places.removeAll()
        entries.removeAll()
        free.removeAll()
        newest = nil
        oldest = nil
        byteCount = 0
    }

    /// Returns the size of a text as `TextLayouter.boundingSize(of:within:options:)` does. A layout that is in the
    /// cache is not computed again. Without the option `usesLineFragmentOrigin`, no layout is cached, and the text is
    /// measured at every call.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - available: Width and height in points; 0 or less is no limit.
    ///   - options: How to measure.
    /// - Complexity: O(*n*) in the length of the text; to find a layout, eight bytes at a time.
    public mutating func boundingSize(
        of text: StyledText, within available: TextSize, options: TextBoundsOptions
    ) -> TextSize {
        guard options.contains(.usesLineFragmentOrigin) else { return layoutInOneLine(text).unroundedSize }
        return options.boundingSize(within: available) { layout(text, limits: $0, scale: 0) }
    }

    /// Lays out all of a text on one line, without rounding. Line breaks have no width.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func layoutInOneLine(_ text: StyledText) -> TextLayout {
        TextLayouter(metrics: metrics, breaker: breaker, scale: 0).layoutInOneLine(text)
    }
}

extension TextLayoutCache {
    private struct Entry {
        let text: StyledText
        let limits: TextLimits
        let scale: Double
        let hash: UInt64
        let layout: TextLayout
        var nextOfHash: Int?
        var newer: Int?
        var older: Int?

        func isFor(_ text: StyledText, _ limits: TextLimits, _ scale: Double) -> Bool {
            self.limits == limits && self.scale == scale && self.text == text
        }

        /// The approximate number of bytes that a layout needs in the cache.
        var bytes: Int {
            text.text.utf8.count + MemoryLayout<Entry>.stride + layout.lines.count * MemoryLayout<TextLine>.stride
                + text.otherRuns.count * MemoryLayout<StyledText.Run>.stride
        }
    }

    private static func hash(_ text: StyledText, _ limits: TextLimits) -> UInt64 {
        let lines = UInt64(bitPattern: Int64(limits.maximumNumberOfLines))
        let reading = UInt64(limits.reading.rawValue)
        return TextBytes.mixed(text.contentHash, limits.width.bitPattern ^ lines &* 0x2545_F491 ^ reading)
    }

    private mutating func keep(_ entry: Entry) {
        let bytes = entry.bytes
        guard bytes <= byteCapacity else { return }
        while let last = oldest, count >= capacity || byteCount + bytes > byteCapacity { evict(last) }
        let place = free.popLast() ?? entries.count
        if place == entries.count { entries.append(entry) } else { entries[place] = entry }
        entries[place].nextOfHash = places[entry.hash]
        places[entry.hash] = place
        byteCount += bytes
        link(place)
    }

    private mutating func evict(_ place: Int) {
        unlink(place)
        let entry = entries[place]
        if places[entry.hash] == place {
            places[entry.hash] = entry.nextOfHash
        } else {
            var before = places[entry.hash]
            while let current = before, entries[current].nextOfHash != place { before = entries[current].nextOfHash }
            if let before { entries[before].nextOfHash = entry.nextOfHash }
        }
        byteCount -= entry.bytes
        // The text is let go now, not when the place is used again.
        entries[place] = Self.placeholder
        free.append(place)
        evictedCount += 1
    }

    private static let placeholder = {
        let text = StyledText("", font: FontSpec(size: 1))
        let layout = TextLayouter(metrics: BlockMetrics(), scale: 0).layout(text)
        return Entry(text: text, limits: TextLimits(), scale: 0, hash: 0, layout: layout)
    }()

    private mutating func link(_ place: Int) {
        entries[place].newer = nil
        entries[place].older = newest
        if let newest { entries[newest].newer = place } else { oldest = place }
        newest = place
    }

    private mutating func unlink(_ place: Int) {
        let (newer, older) = (entries[place].newer, entries[place].older)
        if let newer { entries[newer].older = older } else { newest = older }
        if let older { entries[older].newer = newer } else { oldest = newer }
    }

    /// Traps if the number of layouts, their bytes, or the order of last use is inconsistent. Also traps if a capacity
    /// is exceeded.
    ///
    /// - Complexity: O(*n*) in the number of layouts.
    public func checkInvariants() {
        precondition(count <= capacity, "No more layouts are held than the capacity.")
        precondition(byteCount <= byteCapacity, "No more bytes are held than the capacity.")
        var (bytes, found, place) = (0, 0, newest)
        while let current = place {
            var candidate = places[entries[current].hash]
            while let other = candidate, other != current { candidate = entries[other].nextOfHash }
            precondition(candidate == current, "What is in the order is found by its hash.")
            bytes += entries[current].bytes
            found += 1
            place = entries[current].older
            precondition(place != nil || current == oldest, "The order ends with the oldest.")
        }
        precondition(found == count, "All that is held is in the order once.")
        precondition(bytes == byteCount, "The bytes are those of what is held.")
    }
}
