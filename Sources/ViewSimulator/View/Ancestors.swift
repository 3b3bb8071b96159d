/// A sequence of views, from a given view up to the view that has no superview. The sequence uses no closures, because
/// every call of a closure would check the executor.
struct Ancestors: Sequence, IteratorProtocol {
    var upcoming: View?

    mutating func next() -> View? {
        let view = upcoming
        upcoming = view?.parent
        return view
    }
}

extension View {
    var selfAndAncestors: Ancestors { Ancestors(upcoming: self) }
    var ancestors: Ancestors { Ancestors(upcoming: parent) }
}
