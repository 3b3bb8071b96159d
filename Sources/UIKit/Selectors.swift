// Methods that name another one by a selector. Without Objective-C nothing can be called by it.

extension NotificationCenter {
    @available(
        *, deprecated, message: "nothing is called by a selector here; use addObserver(forName:object:queue:using:)"
    )
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
}
