import CallerChecks
import FlowEngine
import Foundation

extension CollectionView {
    /// R8.6: asks all views that need it for their preferred attributes, then the layout its two questions for each,
    /// and only then invalidates it: one re-layout for the whole batch. R8.11: only cells on screen are
    /// measured, R18.2: and each of them when it comes there.
    func measureVisibleElements() {
        pass.measuring.ledToRound = false
        let answers = gatherPreferredAttributes()
        guard !answers.isEmpty else { return }
        countedWork.selfSizingRounds += 1
        let layout = layout
        var contexts: [CollectionViewLayoutInvalidationContext] = []
        var isLayoutAtOdds = false
        for (element, preferred, original) in answers {
            let wasOverruled = isOverruled(element)
            element.measurement.takenByQuery = nil
            guard isUsable(preferred, for: original), isInvalid(preferred, original) else {
                let moves = layout.preferredAttributesWereRefused(
                    preferred.size, for: original, atScale: pixelsPerPoint)
                if moves { pass.content.isAdopted = false }
                continue
            }
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            tracer?.made(context)
            contexts.append(context)
            element.measurement.takenByQuery = element.foundByQuery
            isLayoutAtOdds = isLayoutAtOdds || wasOverruled
            layout.preferredAttributesWereTaken(for: original)
        }
        pass.measuring.ledToRound = !contexts.isEmpty
        pass.measuring.isSending = true
        for context in contexts { layout.invalidateLayout(with: context) }
        pass.measuring.isSending = false
        // What such a layout says of single elements may be another thing than what it says of the rectangle.
        if isLayoutAtOdds { pass.query.pending.askRectangle(after: .nothing) }
    }

    private func isInvalid(
        _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
    ) -> Bool {
        let answer = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        tracer?.asked(.preferredAttributes, of: TraceEvent.Element(original), answer: answer)
        return answer
    }

    private typealias Answer = (
        element: DisplayedElement, preferred: CollectionViewLayoutAttributes, original: CollectionViewLayoutAttributes
    )

    private func gatherPreferredAttributes() -> [Answer] {
        var answers: [Answer] = []
        let all = pass.measuring.mayAllBeDue
        (displayed.mayWantMeasuring, pass.measuring.mayAllBeDue) = (false, false)
        let elements = displayed.drainUnasked(all: all)
        for index in elements.indices where elements[index].mayBeDue(in: pass.measuring.generation) {
            let element = elements[index]
            guard isDue(element) else {
                if element.wasPlacedSinceTaken { element.measurement.takenByQuery = nil }
                continue
            }
            let original = isMirrored ? mirrored(element.attributes) : element.attributes
            let (isArrival, isAgain) = (element.measurement.arrives, isAskedAgain(element, original))
            (element.measurement.passNumber, element.measurement.isNew) = (pass.measuring.passNumber, false)
            (element.measurement.isWanted, element.measurement.isArrival) = (false, isArrival)
            element.measurement.generation = pass.measuring.generation
            element.measurement.askedSize = original.size
            if !pass.measuring.required.isEmpty, let path = ItemPath(cell: original) {
                pass.measuring.required.removeValue(forKey: path)
            }
            guard layout.wantsPreferredAttributes(for: original, again: isAgain) else { continue }
            let offered = original.duplicate()
            if let size = element.measurement.offeredSize.take() { offered.size = size }
            let preferred = element.reusableView.preferredLayoutAttributesFitting(offered)
            note(preferred.size, of: element, after: original)
            answers.append((element, preferred, original))
        }
        return answers
    }

    /// A view is asked when it is new, when it wants to, when measured sizes were forgotten, when it has a size that it
    /// neither saw nor asked for, and when the layout took its answer and gave it another size all the same. Being
    /// given the size that it asked for is no reason to ask again.
    private func isDue(_ element: DisplayedElement) -> Bool {
        let measurement = element.measurement
        if measurement.isWanted || measurement.generation != pass.measuring.generation { return true }
        if isOverruled(element) { return true }
        let size = element.size
        guard size != measurement.askedSize else { return false }
        return layout.asksAgainAfterResizing || size != measurement.answeredSize
    }

    /// R8.18: the layout took what the view answered, was asked for it again, and gave it another size, by half a pixel
    /// or more. A layout that does so each time never settles.
    private func isOverruled(_ element: DisplayedElement) -> Bool {
        guard element.wasPlacedSinceTaken, let answer = element.measurement.answeredSize else { return false }
        return answer.differs(from: element.size, atScale: pixelsPerPoint)
    }

    /// Whether a cell is asked although its item was measured.
    private func isAskedAgain(_ element: DisplayedElement, _ original: CollectionViewLayoutAttributes) -> Bool {
        // R18.2: what comes on screen is asked, measured before or not.
        element.measurement.isWanted || layout.asksAgainAfterResizing || isOverruled(element)
            || (element.measurement.arrives && layout.asksReturningCells && !wasAskedInThisPass(original))
    }

    /// Whether a view on screen would be asked for its size now.
    var isAnyViewDue: Bool {
        displayed.elements.contains { element in
            guard element.mayBeDue(in: pass.measuring.generation), isDue(element) else { return false }
            let original = isMirrored ? mirrored(element.attributes) : element.attributes
            return layout.wantsPreferredAttributes(for: original, again: isAskedAgain(element, original))
        }
    }

