/// A parsed visual format string, before it becomes constraints: views and the distances between them.
///
/// ```
/// H:|-10-[avatar(40)]-8-[name(>=30@750)]-(>=8)-|
/// ```
struct VisualFormat {
    /// UIKit's system spacing between siblings, in points.
    static let systemSpacing: CGFloat = 8

    var axis = LayoutConstraint.Axis.horizontal
    var parts: [Part] = []

    enum Part: Equatable {
        case superview
        /// The name of a view, and the conditions for the view's size.
        case view(String, [Predicate])
        /// The conditions for a distance. A distance without conditions is the system spacing, written as a single `-`.
        case distance([Predicate])
    }

    struct Predicate: Equatable {
        var relation = LayoutConstraint.Relation.equal
        var value: Value
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = Value.number(1000)
    }

    enum Value: Equatable {
        case number(CGFloat)
        /// The name of a metric or of a view, from the dictionaries that client code passes.
        case name(String)
    }

    /// An error in a visual format, with the offset of the wrong character.
    struct Failure: Error, Equatable {
        var reason: String
        var offset: Int
    }
}

extension VisualFormat {
    init(_ text: String) throws(Failure) {
        var reader = VisualFormatReader(text)
        self = try reader.format()
    }
}

/// A reader of a visual format from left to right.
struct VisualFormatReader {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func format() throws(VisualFormat.Failure) -> VisualFormat {
        var format = VisualFormat()
        if skip("V:") { format.axis = .vertical } else { _ = skip("H:") }
        if skip("|") {
            format.parts.append(.superview)
            if let distance = try distance() { format.parts.append(distance) }
        }
        format.parts.append(try view())
        while position < characters.count {
            let distance = try distance()
            if let distance { format.parts.append(distance) }
            if skip("|") {
                format.parts.append(.superview)
                if position < characters.count { throw failure("Expected the format to end after |") }
                return format
            }
            if distance == nil, !isNext("[") { throw failure("Expected a - or a view") }
            format.parts.append(try view())
        }
        return format
    }

    // MARK: Parts

    private mutating func view() throws(VisualFormat.Failure) -> VisualFormat.Part {
        guard skip("[") else { throw failure("Expected a view") }
        guard let name = identifier() else { throw failure("Expected a view's name") }
        let predicates = isNext("(") ? try predicateList() : []
        guard skip("]") else { throw failure("Expected a ]") }
        return .view(name, predicates)
    }

    /// Reads the distance before the next view of the format; returns nil if the two views touch.
    private mutating func distance() throws(VisualFormat.Failure) -> VisualFormat.Part? {
        guard skip("-") else { return nil }
        if isNext("[") || isNext("|") { return .distance([]) }
        let predicates = isNext("(") ? try predicateList() : [VisualFormat.Predicate(value: try value())]
        guard skip("-") else { throw failure("Expected a - after the distance") }
        return .distance(predicates)
    }

    private mutating func predicateList() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
        guard skip("(") else { throw failure("Expected a (") }
        var predicates = [try predicate()]
        while skip(",") { predicates.append(try predicate()) }
        guard skip(")") else { throw failure("Expected a )") }
        return predicates
    }

    private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
        var relation = LayoutConstraint.Relation.equal
        if skip(">=") {
            relation = .greaterThanOrEqual
        } else if skip("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = skip("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: try value())
        if skip("*") { predicate.multiplier = try number() }
        if skip("+") { predicate.constant = try number() } else if skip("-") { predicate.constant = -(try number()) }
        if skip("@") { predicate.priority = try value() }
        return predicate
    }

    private mutating func value() throws(VisualFormat.Failure) -> VisualFormat.Value {
        if let name = identifier() { return .name(name) }
        let sign: CGFloat = skip("-") ? -1 : 1
        return .number(sign * (try number()))
    }

    // MARK: Characters

    private mutating func number() throws(VisualFormat.Failure) -> CGFloat {
        let start = position
        while position < characters.count, characters[position].isASCII,
            characters[position].isNumber || characters[position] == "."
        { position += 1 }
        guard let number = Double(String(characters[start..<position])), number.isFinite else {
            position = start
            throw failure("Expected a number or a name")
        }
        return CGFloat(number)
    }

    private mutating func identifier() -> String? {
        let start = position
        while position < characters.count {
            let character = characters[position]
            guard character.isLetter || character == "_" || (position > start && character.isNumber) else { break }
            position += 1
        }
        return start == position ? nil : String(characters[start..<position])
    }

    private func isNext(_ character: Character) -> Bool {
        position < characters.count && characters[position] == character
    }

    private mutating func skip(_ token: String) -> Bool {
        let end = position + token.count
        guard end <= characters.count, String(characters[position..<end]) == token else { return false }
        position = end
        return true
    }

    private func failure(_ reason: String) -> VisualFormat.Failure {
        VisualFormat.Failure(reason: reason, offset: position)
    }
}
