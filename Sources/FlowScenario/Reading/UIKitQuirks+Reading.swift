import FlowSimulator

extension UIKitQuirks {
    /// Reads a list of names.
    init(_ place: JSONPlace) throws(ScenarioError) {
        self = []
        for element in try place.elements() {
            insert(try element.choice(UIKitQuirks.table.map { ($0.name, $0.quirk) }))
        }
    }
}
