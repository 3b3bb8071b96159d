/// A key of an object in documents: its description for readers, and functions that read and write its value.
package struct Field<Owner>: Sendable {
    let key: String
    /// The meaning of the key, as Markdown text. `docs/scenarios.md` has this text.
    let summary: String
    /// A description of the default value; nil if a new object already has the default value.
    let usual: String?
    /// The JSON Schema of the value, without a description.
    let schema: String
    /// Whether a step of a scenario can change the property.
    let isChangeable: Bool
    let read: @Sendable (inout Owner, JSONPlace) throws(ScenarioError) -> Void
    let write: @Sendable (Owner, Owner, inout JSONMembers) -> Void

    /// Makes a field for one property of the owner.
    init<Value: Equatable & Sendable>(
        _ key: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ form: Form<Value>, _ summary: String,
        usual: String? = nil, isChangeable: Bool = true
    ) {
        self.init(
            key, form.schema, summary, usual: usual, isChangeable: isChangeable,
            read: { owner, place throws(ScenarioError) in owner[keyPath: path] = try form.read(place) },
            write: { $2.add(key, $0[keyPath: path], or: $1[keyPath: path], form.write) })
    }

    /// Makes a field from functions that read and write its value. The value need not be exactly one property of the
    /// owner.
    init(
        _ key: String, _ schema: String, _ summary: String, usual: String? = nil, isChangeable: Bool = true,
        read: @escaping @Sendable (inout Owner, JSONPlace) throws(ScenarioError) -> Void,
        write: @escaping @Sendable (Owner, Owner, inout JSONMembers) -> Void
    ) {
        self.key = key
        self.summary = summary
        self.usual = usual
        self.schema = schema
        self.isChangeable = isChangeable
        self.read = read
        self.write = write
    }
}

/// The keys of an object in documents, in the order in which they are written and described.
package struct Fields<Owner>: Sendable {
    let rows: [Field<Owner>]

    init(_ rows: [Field<Owner>]) { self.rows = rows }

    package var keys: [String] { rows.map(\.key) }

    /// Reads an object of a document and sets the properties that it names. The owner's other properties stay as they
    /// are.
    func read(_ place: JSONPlace, into owner: inout Owner) throws(ScenarioError) {
        try read(place.object(keys), into: &owner)
    }

    func read(_ object: JSONObject, into owner: inout Owner) throws(ScenarioError) {
        for row in rows {
            if let place = object[row.key] { try row.read(&owner, place) }
        }
    }

    /// Returns the members of the JSON object for an owner. They are the properties that differ from those of `base`,
    /// and the properties with the given names.
    func members(of owner: Owner, over base: Owner, naming names: [String] = []) -> JSONMembers {
        var members = JSONMembers(named: names)
        write(owner, over: base, to: &members)
        return members
    }

    func write(_ owner: Owner, over base: Owner, to members: inout JSONMembers) {
        for row in rows { row.write(owner, base, &members) }
    }
}

/// A value that is an object in documents. The value's fields read and write this object.
package protocol FieldObject: JSONWritable {
    static var fields: Fields<Self> { get }
    /// The reason for which an object without keys is refused; nil if such an object is valid.
    static var refusalOfEmpty: String? { get }

    init()
}

extension FieldObject {
    package static var refusalOfEmpty: String? { nil }

    /// The names of all keys, for an error about an object that has none of these keys.
    static var expectedKeys: String {
        let names = fields.keys.map { "“\($0)”" }
        return "expected \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    }

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.fields.keys)
        if object.keys.isEmpty, let refusal = Self.refusalOfEmpty { throw place.error(refusal) }
        self.init()
        try Self.fields.read(object, into: &self)
    }

    package var json: JSONValue { Self.fields.members(of: self, over: Self()).json }
}
