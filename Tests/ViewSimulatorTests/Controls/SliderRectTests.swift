import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Rectangles of a slider")
struct SliderRectTests {
    private let bounds = rect(0, 0, 204, 30)

    @Test("The knob is as far along the line as the value is between its limits, and inside the line")
    func knob() {
        let slider = Slider()
        slider.maximumValue = 10
        let track = slider.trackRect(forBounds: bounds)
        #expect(track == rect(2, 13, 200, 4))
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == 2)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 10).maxX == 202)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 5).midX == 102)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 99).maxX == 202)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: .nan).minX == 2)
        slider.minimumValue = 10
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 10).minX == 2)
    }

    @Test("Images take room from the line, and one of the knob is the knob's size")
    func images() {
        let slider = Slider()
        slider.minimumValueImage = Image(size: size(10, 10))
        slider.maximumValueImage = Image(size: size(20, 30))
        #expect(slider.trackRect(forBounds: bounds) == rect(12, 13, 170, 4))
        #expect(slider.minimumValueImageRect(forBounds: bounds) == rect(0, 10, 10, 10))
        #expect(slider.maximumValueImageRect(forBounds: bounds) == rect(184, 0, 20, 30))
        slider.setThumbImage(Image(size: size(8, 6)), for: .normal)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: rect(0, 0, 100, 4), value: 1) == rect(92, 12, 8, 6))
        #expect(slider.thumbImage(for: .highlighted) == nil)
        #expect(slider.currentThumbImage?.size == size(8, 6))
        slider.setMinimumTrackImage(Image(size: size(1, 1)), for: .normal)
        #expect(slider.currentMinimumTrackImage != nil)
        #expect(slider.currentMaximumTrackImage == nil)
        #expect(slider.trackRect(forBounds: .zero).size.width == 0)
    }
}
