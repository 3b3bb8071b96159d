extension TextField {
    /// The border around a field. The space around the field's text depends on the border.
    public enum BorderStyle: Int, Sendable {
        /// No border, and no space around the text.
        case none
        /// A line, with 2 points of space on all sides (this library's choice).
        case line
        /// A sunken frame, with 2 points of space on all sides (this library's choice).
        case bezel
        /// A frame with round corners, with 7 points of space at the left and the right. `ControlProfile` determines
        /// the height.
        case roundedRect

        /// The padding that the border adds at each end of the text, in points.
        var sidePadding: CGFloat {
            switch self {
            case .none: 0
            case .line, .bezel: 2
            case .roundedRect: 7
            }
        }

        /// Returns the height of a field with this border, in points. `line` is the height of one line of text.
        ///
        /// - Parameter line: The height of a line of its text, in whole points.
        func height(line: CGFloat, _ profile: ControlProfile) -> CGFloat {
            switch self {
            case .none: return line
            case .line, .bezel: return line + 2 * sidePadding
            case .roundedRect:
                guard let padding = profile.roundedFieldPadding else { return profile.roundedFieldHeight }
                return max(profile.roundedFieldHeight, line + 2 * padding)
            }
        }
    }

    /// The times at which a view next to the text is shown.
    public enum ViewMode: Int, Sendable {
        /// The side view is not shown.
        case never
        /// The side view is shown only while the text is edited.
        case whileEditing
        /// The side view is shown except while the text is edited.
        case unlessEditing
        /// The side view is always shown.
        case always

        func shows(isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }
}
