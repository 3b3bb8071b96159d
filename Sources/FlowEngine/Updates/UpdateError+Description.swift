/// The text of an error. It has UIKit's own words if they are known from crash reports (R13.5). Other sentences follow
/// the pattern of UIKit's sentences, with a note.
extension UpdateError: CustomStringConvertible {
    /// One or more sentences with the numbers that disagree. They have UIKit's own words if these are known from crash
    /// reports (R13.5).
    public var description: String {
        switch self {
        case .itemCount(let tally): tally.sentence
        case .sectionCount(let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of sections.  The number of sections contained in the collection view after"
                + " the update (\(after)) must be equal to the number of sections contained in the collection view"
                + " before the update (\(before)), plus or minus the number of sections inserted or deleted"
                + " (\(inserted) inserted, \(deleted) deleted)."
        case .missingSource(let operation, let reach): operation.missingSource(reach)
        case .missingTarget(let operation, let reach): operation.missingTarget(reach)
        case .sameSource(let first, let second): first.sameSource(as: second)
        case .sameTarget(let first, let second): first.sameTarget(as: second)
        case .itemInChangedSection(let operation, let section): operation.inChangedSection(section)
        }
    }
}

extension UpdateError.ItemTally {
    fileprivate var sentence: String {
        "Invalid update: invalid number of items in section \(section).  The number of items contained in an existing"
            + " section after the update (\(after)) must be equal to the number of items contained in that section before"
            + " the update (\(before)), plus or minus the number of items inserted or deleted from that section"
            + " (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of"
            + " that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
}

extension UpdateError.Reach {
    /// Returns the clause that ends most of these error messages, for example `there are only 3 sections after the
    /// update`.
    fileprivate func only(in section: Int, _ moment: String) -> String {
        switch self {
        case .items(let count): "there are only \(count) items in section \(section) \(moment) the update"
        case .sections(let count): "there are only \(count) sections \(moment) the update"
        }
    }
}

extension UpdateOperation {
    fileprivate func missingSource(_ reach: UpdateError.Reach) -> String {
        switch (self, reach) {
        case (.deleteItem(let path), .items(let count)), (.reloadItem(let path), .items(let count)):
            "attempt to delete item \(path.item) from section \(path.section) which only contains \(count) items before"
                + " the update"
        case (.deleteItem(let path), _), (.reloadItem(let path), _):
            "attempt to delete item \(path.item) from section \(path.section), but"
                + " \(reach.only(in: path.section, "before"))"
        case (.reconfigureItem(let path), _):  // no report shows this one
            "attempt to reconfigure item \(path.item) in section \(path.section), but"
                + " \(reach.only(in: path.section, "before"))"
        case (.moveItem(let path, _), _):
            "attempt to move index path (\(path.asIndexPath)) that doesn't exist -"
                + " \(reach.only(in: path.section, "before"))"
        case (.deleteSection(let index), _), (.reloadSection(let index), _):
            "attempt to delete section \(index), but \(reach.only(in: index, "before"))"
        case (.moveSection(let index, _), .sections(let count)), (.moveSection(let index, _), .items(let count)):
            "attempt to move section (\(index)) that doesn't exist (\(count) sections before update)"
        case (.insertItem, _), (.insertSection, _):
            missingTarget(reach)
        }
    }

    fileprivate func missingTarget(_ reach: UpdateError.Reach) -> String {
        switch self {
        case .insertItem(let path):
            "attempt to insert item \(path.item) into section \(path.section), but"
                + " \(reach.only(in: path.section, "after"))"
        case .insertSection(let index):
            "attempt to insert section \(index) but \(reach.only(in: index, "after"))"
        case .moveItem(let source, let path):
            "attempt to move index path (\(source.asIndexPath)) to index path (\(path.asIndexPath)) that does not exist -"
                + " \(reach.only(in: path.section, "after"))"
        case .moveSection(let source, let index):
            "attempt to move section (\(source)) to section (\(index)) that doesn't exist -"
                + " \(reach.only(in: index, "after"))"
        case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection:
            missingSource(reach)
        }
    }

    fileprivate func sameSource(as other: UpdateOperation) -> String {
        guard let source else { return sameTarget(as: other) }
        if (kind, other.kind) == (.delete, .reload) { return "attempt to delete and reload the same \(source.words)" }
        // Reports show a delete with a move; other pairs follow the pattern.
        return "attempt to perform \(UpdateOperation.words(kind, other.kind)) from the same \(source.words)"
    }

    fileprivate func sameTarget(as other: UpdateOperation) -> String {
        guard let target else { return sameSource(as: other) }
        return "attempt to perform \(UpdateOperation.words(kind, other.kind)) to the same \(target.words)"
    }

    /// Returns the sentence for an operation on an item of a changed section. The words are this library's, because no
    /// crash report shows UIKit's words.
    fileprivate func inChangedSection(_ section: UpdateOperation) -> String {
        let (verb, state) = section.kind == .insert ? ("insert", "inserted") : ("delete", "deleted")
        let index = section.source?.section ?? section.target?.section ?? 0
        switch self {
        case .insertItem(let path):
            return "attempt to insert item \(path.item) into section \(path.section), and to \(verb) that section"
        case .moveItem(let source, let target):
            return "attempt to move index path (\(source.asIndexPath)) to index path (\(target.asIndexPath)), but"
                + " section \(index) is \(state) in the same update"
        default:
            let path = source ?? .section(index)
            return "attempt to \(UpdateOperation.noun(kind)) item \(path.item ?? 0) of section \(path.section), and to"
                + " \(verb) that section"
        }
    }

    private static func words(_ first: Kind, _ second: Kind) -> String {
        if first == second { return "two \(noun(first))s" }
        return "\(first == .insert ? "an" : "a") \(noun(first)) and a \(noun(second))"
    }

    fileprivate static func noun(_ kind: Kind) -> String {
        switch kind {
        case .delete: "delete"
        case .reload: "reload"
        case .insert: "insert"
        case .move: "move"
        case .reconfigure: "reconfigure"
        }
    }
}

extension UpdatePlace {
    fileprivate var words: String {
        switch self {
        case .item(let path): "index path (\(path.asIndexPath))"
        case .section(let index): "section (\(index))"
        }
    }
}

extension ItemPath {
    /// The path in the form in which messages print an `NSIndexPath`, without the object's address.
    fileprivate var asIndexPath: String { "{length = 2, path = \(section) - \(item)}" }
}
