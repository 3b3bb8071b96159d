import FlowSimulator
import Foundation

/// A view whose data source, delegate, observer, layout and cells all call a hook.
@MainActor
final class CallbackScreen {
    let hook = CallbackHook()
    let source: CallingSource
    let delegate: CallingDelegate
    let view: CollectionView

    init() {
        source = CallingSource(hook)
        delegate = CallingDelegate(hook)
        view = CollectionView(frame: rect(0, 0, 320, 300), collectionViewLayout: CallingLayout(hook))
        view.register(CallingCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.observer = delegate
        view.dataSource = source
        view.delegate = delegate
    }

    /// What makes the view call everything that there is, one after the other.
    private var phases: [() -> Void] {
        let (view, source, hook) = (view, source, hook)
        return [
            {}, { view.contentOffset.y = 400 }, { view.contentInset.top = 10 }, { view.beginDragging() },
            { view.contentOffset.y = 450 }, { view.endDragging(withVelocity: CGPoint(x: 0, y: 3)) },
            { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) },
            {
                view.performBatchUpdates {
                    source.count += 1
                    view.insertItems(at: [path(0, 0)])
                    hook.call(.updateBlock)
                } completion: { _ in
                    hook.call(.updateCompletion)
                }
            },
            {
                guard let item = view.indexPathsForVisibleItems.min(), view.beginInteractiveMovementForItem(at: item)
                else { return }
                view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: view.bounds.midY))
                view.endInteractiveMovement()
            },
            {
                view.setCollectionViewLayout(CallingLayout(hook), animated: true) { _ in hook.call(.layoutCompletion) }
            },
        ]
    }

    /// Has the view call its user's code until the hook has done what it was to do, and lays out.
    func run(_ callback: Callback, armedFrom first: Int) {
        for (index, phase) in phases.enumerated() where !hook.wasCalled {
            if index == first { hook.wanted = callback }
            phase()
            view.layoutIfNeeded()
        }
    }
}
