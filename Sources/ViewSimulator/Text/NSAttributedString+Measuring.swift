import TextMeasuring

// None of this is on the main actor: UIKit's measurements may run on any thread.

extension NSAttributedString {
    /// Returns the rectangle of the text, in points. As on a device, the rectangle is not rounded to pixels. Round the
    /// size up before it becomes a view's size.
    ///
    /// With `usesLineFragmentOrigin` the text wraps in the width, and the rectangle begins at 0, 0. Without it the text
    /// is one line, line breaks included, and the origin is on its baseline: the rectangle begins above, at minus the
    /// ascent.
    ///
    /// Characters without a font are measured at 12 points. On a device the font is Helvetica, here it has the system
    /// font's metrics.
    ///
    /// - Parameters:
    ///   - size: The available space, in points. A width that is no positive number is no limit; the height is only
    ///     used with `truncatesLastVisibleLine`.
    ///   - options: The options of the measurement.
    ///   - context: Receives the rectangle.
    /// - Complexity: O(*n*) in the length of the text and the number of its runs.
    @_disfavoredOverload
    public func boundingRect(
        with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
    ) -> CGRect {
        let text = StyledText(self, font: StyledText.fontWithoutAttribute)
        return text.boundingRect(with: size, options: options, context: context)
    }

    /// Returns the size of the text, in points. Each paragraph is one line. As on a device, the size is not rounded to
    /// pixels.
    ///
    /// - Complexity: O(*n*) in the length of the text and the number of its runs.
    @_disfavoredOverload
    public func size() -> CGSize { StyledText(self, font: StyledText.fontWithoutAttribute).sizeInLines }
}

extension StyledText {
    /// The size of the text, in points and not rounded. Each paragraph is one line.
    var sizeInLines: CGSize {
        let size = TextEnvironment.boundingSize(
            of: self, within: TextSize(width: 0, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading])
        return CGSize(width: size.width, height: size.height)
    }

    func boundingRect(with room: CGSize, options: StringDrawingOptions, context: StringDrawingContext?) -> CGRect {
        let rect: CGRect
        if options.contains(.usesLineFragmentOrigin) {
            let available = TextSize(
                width: room.width.isNaN ? 0 : Double(room.width), height: room.height.isNaN ? 0 : Double(room.height))
            let size = TextEnvironment.boundingSize(of: self, within: available, options: options.value)
            rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        } else {
            let line = TextEnvironment.layoutInOneLine(self)
            rect = CGRect(
                x: 0, y: -line.firstBaseline, width: line.unroundedSize.width, height: line.unroundedSize.height)
        }
        context?.totalBounds = rect
        return rect
    }
}
