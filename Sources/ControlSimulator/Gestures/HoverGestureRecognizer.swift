/// A recognizer of a pointer over the view. It recognizes nothing here.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {}
