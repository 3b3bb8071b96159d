import CallerChecks
import FlowEngine

extension CollectionView {
    /// Measures the views on screen that need it, and invalidates the layout for all of them together (R8.6).
    ///
    /// First all these views are asked for their preferred attributes. Then the layout is asked, for each view, whether
    /// it invalidates and with which context. Only then is the layout invalidated, so that the elements are laid out
    /// once. Only cells on screen are measured (R8.11), each when it comes on screen (R18.2).
    func measureVisibleElements() {
        pass.measuring.ledToRound = false
        let (layout, keeper) = (layout, keeper)
        let answers = gatherPreferredAttributes()
        // A cell may have set another layout, for which the views are measured again.
        guard !answers.isEmpty, layout === self.layout else { return }
        core.countedWork.selfSizingRounds += 1
        var contexts: [CollectionViewLayoutInvalidationContext] = []
        var isLayoutAtOdds = false
        for (element, preferred, original) in answers {
            let wasOverruled = isOverruled(element)
            element.measurement.takenByQuery = nil
            guard isUsable(preferred, for: original), isInvalid(preferred, original) else {
                let moves = keeper.preferredAttributesWereRefused(
                    preferred.size, for: original, atScale: pixelsPerPoint)
                if moves { pass.content.isAdopted = false }
                continue
            }
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            core.tracer?.made(context)
            contexts.append(context)
            element.measurement.takenByQuery = element.foundByQuery
            isLayoutAtOdds = isLayoutAtOdds || wasOverruled
            keeper.preferredAttributesWereTaken(for: original)
        }
        pass.measuring.ledToRound = !contexts.isEmpty
        pass.measuring.isSending = true
        for context in contexts { layout.invalidateLayout(with: context) }
        pass.measuring.isSending = false
        // Such a layout may have other attributes for a single element than for the rectangle.
        if isLayoutAtOdds { pass.query.pending.askRectangle(after: .nothing) }
    }

    private func isInvalid(
        _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
    ) -> Bool {
        let answer = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        core.tracer?.asked(.preferredAttributes, of: TraceEvent.Element(original.name), answer: answer)
        return answer
    }

    private typealias Answer = (
        element: DisplayedElement, preferred: CollectionViewLayoutAttributes, original: CollectionViewLayoutAttributes
    )

    private func gatherPreferredAttributes() -> [Answer] {
        var answers: [Answer] = []
        let elements = core.displayed.drainUnasked()
        for index in elements.indices where elements[index].mayBeDue(in: pass.measuring.generation) {
            let element = elements[index]
            guard isDue(element) else {
                if element.wasPlacedSinceTaken { element.measurement.takenByQuery = nil }
                continue
            }
            let original = asShown(element.attributes)
            let (isArrival, isAgain) = (element.measurement.arrives, isAskedAgain(element, original))
            element.measurement.passNumber = pass.measuring.passNumber
            element.measurement.isNew = false
            element.measurement.isWanted = false
            element.measurement.isArrival = isArrival
            element.measurement.generation = pass.measuring.generation
            element.measurement.askedSize = original.size
            if !pass.measuring.required.isEmpty, let path = ItemPath(cell: original) {
                pass.measuring.required.removeValue(forKey: path)
            }
            guard insight.wantsPreferredAttributes(for: original, again: isAgain) else { continue }
            let offered = original.duplicate()
            if let size = element.measurement.offeredSize.take() { offered.size = size }
            let preferred = element.reusableView.preferredLayoutAttributesFitting(offered)
            note(insight.usedSize(of: preferred.size, for: original), of: element, after: original)
            answers.append((element, preferred, original))
        }
        return answers
    }

    /// Whether a view is to be asked for its size now.
    ///
    /// A view is asked if it is new, if it requested a measurement, if measured sizes were discarded, if its size is
    /// neither the size of the last request nor the size that it returned, or if the layout accepted the returned size
    /// but gave the view another size. A view that got the size that it returned is not asked again.
    private func isDue(_ element: DisplayedElement) -> Bool {
        let measurement = element.measurement
        if measurement.isWanted || measurement.generation != pass.measuring.generation { return true }
        if isOverruled(element) { return true }
        let size = element.size
        guard size != measurement.askedSize else { return false }
        guard let answer = measurement.answeredSize, !insight.asksAgainAfterResizing else { return true }
        return !insight.isSettled(size, after: answer, for: element.attributes)
    }

    /// Whether a view's size differs from the size that it returned, although the layout accepted the returned size
    /// (R8.18). Differences of less than half a pixel are ignored. A layout that gives another size each time never
    /// settles.
    private func isOverruled(_ element: DisplayedElement) -> Bool {
        guard element.wasPlacedSinceTaken, let answer = element.measurement.answeredSize else { return false }
        return answer.differs(from: element.size, atScale: pixelsPerPoint)
            && !insight.isSettled(element.size, after: answer, for: element.attributes)
    }

    /// Whether a cell is asked for its size again although its item was measured before. A cell is asked if it
    /// requested a measurement, or if the layout accepted its size but gave it another size. A cell that comes on
    /// screen is asked once in a pass, if the layout asks such cells. If the layout asks after each resizing, every
    /// cell is asked.
    private func isAskedAgain(_ element: DisplayedElement, _ original: CollectionViewLayoutAttributes) -> Bool {
        // R18.2: a cell that comes on screen is asked, measured before or not.
        element.measurement.isWanted || insight.asksAgainAfterResizing || isOverruled(element)
            || (element.measurement.arrives && insight.asksReturningCells && !wasAskedInThisPass(original))
    }

