import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Values that a view keeps")
struct KeptValuesTests {
    private func check<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<View, Value>, _ usual: Value, _ others: Value...,
        at place: SourceLocation = #_sourceLocation
    ) {
        let view = View()
        #expect(view[keyPath: property] == usual, sourceLocation: place)
        for other in others + [usual] {
            view[keyPath: property] = other
            #expect(view[keyPath: property] == other, sourceLocation: place)
        }
    }

    @Test("Places are as they were set, and nothing unless they were")
    func places() {
        check(\.frame, .zero, rect(1, 2, 3, 4))
        check(\.bounds, .zero, rect(1, 2, 3, 4))
        check(\.center, .zero, CGPoint(x: 5, y: 6))
        check(\.anchorPoint, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1))
        check(\.transform, .identity, CGAffineTransform(scaleX: 2, y: 3))
        check(\.autoresizingMask, [], [.flexibleWidth, .flexibleTopMargin])
        check(\.translatesAutoresizingMaskIntoConstraints, true, false)
        check(\.autoresizesSubviews, true, false)
    }

    @Test("So are margins, and what they follow")
    func margins() {
        let usual = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        check(\.layoutMargins, usual, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        check(
            \.directionalLayoutMargins, DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
            DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        check(\.preservesSuperviewLayoutMargins, false, true)
        check(\.insetsLayoutMarginsFromSafeArea, true, false)
    }

    @Test("So is what few views have")
    func rareValues() {
        check(\.tag, 0, 7)
        check(\.backgroundColor, nil, .red, .blue)
        check(\.overrideUserInterfaceStyle, .unspecified, .dark, .light)
        check(\.isHidden, false, true)
        check(\.clipsToBounds, false, true)
        check(\.isUserInteractionEnabled, true, false)
        check(\.alpha, 1, 0.25)
    }
}