    private func note(
        _ size: CGSize, of element: DisplayedElement, after original: CollectionViewLayoutAttributes
    ) {
        countedWork.measurements += 1
        let earlier = element.measurement.answeredSize ?? otherAnswer(than: size, of: element, original)
        tracer?.measured(element.attributes, size, again: earlier != nil)
        if let earlier {
            countedWork.remeasurements += 1
            pass.loopGuard.note(
                size, after: earlier, given: original.size, at: element.attributes.indexPath,
                cellClass: String(describing: type(of: element.view)))
        }
        element.measurement.answeredSize = size
        if reportsAmbiguousLayouts { reportChoices(in: element.reusableView, of: size) }
    }

    /// A cell that leaves and comes back in one pass was asked in it.
    private func wasAskedInThisPass(_ attributes: CollectionViewLayoutAttributes) -> Bool {
        guard !pass.measuring.askedAndGone.isEmpty, let path = ItemPath(cell: attributes) else { return false }
        return pass.measuring.askedAndGone.contains(path)
    }

    /// The element is removed by a round.
    func noteThatLeft(_ element: DisplayedElement) {
        guard element.measurement.passNumber == pass.measuring.passNumber, element.measurement.answeredSize != nil,
            let path = ItemPath(cell: element.attributes)
        else { return }
        pass.measuring.askedAndGone.insert(path)
    }

    /// R18.2: what a cell said before it left counts as an earlier answer where it differs from what it says now.
    private func otherAnswer(
        than size: CGSize, of element: DisplayedElement, _ original: CollectionViewLayoutAttributes
    ) -> CGSize? {
        guard element.measurement.isArrival, size.differs(from: original.size, atScale: pixelsPerPoint),
            layout.holdsAnswer(at: original.indexPath)
        else { return nil }
        return original.size
    }

    /// In the size that the view asked for, so that nothing contradicts that.
    private func reportChoices(in view: CollectionReusableView, of size: CGSize) {
        let content = view.viewForConstraints
        if content !== view { content.frame = view.contentFrame(in: size) }
        for diagnostic in content.constraintDiagnostics() {
            if case .ambiguity = diagnostic.kind { report(diagnostic, in: view) }
        }
    }

    /// R13.9, R18.9: a size that is not finite, is negative or is longer than any content is reported and not used.
    private func isUsable(
        _ preferred: CollectionViewLayoutAttributes, for original: CollectionViewLayoutAttributes
    ) -> Bool {
        if preferred.size.isUsableAnswer { return true }
        // A view that hands back the layout's own size asked for nothing.
        guard !preferred.size.isSame(as: original.size) else { return false }
        let (path, category) = (original.indexPath, original.representedElementCategory)
        report(
            category == .cell
                ? .invalidPreferredSize(indexPath: path, size: preferred.size)
                : .invalidPreferredViewSize(
                    category: category, kind: original.representedElementKind, indexPath: path, size: preferred.size))
        return false
    }

    /// The sizes of items were forgotten; those on screen are asked again.
    func forgetMeasurements(of paths: [ItemPath]) {
        pass.measuring.mayAllBeDue = true
        for path in paths { displayed[.cell(at: shownPath(of: IndexPath(path)))]?.measurement.generation = -1 }
    }

    /// The cell of an item is asked in the next round of measuring, although the layout knows its size; until then that
    /// holds (R17.3).
    ///
    /// - Parameter size: What the delegate says now, if it gives sizes: the cell is offered it.
    func requireMeasuring(of path: ItemPath, offering size: CGSize?) {
        let shown = shownPath(of: IndexPath(path))
        guard let element = displayed[.cell(at: shown)] else { return }
        (element.measurement.isWanted, element.measurement.offeredSize) = (true, size)
        (displayed.mayWantMeasuring, pass.measuring.mayAllBeDue) = (true, true)
        if let path = ItemPath(shown) { pass.measuring.required.updateValue(size, forKey: path) }
    }

    /// R17.3: what was to be measured and left the screen before it was has no cell: it goes back to the estimate.
    func forgetWhatWasNotMeasured() {
        guard !pass.measuring.required.isEmpty else { return }
        let paths = pass.measuring.required
        pass.measuring.required = [:]
        layout.forgetSizes(ofItemsAt: paths)
        pass.preparation.isValid = false
    }

    /// R8.21: a view on screen asks to be measured again, in the next pass.
    func selfSizingWasInvalidated(for view: View) {
        guard selfSizingInvalidation != .disabled,
            let element = displayed.elements.first(where: { $0.view === view })
        else { return }
        element.measurement.isWanted = true
        (displayed.mayWantMeasuring, pass.measuring.mayAllBeDue) = (true, true)
        tracer?.sizingRequested(of: element.attributes)
        setNeedsLayout()
    }
}

extension DisplayedElements {
    var wantsMeasuring: Bool {
        mayWantMeasuring && anyWantsMeasuring
    }
}

extension CollectionViewLayoutAttributes {
    func duplicate() -> CollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? CollectionViewLayoutAttributes else {
            stop("\(type(of: self)).copy(with:) must return layout attributes")
        }
        return copy
    }
}
