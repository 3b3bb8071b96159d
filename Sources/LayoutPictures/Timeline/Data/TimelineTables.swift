import ElementsSimulator
import TextMeasuring

/// The values that many moments have in common. A page holds each value once. Its moments refer to the values by
/// number.
struct TimelineTables {
    /// The different texts in the moments, each with its number.
    private(set) var texts = Numbering<String>()
    /// The different lists of numbers in the moments, each with its number.
    private(set) var lists = Numbering<[Int]>()
    /// The different identities of elements in the moments, each with its number.
    private(set) var elements = Numbering<String>()
    /// The different labels of elements in the moments, each with its number.
    private(set) var labels = Numbering<Label>()
    /// The explanations. Each is stored as the number of its sentence, followed by the numbers of its events.
    private(set) var explanations = Numbering<[Int]>()
    /// The names of elements that are not items, each with the element's number.
    private(set) var names: [(element: Int, name: String)] = []

    /// The name, the text and the parts of an element. They may differ between moments, for example if the reader chose
    /// another text size.
    struct Label: Hashable {
        var name: String
        var text: LayoutPicture.Element.Text?
        var parts: [LayoutPicture.Element.Part]
    }

    struct Numbering<Value: Hashable> {
        private var numbers: [Value: Int] = [:]
        private(set) var values: [Value] = []
        /// The numbers that the present part of the page refers to.
        private(set) var used: Set<Int> = []

        mutating func number(of value: Value) -> Int {
            let number = numbers[value] ?? values.count
            used.insert(number)
            guard number == values.count else { return number }
            numbers[value] = number
            values.append(value)
            return number
        }

        mutating func beginPart() { used = [] }
    }

    /// Begins a part of a page, which has only those entries that its moments refer to.
    mutating func beginPart() {
        texts.beginPart()
        lists.beginPart()
        labels.beginPart()
        explanations.beginPart()
    }

    mutating func number(of element: Timeline.Element) -> Int {
        let known = elements.values.count
        let number = elements.number(of: element.identity)
        if number == known, !element.role.isItem { names.append((number, element.identity)) }
        return number
    }

    mutating func number(ofElement identity: String) -> Int { elements.number(of: identity) }

    mutating func label(of element: Timeline.Element) -> Int {
        labels.number(of: Label(name: element.label, text: element.text, parts: element.parts))
    }

    mutating func text(_ string: String) -> Int { texts.number(of: string) }

    mutating func list(_ numbers: [Int]) -> Int { lists.number(of: numbers) }

    mutating func number(of explanation: Timeline.Explanation) -> Int {
        explanations.number(of: [text(explanation.sentence)] + explanation.chain)
    }
}

extension Double {
    /// The length in thousandths of a point, rounded to a whole number. Pages use this unit.
    var thousandths: Int {
        let scaled = (self * 1000).rounded()
        // What cannot be told apart from infinity is drawn nowhere.
        guard scaled.isFinite else { return 0 }
        return Int(Swift.min(Swift.max(scaled, -9e18), 9e18))
    }
}

extension CGRect {
    /// The origin and the size of the rectangle, in thousandths of a point.
    var thousandths: [Int] { [origin.x, origin.y, size.width, size.height].map { Double($0).thousandths } }
}

// MARK: Writing

extension TimelineTables.Label: JSONTextValue {
    /// Writes the label: the name, the text and the parts of the cell. The text has its width, the size and weight of
    /// its font, and its left padding.
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("name", name)
            if let text {
                json.member("text", text.string)
                let isBold = text.font.weight == .bold
                let width = SVGText.width(of: text.string, font: text.font, metrics: text.metrics)
                let lengths = [width, text.font.size, Double(text.padding.left)]
                json.member("font", lengths.map(\.thousandths) + [isBold ? 1 : 0])
            }
            if !parts.isEmpty { json.member("parts", parts) }
        }
    }
}

extension ViewPart: JSONTextValue {
    private var kindNumber: Int {
        switch kind {
        case .box: 0
        case .image: 1
        case .label: 2
        case .guide: 3
        }
    }

    /// Writes a part of a cell: `{"name", "frame": [x, y, width, height], "kind", "possibleLines": "5 or 6 lines",
    /// "lines": [[text, x, baseline, width, size, bold]]}`.
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("name", name)
            json.member("frame", frame.thousandths)
            json.member("kind", kindNumber)
            guard case .label(let lines) = kind else { return }
            json.member("possibleLines", ifAny: possibleLineCounts?.countOfLines)
            json.key("lines")
            json.array { json in
                for line in lines {
                    json.array { json in
                        json.write(line.text)
                        for value in [line.x, line.baseline, line.width, line.font.size] {
                            json.write(value.thousandths)
                        }
                        json.write(line.font.weight.value >= FontSpec.Weight.semibold.value ? 1 : 0)
                    }
                }
            }
        }
    }
}
