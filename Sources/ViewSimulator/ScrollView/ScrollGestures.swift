/// The gesture recognizers of a scroll view. Each recognizer is made at the first access.
@MainActor
final class ScrollGestures {
    private var pan: PanGestureRecognizer?
    private var pinch: PinchGestureRecognizer?
    private var press: GestureRecognizer?

    func pan(of view: ScrollView) -> PanGestureRecognizer {
        if let pan { return pan }
        return add(PanGestureRecognizer(), to: view) { pan = $0 }
    }

    /// Returns the recognizer of pinches; nil if the zoom limits allow only one scale.
    func pinch(of view: ScrollView) -> PinchGestureRecognizer? {
        guard view.minimumZoomScale < view.maximumZoomScale else { return nil }
        if let pinch { return pinch }
        return add(PinchGestureRecognizer(), to: view) { pinch = $0 }
    }

    func press(of view: ScrollView) -> GestureRecognizer {
        if let press { return press }
        return add(GestureRecognizer(), to: view) { press = $0 }
    }

    /// Adds a recognizer to a view. The recognizer is stored first, because client code may override
    /// `addGestureRecognizer(_:)` and read the recognizer there.
    private func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, to view: View, _ keep: (Recognizer) -> Void
    ) -> Recognizer {
        keep(recognizer)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}
