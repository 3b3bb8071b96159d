/// A transition that takes no time. Blocks that client code adds wait until the change is made; then they run one after
/// the other.
@MainActor
final class InstantTransition: ViewControllerTransitionCoordinator {
    typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

    let containerView: View
    let isAnimated = false
    let presentationStyle = ModalPresentationStyle.none
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let completionVelocity: CGFloat = 1
    let targetTransform = CGAffineTransform.identity
    private(set) var percentComplete: CGFloat = 0
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isOver = false

    init(in containerView: View) {
        self.containerView = containerView
    }

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: View?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    /// Runs the added blocks after the change. Blocks that are added by a running block also run.
    func finish() {
        percentComplete = 1
        while !animations.isEmpty || !completions.isEmpty {
            let block = animations.isEmpty ? completions.removeFirst() : animations.removeFirst()
            block(self)
        }
        isOver = true
    }
}
