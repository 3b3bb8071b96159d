import CallerChecks
import ViewSimulator

extension CollectionView: ElementsAudience, ReusableViewOwner {
    package var issueReporter: IssueReporter {
        IssueReporter(
            kindOfView: "UICollectionView", layout: "<\(type(of: layout))>", view: "<\(type(of: self))>",
            layoutLoopText: profile.layoutLoopText)
    }

    package func notifyObserver(of issue: LayoutIssue) -> Bool {
        observer.map { $0.collectionView(self, didReport: issue) } != nil
    }

    package func send(_ event: TraceEvent) {
        (core.tracer?.observer as? any CollectionViewTraceObserver)?.collectionView(self, didTrace: event)
    }

    package var measuresOnRequest: Bool { selfSizingInvalidation != .disabled }
    package var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// Removes a view's reference to this collection view.
    package func release(_ view: View) { (view as? CollectionReusableView)?.owner = nil }

    package func willDisplay(_ element: DisplayedElement) -> Bool {
        guard let delegate = collectionDelegate else { return false }
        let attributes = element.attributes
        OptionalRequirement.answer {
            if let cell = element.view as? CollectionViewCell {
                delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(at: attributes.indexPath))
            } else if attributes.representedElementCategory == .supplementaryView {
                delegate.collectionView(
                    self, willDisplaySupplementaryView: element.reusableView,
                    forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
            }
        }
        return true
    }

    package func didEndDisplaying(_ element: DisplayedElement) {
        guard let delegate = collectionDelegate else { return }
        let attributes = element.attributes
        OptionalRequirement.answer {
            if let cell = element.view as? CollectionViewCell {
                delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(at: attributes.indexPath))
            } else if attributes.representedElementCategory == .supplementaryView {
                delegate.collectionView(
                    self, didEndDisplayingSupplementaryView: element.reusableView,
                    forElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
            }
        }
    }
}

extension DisplayedElement {
    /// The view of an element. All views of a collection view are reusable.
    var reusableView: CollectionReusableView {
        guard let view = view as? CollectionReusableView else {
            stop("a collection view shows reusable views")
        }
        return view
    }
}
