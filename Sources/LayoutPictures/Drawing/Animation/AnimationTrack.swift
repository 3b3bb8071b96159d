import CallerChecks
import PlainTexts

/// One property of one element over the time of an animated picture, as keyframes of a style sheet.
///
/// Values are texts of the style sheet, so that a track does not depend on the elements that it moves.
struct AnimationTrack {
    private struct Key {
        var time: Double
        var value: String
        var isEased: Bool
    }

    private let property: String
    private var keys: [Key]

    /// A track that has one value until a change is added.
    init(_ property: String, from value: String) {
        self.property = property
        keys = [Key(time: 0, value: value, isEased: false)]
    }

    /// The value of the property after all changes. It is shown all the time if the reader prefers reduced motion.
    var lastValue: String { keys[keys.count - 1].value }

    /// The last value as a style.
    var style: String { "\(property):\(lastValue)" }

    /// Whether the track has one value all the time.
    var isStill: Bool { keys.count == 1 }

    /// Adds a change of the property to another value. `start` and `end` are in seconds from the start of the picture.
    /// The value changes gently between these times, or jumps if they are equal. The change must not start before the
    /// end of the previous change.
    mutating func change(to value: String, from start: Double, until end: Double) {
        guard value != lastValue else { return }
        require(keys[keys.count - 1].time <= start && start <= end, "the times of a track run backwards")
        if end > start { keys.append(Key(time: start, value: lastValue, isEased: true)) }
        keys.append(Key(time: end, value: value, isEased: false))
    }

    /// Returns the keyframes of the track as a style sheet.
    ///
    /// - Parameter duration: Of the whole picture, in seconds; what happens later is never seen.
    func keyframes(named name: String, duration: Double) -> String {
        let steps = keys.map { key in
            let easing = key.isEased ? "ease-in-out" : "step-end"
            return "\(NumberText.plain(key.time / duration * 100))%{\(property):\(key.value);"
                + "animation-timing-function:\(easing)}"
        }
        return "@keyframes \(name){\(steps.joined())100%{\(property):\(lastValue)}}"
    }
}
