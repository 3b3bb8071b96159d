#if canImport(UIKit) && !os(watchOS)
import UIKit

// Changes that nobody says are noticed by comparing, whenever something is heard and before the view lays out.

extension ScenarioRecorder {
    /// Writes down what is other than when it was last looked at.
    ///
    /// - Returns: Whether anything is that invalidates the layout by itself.
    @discardableResult
    final func noticeChanges() -> Bool {
        guard let former = container else { return false }
        let (values, properties) = (containerValues, propertyValues)
        container = values
        noticeOffset()
        let count = present.actions.count
        noticeTraits(former, values)
        noticeInsets(former, values)
        noticeSize(former, values)
        notice(properties)
        let noticed = present.actions.count > count
        noticeFinger()
        noticeOthers()
        return noticed
    }

    private func noticeTraits(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let names = [
            "scale": "displayScale", "layoutDirection": "layoutDirection", "contentSizeCategory": "contentSizeCategory",
        ]
        let changed = names.filter { former[$0.key] != values[$0.key] }
        if former["selfSizingInvalidation"] != values["selfSizingInvalidation"] {
            report("selfSizingInvalidation changed, which a scenario has once and for all")
        }
        guard !changed.isEmpty else { return }
        let members = changed.map { ($0.value, values[$0.key] ?? .null) }
        add(.value(["traits": .object(Dictionary(uniqueKeysWithValues: members))]), cause: .traits)
    }

    private func noticeInsets(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let names = ["insets": "content", "safeArea": "safeArea", "layoutMargins": "layoutMargins"]
        var members: [String: DocumentValue] = [:]
        for (key, name) in names where former[key] != values[key] {
            if let insets = values[key].flatMap({ lengths($0, of: key) }) { members[name] = insets }
        }
        if !members.isEmpty { add(.value(["insets": .object(members)]), cause: .insets) }
    }

    private func noticeSize(_ former: [String: DocumentValue], _ values: [String: DocumentValue]) {
        let changed = ["width", "height"].filter { former[$0] != values[$0] }
        guard !changed.isEmpty else { return }
        let members = changed.map { ($0, values[$0] ?? .null) }
        add(.value(["resize": .object(Dictionary(uniqueKeysWithValues: members))]), cause: .size)
    }

    private func noticeFinger() {
        let isHeldNow = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        guard isHeldNow != isHeld else { return }
        isHeld = isHeldNow
        add(.value(["drag": isHeld ? "begin" : "end"]), cause: isHeld ? .nothing : .letGo)
    }

    /// Numbers as a scenario may have them: finite and not negative.
    ///
    /// - Returns: Nil, and a problem, where one is not. Other values as they are.
    final func lengths(_ value: DocumentValue, of name: String) -> DocumentValue? {
        let numbers = value.numbers ?? value.number.map { [$0] } ?? []
        if let wrong = numbers.first(where: { !$0.isFinite || $0 < 0 }) {
            report("\(name) holds \(wrong), which a scenario cannot say")
            return nil
        }
        return value
    }

    final func change(of paths: [IndexPath]) -> ContentsChange {
        var items: [Int: IndexPath] = [:]
        for path in paths {
            guard let item = data.item(at: path) else {
                report("there is no item \(path.scenarioName)")
                continue
            }
            items[item] = path
        }
        let change = ContentsChange(items)
        for item in items.keys { changedContents[item] = change }
        return change
    }
}
#endif
