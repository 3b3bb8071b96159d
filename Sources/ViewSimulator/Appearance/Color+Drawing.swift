extension Color {
    /// Does nothing: nothing is drawn here.
    public func set() {}
    /// Does nothing: nothing is drawn here.
    public func setFill() {}
    /// Does nothing: nothing is drawn here.
    public func setStroke() {}
}
