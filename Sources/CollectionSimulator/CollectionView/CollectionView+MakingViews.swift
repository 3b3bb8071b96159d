import CallerChecks
import ViewSimulator

// Makes the views of elements, by the data source or, for decorations, by the layout's registrations.

extension CollectionView {
    func makeCell(at indexPath: IndexPath) -> ElementMethods.MadeView? {
        guard core.claimQuestion() else { return nil }
        let wanted = dataPath(at: indexPath)
        let answer = requestView(at: wanted) { dataSource?.collectionView(self, cellForItemAt: wanted) }
        guard let cell = answer else { return nil }
        guard let identifier = cell.assignedReuseIdentifier else {
            stop(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        showSelection(of: cell, at: indexPath)
        cell.configurationIsStale = true
        cell.updateConfigurationIfNeeded()
        return (cell, .cell(identifier))
    }

    func makeSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> ElementMethods.MadeView? {
        guard let dataSource, core.claimQuestion() else { return nil }
        let view = requestView(at: indexPath) {
            OptionalRequirement.ask {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
            }
        }
        guard let view, let identifier = view.assignedReuseIdentifier else {
            stop(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
                    + "\(Array(indexPath))) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
        }
        return (view, .supplementary(kind: kind, identifier))
    }

    func makeDecorationView(ofKind kind: String) -> ElementMethods.MadeView {
        guard let viewClass = layout.decorationClasses[kind] else {
            stop(
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect "
                    + "a prototype in a storyboard")
        }
        return (dequeueView(.decoration(kind), of: viewClass), .decoration(kind))
    }
}