    /// Whether a view on screen would be asked for its size if views were measured now.
    var isAnyViewDue: Bool {
        core.displayed.elements.contains { element in
            guard element.mayBeDue(in: pass.measuring.generation), isDue(element) else { return false }
            let original = asShown(element.attributes)
            return insight.wantsPreferredAttributes(for: original, again: isAskedAgain(element, original))
        }
    }

    private func note(
        _ size: CGSize, of element: DisplayedElement, after original: CollectionViewLayoutAttributes
    ) {
        core.countedWork.measurements += 1
        let earlier = element.measurement.answeredSize ?? otherAnswer(than: size, of: element, original)
        core.tracer?.measured(element, size, again: earlier != nil)
        if let earlier {
            core.countedWork.remeasurements += 1
            core.loopGuard.note(
                size, after: earlier, given: original.size, at: element.attributes.indexPath,
                cellClass: String(describing: type(of: element.view)))
        }
        element.measurement.answeredSize = size
        if reportsAmbiguousLayouts { reportChoices(in: element.reusableView, of: size) }
    }

    /// Whether a cell left the screen and came back in this pass, and was asked for its size in this pass.
    private func wasAskedInThisPass(_ attributes: CollectionViewLayoutAttributes) -> Bool {
        guard !pass.measuring.askedAndGone.isEmpty, let path = ItemPath(cell: attributes) else { return false }
        return pass.measuring.askedAndGone.contains(path)
    }

    /// Records that an element left the screen after its cell was asked for its size in this pass.
    func noteThatLeft(_ element: DisplayedElement) {
        guard element.measurement.passNumber == pass.measuring.passNumber, element.measurement.answeredSize != nil,
            let path = ItemPath(cell: element.attributes)
        else { return }
        pass.measuring.askedAndGone.insert(path)
    }

    /// The size that an item's cell returned before it left the screen (R18.2). Nil if there is no such size, or if it
    /// does not differ from `size`.
    private func otherAnswer(
        than size: CGSize, of element: DisplayedElement, _ original: CollectionViewLayoutAttributes
    ) -> CGSize? {
        guard element.measurement.isArrival, size.differs(from: original.size, atScale: pixelsPerPoint),
            insight.sizeOrigin(ofItemAt: original.indexPath) == .measured
        else { return nil }
        return original.size
    }

    /// Reports ambiguous constraints of a view. The view is laid out in the size that it returned, so that no
    /// constraint contradicts this size.
    private func reportChoices(in view: CollectionReusableView, of size: CGSize) {
        let content = view.viewForConstraints
        if content !== view { content.frame = view.contentFrame(in: size) }
        for diagnostic in content.constraintDiagnostics() {
            if case .ambiguity = diagnostic.kind { core.report(diagnostic, in: view) }
        }
    }

    /// Whether a size can be used. A size cannot be used if it is not finite, is negative, or is longer than any
    /// content can be. Such a size is reported and ignored (R13.9, R18.9).
    private func isUsable(
        _ preferred: CollectionViewLayoutAttributes, for original: CollectionViewLayoutAttributes
    ) -> Bool {
        if preferred.size.isUsableAnswer { return true }
        // A view that returns the layout's own size prefers no other.
        guard !preferred.size.isSame(as: original.size) else { return false }
        let (path, category) = (original.indexPath, original.representedElementCategory)
        core.report(
            category == .cell
                ? .invalidPreferredSize(indexPath: path, size: preferred.size)
                : .invalidPreferredViewSize(
                    category: category, kind: original.representedElementKind, indexPath: path, size: preferred.size))
        return false
    }

    /// Discards the measured sizes of items; cells on screen are measured again.
    func forgetMeasurements(of paths: [ItemPath]) {
        core.displayed.mayAllBeDue = true
        for path in paths { core.displayed[.cell(at: shownPath(of: IndexPath(path)))]?.measurement.generation = -1 }
    }

    /// Requests that an item's cell is measured again, although the item's present size is valid. The item keeps this
    /// size until its cell is measured (R17.3). The cell is asked with its attributes, in which `size` replaces the
    /// present size. If `size` is nil, the cell is asked with the present size.
    ///
    /// - Parameter size: The size that the delegate returns for the item at present; nil if it gives none or was not
    ///   asked.
    func requireMeasuring(of path: ItemPath, offering size: CGSize?) {
        let shown = shownPath(of: IndexPath(path))
        if core.updateState.ongoing?.isRebased == false {
            // The cells on screen do not have their paths after the update yet.
            if let path = ItemPath(shown) { pass.measuring.required.updateValue(size, forKey: path) }
            return
        }
        guard let element = core.displayed[.cell(at: shown)] else { return }
        element.measurement.isWanted = true
        element.measurement.offeredSize = size
        core.displayed.mayWantMeasuring = true
        core.displayed.mayAllBeDue = true
        if let path = ItemPath(shown) { pass.measuring.required.updateValue(size, forKey: path) }
    }

    /// Requests that a supplementary view on screen is measured again.
    package func requireMeasuring(ofViewNamed name: ElementName) {
        guard let element = core.displayed[name] else { return }
        element.measurement.isWanted = true
        core.displayed.mayWantMeasuring = true
        core.displayed.mayAllBeDue = true
    }

    /// Adds the elements of a section that are on screen to a context.
    package func nameElements(ofSection section: Int, in context: CollectionViewLayoutInvalidationContext) {
        for element in core.displayed.elements where element.name.indexPath.first == section {
            context.invalidate(element.name)
        }
    }

    /// Discards the sizes of items whose cells were to be measured but left the screen before (R17.3).
    func forgetWhatWasNotMeasured() {
        guard !pass.measuring.required.isEmpty else { return }
        let paths = pass.measuring.required
        pass.measuring.required = [:]
        keeper.forgetSizes(ofItemsAt: paths)
        pass.preparation.isValid = false
    }
}
