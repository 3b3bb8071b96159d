/// A protocol with optional methods, and the types by which client code calls them with a question mark.
struct DelegateProtocol {
    /// The folder under `Sources` of the file with the protocol's name, or of the one that `file` names.
    var folder: String
    var name: String
    var file: String?
    /// The types with calls, by the names of methods: those that are written from the requirements.
    var calls: [String: String] = [:]
    /// Such types that several protocols share; they are written by hand.
    var sharedCalls: [String: String] = [:]
    /// Whether a call may be used where a value is wanted that is not optional.
    var answers = false
    /// Methods of which such a call is written by hand, by the label of their second parameter.
    var unanswered: Set<String> = []
    /// Parameters that have other names in calls.
    var renamed: [String: String] = [:]

    /// All protocols with optional methods. A new method of them is a requirement; a new protocol is a row here.
    static let all = [
        DelegateProtocol(
            folder: "CollectionSimulator/CollectionView", name: "CollectionViewDataSource",
            calls: ["collectionView": "OptionalDataSourceCalls"],
            sharedCalls: [
                "numberOfSections": "OptionalSectionCountCall<CollectionView>",
                "indexTitles": "OptionalIndexTitlesCall<CollectionView>",
            ], answers: true, unanswered: ["viewForSupplementaryElementOfKind"]),
        DelegateProtocol(
            folder: "CollectionSimulator/CollectionView", name: "CollectionViewDataSourcePrefetching",
            calls: ["collectionView": "OptionalPrefetchingCalls"]),
        DelegateProtocol(
            folder: "CollectionSimulator/CollectionView", name: "CollectionViewDelegate",
            calls: ["collectionView": "OptionalDelegateCalls"],
            sharedCalls: [
                "collectionViewDidEndMultipleSelectionInteraction": "OptionalSelectionGestureCall<CollectionView>",
                "indexPathForPreferredFocusedView": "OptionalFocusCall<CollectionView>",
            ], answers: true),
        DelegateProtocol(
            folder: "CollectionSimulator/FlowLayout", name: "CollectionViewDelegateFlowLayout",
            calls: ["collectionView": "OptionalFlowDelegateCalls"], answers: true,
            renamed: ["collectionViewLayout": "layout"]),
        DelegateProtocol(
            folder: "TableSimulator/TableView", name: "TableViewDataSource",
            calls: ["tableView": "OptionalTableDataSourceCalls"],
            sharedCalls: [
                "numberOfSections": "OptionalSectionCountCall<TableView>",
                "sectionIndexTitles": "OptionalIndexTitlesCall<TableView>",
            ], answers: true),
        DelegateProtocol(
            folder: "TableSimulator/TableView", name: "TableViewDataSourcePrefetching",
            calls: ["tableView": "OptionalTablePrefetchingCalls"]),
        DelegateProtocol(
            folder: "TableSimulator/TableView", name: "TableViewDelegate",
            calls: ["tableView": "OptionalTableDelegateCalls"],
            sharedCalls: [
                "tableViewDidEndMultipleSelectionInteraction": "OptionalSelectionGestureCall<TableView>",
                "indexPathForPreferredFocusedView": "OptionalFocusCall<TableView>",
            ], answers: true),
        DelegateProtocol(folder: "ViewSimulator/Application", name: "ApplicationDelegate"),
        DelegateProtocol(folder: "ViewSimulator/Application", name: "SceneDelegate", file: "Scene"),
        DelegateProtocol(folder: "ViewSimulator/Controllers", name: "PageViewControllerDataSource"),
        DelegateProtocol(
            folder: "ViewSimulator/Controllers", name: "PageViewControllerDelegate",
            file: "PageViewControllerDataSource"),
        DelegateProtocol(folder: "ControlSimulator/TextInput", name: "TextFieldDelegate"),
        DelegateProtocol(folder: "ControlSimulator/TextInput", name: "TextViewDelegate"),
        DelegateProtocol(
            folder: "ViewSimulator/Gestures", name: "GestureRecognizerDelegate",
            calls: [
                "gestureRecognizer": "OptionalGestureCalls", "gestureRecognizerShouldBegin": "OptionalShouldBeginCall",
            ]),
        DelegateProtocol(
            folder: "ViewSimulator/ScrollView", name: "ScrollViewDelegate",
            calls: [
                "scrollViewWillEndDragging": "OptionalWillEndDraggingCall",
                "scrollViewDidEndDragging": "OptionalEndDraggingCall",
                "scrollViewShouldScrollToTop": "OptionalShouldScrollToTopCall",
                "viewForZooming": "OptionalViewForZoomingCall",
                "scrollViewWillBeginZooming": "OptionalWillBeginZoomingCall",
                "scrollViewDidEndZooming": "OptionalEndZoomingCall",
            ],
            sharedCalls: ["": "OptionalScrollViewCall"]),
    ]
}
