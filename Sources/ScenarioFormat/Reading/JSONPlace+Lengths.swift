/// The axis along which a relative length is measured.
enum LengthAxis {
    case width, height

    /// The key for the number of items that fit next to each other along the axis.
    var countKey: String { self == .width ? "columns" : "rows" }
}

extension JSONPlace {
    /// Reads a length. It is a number of points, a share of the available space such as `"50%"`, a number of items that
    /// fit, or a ratio. A ratio is a multiple of the item's other side.
    ///
    /// - Parameter axis: nil if only points and shares are valid.
    func length(along axis: LengthAxis?) throws(ScenarioError) -> Scenario.Length {
        switch value {
        case .string: return .share(try share())
        case .object:
            guard let axis else { throw expected("points, or a share of the room such as “50%”") }
            return try relativeLength(axis)
        case .number: return .points(try number(0...ScenarioLimits.length))
        default: throw expected("a number, or a length relative to the room such as “50%”")
        }
    }

    /// Reads a share of the available space, such as `"50%"`.
    private func share() throws(ScenarioError) -> Double {
        let text = try string()
        let digits = text.dropLast()
        guard text.last == "%", digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            // Not divided by 100: every share can be written so that it is read as the same number.
            Double(digits) != nil, let share = Double("\(digits)e-2")
        else { throw error("\(quoted(text)) is no share of the room; write “50%”") }
        guard share > 0, share <= 10 else { throw error("\(quoted(text)) is not between “0%” and “1000%”") }
        return share
    }

    private func relativeLength(_ axis: LengthAxis) throws(ScenarioError) -> Scenario.Length {
        let (key, value) = try onlyMember(
            [LengthAxis.width.countKey, LengthAxis.height.countKey, "ratio"], "one of “\(axis.countKey)” and “ratio”")
        guard key != "ratio" else { return .ratio(try value.number(0...1000)) }
        guard key == axis.countKey else {
            throw error("a width is given in “columns”, a height in “rows”", atKey: key)
        }
        return .fitting(try value.integer(1...1000))
    }

    /// Reads `[width, height]`. Each length may be relative.
    func itemSize() throws(ScenarioError) -> Scenario.ItemSize {
        let places = try elements(["width", "height"])
        let (width, height) = (try places[0].length(along: .width), try places[1].length(along: .height))
        if case (.ratio, .ratio) = (width, height) {
            throw error("each side is a “ratio” of the other; one of them has to be a length")
        }
        return Scenario.ItemSize(width: width, height: height)
    }
}
