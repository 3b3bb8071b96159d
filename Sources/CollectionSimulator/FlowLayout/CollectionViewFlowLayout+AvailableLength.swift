import FlowEngine

// The available length across the scroll axis, and other properties of the view on which the whole layout depends.

extension CollectionViewFlowLayout {
    func configuration(in host: any FlowLayoutHost) -> FlowConfiguration {
        let (scale, viewport) = (Double(host.pixelsPerPoint), host.viewport)
        return FlowConfiguration(
            containerLength: Double(containerLength(for: viewport.bounds.size, inset: viewport.inset)),
            axis: scrollDirection.axis, displayScale: scale.isFinite && scale >= 0 ? scale : 0,
            options: options.usableGeometry)
    }

    /// The available length across the scroll axis, in points, in bounds of the given size. 0 if the length would be
    /// negative or not finite. R1.2: the adjusted content inset is subtracted from the length of the bounds. R1.13:
    /// this inset shifts no frame.
    func containerLength(for size: CGSize, inset: EdgeInsets) -> CGFloat {
        var length = scrollDirection.across(size)
        if options.containerLength == .boundsMinusContentInset {
            length -= scrollDirection.across(inset)
        }
        return length.isFinite ? max(length, 0) : 0
    }

    /// Handles a change of the view's insets, safe area or margins. R1.14: the delegate is asked for metrics again, not
    /// for sizes.
    func availableLengthMayHaveChanged() {
        guard !staleness.isUnbuilt, let host, reflowsForInsets(of: host.viewport) else { return }
        staleness.needsMetrics = staleness.needsMetrics || sectionInsetReference != .fromContentInset
        let context = makeInvalidationContext()
        if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        invalidateLayout(with: context)
    }

    /// Invalidates pinned elements after a change of the view's insets, which may move these elements along the scroll
    /// axis. R17.9: only the pinned elements on screen are named, because no item moves. Does nothing if items have to
    /// be laid out again, because everything is queried then.
    func pinningMayHaveChanged() {
        guard pinsSupplementaries, !staleness.isUnbuilt, let host, !reflowsForInsets(of: host.viewport)
        else { return }
        let context = keepingSizes(makeInvalidationContext())
        namePinned(from: host.shownBounds, to: host.shownBounds, in: context)
        invalidateLayout(with: context)
    }

    private func reflowsForInsets(of viewport: FlowViewport) -> Bool {
        sectionInsetReference != .fromContentInset
            || changesAvailableLength(viewport.bounds.size, inset: viewport.inset)
    }

    /// Whether bounds of the given size have another available length than the model.
    func changesAvailableLength(_ size: CGSize, inset: EdgeInsets) -> Bool {
        Double(containerLength(for: size, inset: inset)) != model.configuration.containerLength
    }
}

extension FlowModel {
    /// Applies available length, axis, scale and options. Line breaks are computed again in the rows that depend on a
    /// changed value.
    mutating func adopt(_ new: FlowConfiguration) throws(FlowDataError) -> LayoutChange {
        var change = LayoutChange.none
        if new.axis != configuration.axis { change.merge(setAxis(new.axis)) }
        if new.containerLength != configuration.containerLength {
            change.merge(try setContainerLength(new.containerLength))
        }
        if new.displayScale != configuration.displayScale { try setDisplayScale(new.displayScale) }
        if new.options != configuration.options { change.merge(try setOptions(new.options)) }
        return change
    }
}
