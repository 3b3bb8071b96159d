import FlowScenario

/// A reader of the descriptions of constraints in a ``LogText``: the visual format, `V:|-(8)-[UILabel:0x7f2]`, and
/// relations, `UILabel:0x7f2.top == UIView:0x7f3.top + 8`.
struct ConstraintReader {
    private var scanner: MessageScanner
    /// The view that `|` stands for.
    private let superview: LoggedConstraint.Item?

    /// Reads all constraints of a text, in order. Those that cannot be read are left out.
    static func constraints(in text: ArraySlice<UInt8>) -> [LoggedConstraint] {
        var found: [LoggedConstraint] = []
        var rest = text
        while let marker = rest.firstIndex(of: key) {
            let name = rest[..<marker].reversed().prefix { isNamePart($0) }.reversed()
            let start = marker + key.utf8.count
            let end = rest[start...].firstIndex(of: key) ?? rest.endIndex
            let className = String(decoding: Array(name), as: UTF8.self) + "Constraint"
            if let constraint = constraint(rest[start..<end], className) { found.append(constraint) }
            rest = rest[end...]
        }
        return found
    }

    private static let key = "Constraint:0x"
    /// The greatest number of bytes of one description.
    private static let limit = 4000

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }

    /// Reads one constraint, from its address on.
    private static func constraint(_ text: ArraySlice<UInt8>, _ className: String) -> LoggedConstraint? {
        let text = text.prefix(limit)
        var scanner = MessageScanner(text)
        let address = scanner.text(while: \.isHexDigit)
        _ = scanner.consume(" ")
        // SnapKit names the line of the code.
        if scanner.consume("@") {
            _ = scanner.text { $0 != UInt8(ascii: "#") }
            scanner.skip()
            _ = scanner.text { $0.isDigit || $0 == 0x20 }
        }
        if scanner.consume("h=") { scanner.skip(8) }
        let identifier = quoted(&scanner)
        _ = scanner.consume(" ")
        var names = MessageScanner(text)
        let superview = names.skip(past: "'|':") ? item(&names) : nil
        var reader = ConstraintReader(scanner: scanner, superview: superview)
        guard var constraint = reader.constraint(address, className) else { return nil }
        constraint.identifier = identifier
        return constraint
    }

    /// Reads a text in single quotes, such as an identifier.
    private static func quoted(_ scanner: inout MessageScanner) -> String? {
        guard scanner.next == UInt8(ascii: "'") else { return nil }
        let text = scanner.bytes.dropFirst()
        guard let end = text.firstIndex(of: UInt8(ascii: "'")) else { return nil }
        scanner = MessageScanner(text[(end + 1)...])
        return String(decoding: text[..<end], as: UTF8.self)
    }

    private static let endsOfViews = Set("](.)-=<>+*,".utf8)

    /// Skips the text of a label in single quotes, which may contain quotes: it ends in front of a character that may
    /// follow a view.
    private static func skipLabel(_ scanner: inout MessageScanner) {
        guard scanner.next == UInt8(ascii: "'") else { return }
        var text = scanner.bytes.dropFirst()
        while let end = text.firstIndex(of: UInt8(ascii: "'")) {
            text = text[(end + 1)...]
            if let next = text.first, endsOfViews.contains(next) {
                scanner = MessageScanner(text)
                return
            }
        }
    }

    // MARK: Views

    /// Reads a view, such as `UILabel:0x7f2'Title'`, or the name that the log gives it.
    private static func item(_ scanner: inout MessageScanner) -> LoggedConstraint.Item? {
        let word = scanner.bytes.prefix(200).prefix {
            isNamePart($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "$")
        }
        if let colon = word.firstIndex(of: ":0x") {
            let name = String(decoding: word[..<colon], as: UTF8.self)
            scanner.skip(colon + 3 - word.startIndex)
            let address = scanner.text(while: \.isHexDigit)
            _ = scanner.consume(" ")
            skipLabel(&scanner)
            return LoggedConstraint.Item(key: address, className: name)
        }
        // The name ends in front of the attribute.
        let name = scanner.text { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") }
        return name.isEmpty ? nil : LoggedConstraint.Item(key: name, className: name)
    }

    private mutating func constraint(_ address: String, _ className: String) -> LoggedConstraint? {
        if scanner.consume("H:") { return visual(address, className, isHorizontal: true) }
        if scanner.consume("V:") { return visual(address, className, isHorizontal: false) }
        return relation(address, className)
    }

    // MARK: Relations

    private mutating func relation(_ address: String, _ className: String) -> LoggedConstraint? {
        guard let first = side(), let relation = relation() else { return nil }
        var constraint = LoggedConstraint(address: address, className: className, first: first, relation: relation)
        var attempt = scanner
        if let number = attempt.number() {
            guard attempt.consume("*") else {
                scanner = attempt
                constraint.constant = number
                readPriority(&constraint)
                return constraint
            }
            scanner = attempt
            constraint.multiplier = number
        }
        guard let second = side() else { return nil }
        constraint.second = second
        if scanner.consume("*"), let factor = scanner.number() { constraint.multiplier = factor }
        if scanner.consume("/"), let divisor = scanner.number(), divisor != 0 { constraint.multiplier = 1 / divisor }
        if scanner.consume("+") { constraint.constant = scanner.number() ?? 0 }
        if scanner.next == UInt8(ascii: "-"), let number = scanner.number() { constraint.constant = number }
        readPriority(&constraint)
        return constraint
    }

    private mutating func side() -> LoggedConstraint.Side? {
        guard let item = Self.item(&scanner), scanner.consume(".") else { return nil }
        let name = scanner.text(while: \.isLetter)
        let attribute = name == "baseline" ? .lastBaseline : LoggedConstraint.Attribute(rawValue: name)
        return attribute.map { LoggedConstraint.Side(item: item, attribute: $0) }
    }

    private mutating func relation() -> Scenario.Cell.Constraint.Relation? {
        Scenario.Cell.Constraint.Relation.allCases.first { scanner.consume($0.rawValue) }
    }

    private mutating func readPriority(_ constraint: inout LoggedConstraint) {
        if scanner.consume("@") || scanner.consume("priority:"), let priority = scanner.number(), (1...1000) ~= priority
        {
            constraint.priority = priority
        }
    }

    // MARK: The visual format

    /// Reads one constraint of the visual format: a length, `[A(44)]`, or the distance of two views, `|-(8)-[A]`.
    private mutating func visual(_ address: String, _ className: String, isHorizontal: Bool) -> LoggedConstraint? {
        let (start, end): (LoggedConstraint.Attribute, LoggedConstraint.Attribute) =
            isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        guard let (before, length) = view() else { return nil }
        if let length, scanner.next != UInt8(ascii: "-") {
            let side = LoggedConstraint.Side(item: before, attribute: isHorizontal ? .width : .height)
            var constraint = LoggedConstraint(address: address, className: className, first: side)
            apply(length, to: &constraint)
            if scanner.skip(past: "CompressionResistance:"), let priority = scanner.number(), priority < 1000 {
                constraint.relation = .greaterThanOrEqual
                constraint.priority = priority
            }
            return constraint
        }
        let distance = distance()
        guard let (after, _) = view() else { return nil }
        let isFirst = before == superview
        let isLast = after == superview
        var constraint = LoggedConstraint(
            address: address, className: className,
            first: LoggedConstraint.Side(item: after, attribute: isLast ? end : start))
        constraint.second = LoggedConstraint.Side(item: before, attribute: isFirst ? start : end)
        apply(distance, to: &constraint)
        return constraint
    }

    private struct Predicate {
        var relation = Scenario.Cell.Constraint.Relation.equal
        var value = 0.0
        var priority = 1000.0
    }

    private func apply(_ predicate: Predicate, to constraint: inout LoggedConstraint) {
        constraint.relation = predicate.relation
        constraint.constant = predicate.value
        constraint.priority = predicate.priority
    }

    /// Reads `|`, or a view in brackets with its length, if it has one.
    private mutating func view() -> (LoggedConstraint.Item, Predicate?)? {
        if scanner.consume("|") { return superview.map { ($0, nil) } }
        guard scanner.consume("["), let item = Self.item(&scanner) else { return nil }
        let length = scanner.next == UInt8(ascii: "(") ? predicate() : nil
        return scanner.consume("]") ? (item, length) : nil
    }

    /// Reads the distance between two views, as `-(8)-` or `-8-`; 0 if there is none.
    private mutating func distance() -> Predicate {
        guard scanner.consume("-") else { return Predicate() }
        var distance = Predicate()
        if scanner.next == UInt8(ascii: "(") {
            distance = predicate() ?? distance
        } else if let number = scanner.number() {
            distance.value = number
        }
        _ = scanner.consume("-")
        return distance
    }

    /// Reads `(44)`, `(>=8@750)` or `(NSSpace(8))`.
    private mutating func predicate() -> Predicate? {
        guard scanner.consume("(") else { return nil }
        var predicate = Predicate()
        if let relation = relation() { predicate.relation = relation }
        let isNamed = scanner.consume("NSSpace(")
        guard let value = scanner.number() else { return nil }
        predicate.value = value
        if scanner.consume("@"), let priority = scanner.number(), (1...1000) ~= priority {
            predicate.priority = priority
        }
        if isNamed { _ = scanner.consume(")") }
        return scanner.consume(")") ? predicate : nil
    }
}
