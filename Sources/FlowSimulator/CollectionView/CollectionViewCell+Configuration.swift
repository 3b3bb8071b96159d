import Foundation
import ViewSimulator

extension CollectionViewCell {
    func show(_ configuration: (any ContentConfiguration)?) {
        let old = shownConfiguration
        shownConfiguration = configuration
        guard let configuration else {
            if old != nil { replaceContent(by: CellContentView(frame: .zero)) }
            return
        }
        if old != nil, let view = content as? any ContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(by: configuration.makeContentView())
        }
        if !CollectionViewCell.areEqual(old, configuration) { owner?.selfSizingWasInvalidated(for: self) }
    }

    /// Configurations that cannot be compared count as different.
    private static func areEqual(_ one: (any ContentConfiguration)?, _ other: any ContentConfiguration) -> Bool {
        guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }

    private func replaceContent(by view: View) {
        let old = content
        guard old !== view else { return }
        content = view
        old.fittingOwner = nil
        let place = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        view.frame = contentFrame(in: bounds.size)
        view.fittingOwner = self
        insertSubview(view, at: place)
        setNeedsLayout()
        owner?.selfSizingWasInvalidated(for: self)
    }

    func updateConfigurationIfNeeded() {
        guard configurationIsStale else { return }
        configurationIsStale = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let shown = shownConfiguration {
            contentConfiguration = shown.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
