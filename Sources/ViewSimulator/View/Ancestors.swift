/// A sequence of views from a given view up to the top of the view's tree. The sequence uses no closures, because each
/// closure would check its executor.
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
