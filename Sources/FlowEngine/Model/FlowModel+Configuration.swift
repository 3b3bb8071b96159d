extension FlowModel {
    /// Changes a section's metrics: the lengths around and between its items. Line breaks are computed again only if
    /// the available length or the spacing inside lines changes. Otherwise O(log *n*).
    ///
    /// - Throws: `invalidMetric`.
    @discardableResult
    public mutating func setMetrics(
        _ metrics: SectionMetrics, of section: Int
    ) throws(FlowDataError) -> LayoutChange {
        try metrics.validate(section: section)
        return updateSection(section) { section, configuration, work in
            section.setMetrics(metrics, in: configuration, work: &work)
        }
    }

    /// Changes the container's length across the scroll axis, in points. All line breaks are computed again; sizes are
    /// kept.
    ///
    /// - Throws: `invalidContainerLength`.
    /// - Complexity: O(*n*), *n* runs of different sections, and items outside of runs.
    @discardableResult
    public mutating func setContainerLength(_ length: Double) throws(FlowDataError) -> LayoutChange {
        var new = configuration
        new.containerLength = length
        return try reconfigure(new)
    }

    /// Changes the scroll axis. All line breaks are computed again; sizes are kept. O(*n*).
    @discardableResult
    public mutating func setAxis(_ axis: ScrollAxis) -> LayoutChange {
        guard axis != configuration.axis else { return .none }
        configuration.axis = axis
        return updateAllSections { section, configuration, work in
            section.transpose(in: configuration, work: &work)
        }
    }

    /// Changes the number of pixels per point. Line breaks do not depend on it. O(1).
    ///
    /// - Throws: `invalidDisplayScale`.
    public mutating func setDisplayScale(_ scale: Double) throws(FlowDataError) {
        var new = configuration
        new.displayScale = scale
        try new.validate()
        configuration = new
    }

    /// Changes the options. Line breaks are computed again only if the fit tolerance changes.
    ///
    /// - Throws: `invalidFitTolerance`.
    /// - Complexity: O(1); O(*n*) with another fit tolerance, runs of equal items in closed form.
    @discardableResult
    public mutating func setOptions(_ options: FlowOptions) throws(FlowDataError) -> LayoutChange {
        var new = configuration
        new.options = options
        return try reconfigure(new)
    }

    /// Replaces the configuration by a configuration with the same axis.
    private mutating func reconfigure(_ new: FlowConfiguration) throws(FlowDataError) -> LayoutChange {
        try new.validate()
        let old = configuration
        configuration = new
        let isSameRule =
            old.containerLength == new.containerLength && old.options.fitTolerance == new.options.fitTolerance
        guard !isSameRule else { return .none }
        return updateAllSections { section, configuration, work in
            section.breakAll(in: configuration, work: &work)
        }
    }
}
