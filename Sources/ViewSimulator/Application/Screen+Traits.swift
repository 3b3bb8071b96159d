// R18.8: a window has the traits of a device.
extension Screen {
    /// The traits that the screen determines: the pixels per point, the kind of device and the size classes.
    var ownTraits: TraitCollection {
        let classes = sizeClasses
        return TraitCollection(
            displayScale: givenScale ?? 2, horizontalSizeClass: classes.horizontal,
            verticalSizeClass: classes.vertical, userInterfaceIdiom: idiom)
    }

    /// All traits of a device with this screen: the traits that the screen determines, and defaults for the reader's
    /// settings.
    var deviceTraits: TraitCollection {
        TraitCollection(traitsFrom: [
            TraitCollection(
                displayScale: nil, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
                userInterfaceStyle: .light), ownTraits,
        ])
    }

    /// The size classes of a program that fills the screen, from the table of the Human Interface Guidelines.
    ///
    /// | | upright | on its side |
    /// |---|---|---|
    /// | phones, from 414 points across on | compact × regular | regular × compact |
    /// | other phones | compact × regular | compact × compact |
    /// | tablets | regular × regular | regular × regular |
    ///
    /// The table lists devices; 414 points is the narrowest of the phones that are regular on their side, which are
    /// those called Plus and Max, XR and 11, and 402 the widest of the others. Other kinds of devices are treated as
    /// tablets, a choice.
    private var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        guard idiom == .phone else { return (.regular, .regular) }
        guard bounds.width > bounds.height else { return (.compact, .regular) }
        return (bounds.height >= 414 ? .regular : .compact, .compact)
    }

    /// The kind of the device. If no kind was given, a screen of at least 600 points on both sides belongs to a tablet,
    /// and every other screen to a phone. The limit of 600 points is this library's choice.
    private var idiom: UserInterfaceIdiom {
        if givenIdiom != .unspecified { return givenIdiom }
        return min(bounds.width, bounds.height) < 600 ? .phone : .pad
    }
}
