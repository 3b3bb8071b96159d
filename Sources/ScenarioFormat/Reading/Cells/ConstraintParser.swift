import PlainTexts

/// A parser of a constraint in one line: `view.attribute relation multiplier * view.attribute + constant @priority`. An
/// identifier and a colon may come first.
struct ConstraintParser {
    typealias Failure = ConstraintTokens.Failure
    typealias Side = Scenario.Cell.Constraint.Side
    typealias Item = Scenario.Cell.Constraint.Item

    private var tokens: ConstraintTokens
    /// The names of the views that the constraint can use.
    private let views: [String]
    private let guides: [String]
    private let checks: any DocumentChecks

    /// Returns the constraint that a text describes.
    ///
    /// - Throws: ``Failure`` with the mistake and its place in the text.
    static func constraint(
        _ text: String, in cell: Scenario.Cell, _ checks: any DocumentChecks
    ) throws(Failure) -> Scenario.Cell.Constraint {
        var parser = ConstraintParser(
            tokens: try ConstraintTokens(text), views: cell.allViews.map(\.name), guides: cell.allGuides,
            checks: checks)
        return try parser.constraint()
    }

    private mutating func constraint() throws(Failure) -> Scenario.Cell.Constraint {
        let identifier = try identifier()
        let start = tokens.offset
        var constraint = Scenario.Cell.Constraint(try side())
        constraint.identifier = identifier
        constraint.relation = try relation()
        try readRight(of: &constraint)
        if try tokens.consume("@") { constraint.priority = try priority() }
        guard tokens.next == .end else {
            throw tokens.failure("expected “@” or the end, found \(tokens.found)")
        }
        if let problem = checks.problem(of: constraint) { throw Failure(offset: start, reason: problem) }
        return constraint
    }

    private mutating func identifier() throws(Failure) -> String? {
        guard case .name(let name) = tokens.next, tokens.isFollowed(by: ":") else { return nil }
        try tokens.advance()
        try tokens.advance()
        return name
    }

    private mutating func relation() throws(Failure) -> Scenario.Cell.Constraint.Relation {
        for relation in Scenario.Cell.Constraint.Relation.allCases where try tokens.consume(relation.rawValue) {
            return relation
        }
        throw tokens.failure("expected “==”, “<=” or “>=”, found \(tokens.found)")
    }

    // MARK: The right-hand side

    private mutating func readRight(of constraint: inout Scenario.Cell.Constraint) throws(Failure) {
        let factor = try sign() ?? 1
        if case .number(let number) = tokens.next {
            try tokens.advance()
            guard try tokens.consume("*") else {
                constraint.constant = factor * number
                return
            }
            constraint.multiplier = factor * number
            constraint.second = try side()
        } else {
            constraint.second = try side()
            constraint.multiplier = factor * (try trailingFactor())
        }
        if let sign = try sign() { constraint.constant = sign * (try number("points")) }
    }

    private mutating func sign() throws(Failure) -> Double? {
        if try tokens.consume("-") { return -1 }
        return try tokens.consume("+") ? 1 : nil
    }

    /// Reads the factor that follows an attribute: `* 2` or `/ 2`.
    private mutating func trailingFactor() throws(Failure) -> Double {
        if try tokens.consume("*") { return try number("a factor") }
        guard try tokens.consume("/") else { return 1 }
        let offset = tokens.offset
        let divisor = try number("a divisor")
        guard divisor > 0 else { throw Failure(offset: offset, reason: "nothing can be divided by 0") }
        return 1 / divisor
    }

    private mutating func number(_ what: String) throws(Failure) -> Double {
        guard case .number(let number) = tokens.next else {
            throw tokens.failure("expected \(what), found \(tokens.found)")
        }
        try tokens.advance()
        return number
    }

    private mutating func priority() throws(Failure) -> Double {
        let names = [("required", 1000.0), ("high", 750), ("low", 250), ("fitting", 50)]
        if case .name(let name) = tokens.next {
            guard let row = names.first(where: { $0.0 == name }) else {
                let known = names.map(\.0)
                throw tokens.failure(
                    "there is no priority \(quoted(name)); \(KeySuggestion.text(for: name, among: known))")
            }
            try tokens.advance()
            return row.1
        }
        let offset = tokens.offset
        let number = try number("a priority")
        guard number > 0, number <= 1000 else {
            throw Failure(
                offset: offset,
                reason:
                    "priorities must be greater than 0 and less than or equal to 1000, not \(NumberText.plain(number))")
        }
        return number
    }

    // MARK: Names

    /// Reads an attribute and the item before it. The item may be missing; otherwise it is a view, a guide, or a guide
    /// of a view.
    private mutating func side() throws(Failure) -> Side {
        var words: [(name: String, offset: Int)] = []
        repeat {
            guard case .name(let name) = tokens.next else {
                let what = words.isEmpty ? "an attribute, or a view and its attribute" : "an attribute"
                throw tokens.failure("expected \(what), found \(tokens.found)")
            }
            words.append((name, tokens.offset))
            try tokens.advance()
        } while try tokens.consume(".")
        let last = words.removeLast()
        let item = try item(words)
        guard let attribute = Scenario.Cell.Constraint.Attribute(rawValue: last.name) else {
            // A name alone: a view whose attribute is missing.
            let isItem = words.isEmpty && (views + guides).contains(last.name)
            let names = Scenario.Cell.Constraint.Attribute.allCases.map(\.rawValue)
            throw Failure(
                offset: last.offset,
                reason: isItem
                    ? "which attribute of \(quoted(last.name))? known here: \(names.joined(separator: ", "))"
                    : "there is no attribute \(quoted(last.name)); \(KeySuggestion.text(for: last.name, among: names))")
        }
        guard attribute.isOfGuides || !isGuide(item) else {
            throw Failure(offset: last.offset, reason: "a layout guide has no \(last.name)")
        }
        return Side(item, attribute)
    }

    private func isGuide(_ item: Item) -> Bool {
        switch item {
        case .contentView: false
        case .named(let name): guides.contains(name)
        case .system: true
        }
    }

    private func item(_ words: [(name: String, offset: Int)]) throws(Failure) -> Item {
        guard let first = words.first else { return .contentView }
        guard words.count < 3 else {
            throw Failure(offset: words[2].offset, reason: "expected a view, one of its guides and an attribute")
        }
        let systemNames = Scenario.Cell.Constraint.Guide.allCases.map(\.rawValue)
        if words.count == 1 {
            if let guide = Scenario.Cell.Constraint.Guide(rawValue: first.name) { return .system(guide, view: nil) }
            guard (views + guides).contains(first.name) else {
                throw unknown(first, among: views + guides + systemNames)
            }
            return .named(first.name)
        }
        guard views.contains(first.name) else { throw unknown(first, among: views) }
        guard let guide = Scenario.Cell.Constraint.Guide(rawValue: words[1].name) else {
            throw Failure(
                offset: words[1].offset,
                reason:
                    "a view has no guide \(quoted(words[1].name)); known here: \(systemNames.joined(separator: ", "))")
        }
        return .system(guide, view: first.name)
    }

    private func unknown(_ word: (name: String, offset: Int), among names: [String]) -> Failure {
        if ["contentView", "superview", "self", "cell"].contains(word.name) {
            return Failure(
                offset: word.offset,
                reason: "attributes of the content view are without a name: write “leading”, not "
                    + "“\(word.name).leading”")
        }
        let known = names.isEmpty ? "the cell has none" : KeySuggestion.text(for: word.name, among: names)
        return Failure(offset: word.offset, reason: "there is no view or guide \(quoted(word.name)); \(known)")
    }
}
