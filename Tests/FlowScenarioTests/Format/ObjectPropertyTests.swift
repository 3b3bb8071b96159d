import FlowSimulator
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Each property of a layout or a table in the format is one of the object's, under its name in code.
@MainActor
@Suite struct ObjectPropertyTests {
    @Test("Every key of a layout is a property of a flow layout, or of its view or class")
    func layoutKeys() {
        let others = ["kind", "backgrounds", "flipsInRightToLeft", "anchor", "quirks"]
        #expect(Set(Scenario.Layout.properties.map(\.key) + others) == Set(Scenario.Layout.fields.keys))
        #expect(Scenario.Layout.properties.count + others.count == Scenario.Layout.fields.keys.count)
    }

    @Test("Every key of a table is a property of a table view, or of its data source or its class")
    func tableKeys() {
        let others = ["style", "profile", "profiles", "headerView", "footerView", "sectionIndex", "dequeuesForPath"]
        #expect(Set(Scenario.Table.properties.map(\.key) + others) == Set(Scenario.Table.fields.keys))
        #expect(Scenario.Table.properties.count + others.count == Scenario.Table.fields.keys.count)
    }

    @Test("A flow layout's properties have the names that code sets")
    func names() {
        let names = Mirror(reflecting: CollectionViewFlowLayout()).children.compactMap(\.label)
        for property in Scenario.Layout.properties { #expect(names.contains(property.name), "\(property.name)") }
    }

    @Test("What is set is what a recording reads, and a relative length is not set", arguments: [true, false])
    func layout(isVertical: Bool) throws {
        let document = """
            {"itemSize": [1, 2], "estimatedItemSize": \(isVertical ? "[3, 4]" : "\"automatic\""), "minimumLineSpacing": 5,
             "scrollDirection": "\(isVertical ? "vertical" : "horizontal")", "minimumInteritemSpacing": 6,
             "sectionInset": [1, 2, 3, 4], "sectionInsetReference": "layoutMargins", "header": 7, "footer": 8,
             "pinHeaders": true, "pinFooters": true, "options": {"queryRect": "pages"}}
            """
        var layout = Scenario.Layout()
        let place = JSONPlace(value: try JSONParser.parse(Array(document.utf8)), place: "layout")
        try Scenario.Layout.fields.read(place, into: &layout)
        let object = CollectionViewFlowLayout()
        Scenario.Layout.properties.set(layout, on: object)
        var relative = layout
        (relative.itemSize, relative.headerLength) = (.init(width: .share(0.5), height: 1), .share(0.5))
        Scenario.Layout.properties.set(relative, on: object)
        var read = Scenario.Layout()
        Scenario.Layout.properties.read(from: object, into: &read)
        #expect(read == layout)
        #expect(Scenario.Layout.fields.members(of: read, over: .init()).keys.count == (isVertical ? 11 : 12))
    }

    @Test("A property that has the value already is not set: setting one invalidates the layout")
    func unchanged() {
        let (row, ruler) = (ObjectProperty<Double, Ruler>("length", \.length, \.self), Ruler())
        for length in [5.0, 5, 6, 6] { [row].set(length, on: ruler) }
        #expect(ruler.sets == [5, 6])
    }

    private final class Ruler {
        var length: CGFloat = 0 { didSet { sets.append(length) } }
        var sets: [CGFloat] = []
    }

    @Test("Cases have UIKit's order")
    func cases() {
        func check<Documented: UIKitNumbered, Case: RawRepresentable<Int>>(_: Documented.Type, _: Case.Type) {
            for value in Documented.allCases {
                let found: Case = value.inUIKit()
                #expect("\(found)".lowercased().hasSuffix("\(value)".lowercased()))
                #expect(Documented(found) == value)
            }
            #expect(Case(rawValue: Documented.allCases.count) == nil)
        }
        check(Scenario.Layout.Direction.self, CollectionView.ScrollDirection.self)
        check(Scenario.Layout.InsetReference.self, CollectionViewFlowLayout.SectionInsetReference.self)
        check(Scenario.SelfSizingInvalidation.self, CollectionView.SelfSizingInvalidation.self)
        check(Scenario.SelfSizingInvalidation.self, TableView.SelfSizingInvalidation.self)
        check(Scenario.LayoutDirection.self, UserInterfaceLayoutDirection.self)
        check(Scenario.LayoutDirection.self, TraitEnvironmentLayoutDirection.self)
        check(Scenario.Table.Style.self, TableView.Style.self)
        check(Scenario.Table.SeparatorStyle.self, TableViewCell.SeparatorStyle.self)
        check(Scenario.RowTraits.Accessory.self, TableViewCell.AccessoryType.self)
        check(Scenario.Cell.LineBreakMode.self, LineBreakMode.self)
        check(Scenario.Cell.Stack.Axis.self, LayoutConstraint.Axis.self)
        check(Scenario.Cell.Stack.Distribution.self, StackView.Distribution.self)
    }
}
