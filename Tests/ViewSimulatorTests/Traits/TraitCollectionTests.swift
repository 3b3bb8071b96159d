import Testing
import ViewSimulator

@MainActor @Suite(.serialized)
struct TraitCollectionTests {
    @Test("A trait is inherited unless it is given, light and dark and the kind of device among them")
    func merging() {
        let merged = TraitCollection(traitsFrom: [
            TraitCollection(userInterfaceStyle: .dark), TraitCollection(userInterfaceIdiom: .pad),
            TraitCollection(userInterfaceStyle: .light), TraitCollection(displayScale: 3),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.userInterfaceIdiom == .pad)
        #expect(merged.displayScale == 3)
        #expect(TraitCollection().userInterfaceIdiom == .unspecified)
    }

    @Test("A change of such a trait is told to the views that it concerns")
    func changes() {
        let (root, child) = (View(), ActingView())
        root.addSubview(child)
        root.overrideTraitCollection = TraitCollection(userInterfaceIdiom: .pad)
        root.overrideTraitCollection = TraitCollection(userInterfaceIdiom: .pad)
        #expect(child.formerTraits.count == 1)
        #expect(child.traitCollection.userInterfaceIdiom == .pad)
    }

    @Test("Traits are the current ones while code runs with them")
    func performing() {
        let before = TraitCollection.current
        var (style, scale) = (UserInterfaceStyle.unspecified, 0 as CGFloat)
        TraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            style = TraitCollection.current.userInterfaceStyle
            scale = TraitCollection.current.displayScale
            #expect(Color.systemBackground.cgColor == Color(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
        }
        #expect(style == .dark)
        #expect(scale == before.displayScale)
        #expect(TraitCollection.current === before)
    }

    @Test("A scroll view keeps its refresh control, which refreshes while client code says so")
    func refreshControls() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.refreshControl = RefreshControl()
        view.refreshControl?.beginRefreshing()
        #expect(view.refreshControl?.isRefreshing == true)
        #expect(view.adjustedContentInset == .zero)
        view.refreshControl?.endRefreshing()
        #expect(view.refreshControl?.isRefreshing == false)
    }
}
