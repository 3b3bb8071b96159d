/// A property wrapper for the value of a command-line option. Commands declare their options with it.
///
/// ```swift
/// @CommandOption("--runs", .number(1...1000), "how often each scenario is run; 9 unless given") var runCount = 9
/// ```
///
/// This is all that an option needs. Copies of a command share the values of its options.
@propertyWrapper
final class CommandOption<Value>: OptionRow {
    /// The value that the command line gives, or the property's initial value.
    var wrappedValue: Value
    private let value: (_ text: String, _ option: String) throws(CommandMisuse) -> Value

    var projectedValue: OptionRow { self }

    /// Creates an option that has a value. If the option is not given, the value is `wrappedValue`.
    ///
    /// - Parameters:
    ///   - forms: Numbers of the command's forms that have it; all of them unless given.
    ///   - companion: The option without which it has no meaning.
    convenience init(
        wrappedValue: Value, _ name: String, short: String? = nil, _ value: OptionValue<Value>,
        in forms: Set<Int>? = nil, with companion: String? = nil, _ summary: String
    ) {
        self.init(wrappedValue, name, short, value, value.read, forms, companion, summary)
    }

    /// Creates an option that has a value. The value is `nil` unless the option is given.
    ///
    /// - Parameter summary: Empty for an option of the processes that a command starts.
    convenience init<Given>(
        _ name: String, short: String? = nil, _ value: OptionValue<Given>, in forms: Set<Int>? = nil,
        with companion: String? = nil, _ summary: String = ""
    ) where Value == Given? {
        self.init(nil, name, short, value, value.read, forms, companion, summary)
    }

    /// Creates an option without a value. The property is true if the option is given.
    ///
    /// - Parameter summary: Empty for an option of the processes that a command starts.
    convenience init(
        wrappedValue: Bool, _ name: String, in forms: Set<Int>? = nil, _ summary: String = ""
    ) where Value == Bool {
        self.init(wrappedValue, name, nil, OptionValue<Bool>?.none, { _, _ in true }, forms, nil, summary)
    }

    private init<Given>(
        _ initial: Value, _ name: String, _ shortName: String?, _ given: OptionValue<Given>?,
        _ value: @escaping (String, String) throws(CommandMisuse) -> Value, _ forms: Set<Int>?, _ companion: String?,
        _ summary: String
    ) {
        wrappedValue = initial
        self.value = value
        super.init(
            name, shortName, label: given?.label, given?.completion ?? .words([]), forms: forms, companion: companion,
            summary)
    }

    override func read(_ text: String) throws(CommandMisuse) {
        try super.read(text)
        wrappedValue = try value(text, name)
    }
}
