/// A scan that cuts a text into grapheme clusters and measures them.
///
/// Nearly all text consists of scalars that never join a neighbour; each of these is a cluster, and they are measured
/// together. Only where a scalar may join is the standard library asked.
struct ClusterScan {
    private let text: StyledText
    private var scalars: [Unicode.Scalar] = []
    private let traits: [ScalarTraits]
    private let breaker: LineBreaker
    private let anyJoins: Bool

    init(_ text: StyledText, breaker: LineBreaker) {
        self.text = text
        let count = text.text.utf8.count
        var traits: [ScalarTraits] = []
        var anyJoins = false
        scalars.reserveCapacity(count)
        traits.reserveCapacity(count)
        let table = ScalarTable.shared
        for scalar in text.text.unicodeScalars {
            let found = table.traits(of: scalar)
            scalars.append(scalar)
            traits.append(found)
            anyJoins = anyJoins || found.joins
        }
        (self.traits, self.anyJoins) = (traits, anyJoins)
        self.breaker = breaker
    }

    /// Returns the measured clusters of the text, in order.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func clusters(metrics: any TextMetrics) -> [PreparedText.Cluster] {
        let (advances, kerning) = scalarAdvances(metrics)
        if !anyJoins { return plainClusters(advances) }
        var scan = breaker.scan(traits)
        var clusters: [PreparedText.Cluster] = []
        clusters.reserveCapacity(scalars.count)
        var runs = RunWalk(text)
        var offset = 0
        var index = 0
        while index < scalars.count {
            if joins(at: index) {
                (index, offset) = appendJoined(
                    from: index, offset: offset, metrics: metrics, kerning: kerning, scan: &scan, runs: &runs,
                    to: &clusters)
            } else {
                let flags = flags(at: index, scan.verdict(before: index))
                clusters.append(PreparedText.Cluster(advance: advances[index], offset: Int32(offset), flags: flags))
                offset += UTF8.width(scalars[index])
                index += 1
            }
        }
        return clusters
    }

    /// The clusters of a text in which each scalar is a cluster.
    private func plainClusters(_ advances: [Double]) -> [PreparedText.Cluster] {
        var scan = breaker.scan(traits)
        var offset = 0
        return scalars.indices.map { index in
            let start = Int32(offset)
            offset += UTF8.width(scalars[index])
            return PreparedText.Cluster(
                advance: advances[index], offset: start, flags: flags(at: index, scan.verdict(before: index)))
        }
    }

    /// Whether the scalar at an index may be part of a larger cluster.
    private func joins(at index: Int) -> Bool {
        traits[index].joins || index + 1 < traits.count && traits[index + 1].joins
    }

    /// Appends clusters from the scalar `first` on, as the standard library finds them. Used where scalars may join a
    /// cluster. Ends before the first scalar that cannot join other scalars. Returns the index of this scalar, and its
    /// offset in bytes.
    private func appendJoined(
        from first: Int, offset start: Int, metrics: any TextMetrics, kerning: [Double], scan: inout LineBreakScan,
        runs: inout RunWalk, to clusters: inout [PreparedText.Cluster]
    ) -> (index: Int, offset: Int) {
        let string = text.text
        var (index, offset) = (first, start)
        var place = string.utf8.index(string.startIndex, offsetBy: offset)
        repeat {
            let end = string.index(after: place)
            let run = runs.run(at: offset)
            var width = run.box?.width ?? metrics.advance(of: string[place], font: run.font)
            let (firstIndex, firstOffset) = (index, offset)
            let flags = flags(at: index, scan.verdict(before: index))
            let next = offset + string.utf8.distance(from: place, to: end)
            while offset < next {
                if index > firstIndex { _ = scan.verdict(before: index) }
                offset += UTF8.width(scalars[index])
                index += 1
            }
            if !kerning.isEmpty { width = Kerning.applied(kerning[firstIndex..<index].reduce(0, +), to: width) }
            clusters.append(
                PreparedText.Cluster(
                    advance: run.spacing.applied(to: width), offset: Int32(firstOffset), flags: flags))
            place = end
        } while index < scalars.count && joins(at: index)
        return (index, offset)
    }

    /// Returns the advance and the kerning of each scalar, in two lists. An advance includes the kerning. It is
    /// measured for the scalar alone, even if the scalar is part of a larger cluster. The list of kerning is empty if
    /// there is no kerning, or if no scalar of the text can join another scalar in a cluster.
    private func scalarAdvances(_ metrics: any TextMetrics) -> (advances: [Double], kerning: [Double]) {
        var advances: [Double] = []
        var kerning: [Double] = []
        advances.reserveCapacity(scalars.count)
        if text.otherRuns.isEmpty {
            append(scalars[...], of: text.firstRun, metrics, to: &advances, &kerning)
            return (advances, kerning)
        }
        var first = 0
        for run in text.runs {
            var (end, bytes) = (first, 0)
            while end < scalars.count && bytes < run.utf8Count {
                bytes += UTF8.width(scalars[end])
                end += 1
            }
            append(scalars[first..<end], of: run, metrics, to: &advances, &kerning)
            first = end
        }
        return (advances, kerning)
    }

    private func append(
        _ scalars: ArraySlice<Unicode.Scalar>, of run: StyledText.Run, _ metrics: any TextMetrics,
        to advances: inout [Double], _ kerning: inout [Double]
    ) {
        let start = advances.count
        if let box = run.box {
            advances.append(contentsOf: repeatElement(box.width, count: scalars.count))
        } else {
            metrics.appendAdvances(of: scalars, font: run.font, to: &advances)
            if run.spacing.kernsPairs && metrics.hasKerning(run.font) {
                if anyJoins {
                    if kerning.isEmpty { kerning = [Double](repeating: 0, count: self.scalars.count) }
                    metrics.addKerningWithinLines(of: scalars, font: run.font, to: &kerning)
                    for index in start..<advances.count { advances[index] += kerning[index] }
                } else {
                    // A second array would double the memory of long texts.
                    metrics.addKerningWithinLines(of: scalars, font: run.font, to: &advances)
                }
                for index in start..<advances.count where advances[index] < 0 { advances[index] = 0 }
            }
        }
        guard run.spacing.kern != 0 else { return }
        for index in start..<advances.count { advances[index] = run.spacing.applied(to: advances[index]) }
    }

    @inline(__always)
    private func flags(at index: Int, _ verdict: LineBreaker.Verdict) -> PreparedText.Flags {
        var flags: PreparedText.Flags
        switch verdict {
        case .forbidden: flags = []
        case .allowed: flags = .mayBegin
        case .mandatory: flags = [.mayBegin, .mustBegin]
        }
        switch traits[index].breakClass {
        case .alphabetic, .ideographic: break
        case .space: flags.insert(.isSpace)
        case .mandatory, .carriageReturn, .lineFeed, .nextLine: flags.insert(.isHardBreak)
        case .breakAfter where scalars[index] == "\t": flags.formUnion([.isSpace, .isTab])
        case .breakAfter where scalars[index] == "\u{AD}": flags.insert(.isSoftHyphen)
        case .breakAfter where scalars[index].properties.isWhitespace: flags.insert(.isSpace)
        default: break
        }
        return flags
    }
}

/// A search for the run that contains a given place in a styled text. The search only goes forward, so places have to
/// be requested in ascending order.
private struct RunWalk {
    private let text: StyledText
    private var index = 0
    private var end: Int

    init(_ text: StyledText) {
        self.text = text
        end = text.firstRun.utf8Count
    }

    mutating func run(at offset: Int) -> StyledText.Run {
        while offset >= end && index < text.otherRuns.count {
            end += text.otherRuns[index].utf8Count
            index += 1
        }
        return index == 0 ? text.firstRun : text.otherRuns[index - 1]
    }
}
