import Testing

@testable import LayoutPictures

@Suite struct AnimationTrackTests {
    @Test("A track holds still, goes gently and jumps")
    func track() {
        var track = AnimationTrack("transform", from: "a")
        #expect(track.isStill)
        track.change(to: "b", from: 1, until: 2)
        track.change(to: "b", from: 3, until: 3)
        track.change(to: "c", from: 4, until: 4)
        #expect(
            track.keyframes(named: "t", duration: 8)
                == "@keyframes t{0%{transform:a;animation-timing-function:step-end}"
                + "12.5%{transform:a;animation-timing-function:ease-in-out}"
                + "25%{transform:b;animation-timing-function:step-end}"
                + "50%{transform:c;animation-timing-function:step-end}100%{transform:c}}")
        #expect(!track.isStill)
        #expect(track.style == "transform:c")
    }
}
