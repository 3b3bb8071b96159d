import Foundation
import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Steppers and sliders")
struct StepperTests {
    @Test("A stepper's value stays between its ends")
    func stepper() {
        let stepper = Stepper(frame: .zero)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
        stepper.value = 120
        #expect(stepper.value == 100)
        stepper.value = .nan
        #expect(stepper.value == 0)
        stepper.minimumValue = 10
        #expect(stepper.value == 10)
        (stepper.value, stepper.maximumValue) = (40, 20)
        #expect(stepper.value == 20)
        stepper.value = -.infinity
        #expect(stepper.value == 10)
    }

    @Test("A stepper whose ends are the wrong way round stops the program")
    func stepperThatStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Stepper(frame: .zero).minimumValue = 101 }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Stepper(frame: .zero).maximumValue = -1 }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Stepper(frame: .zero).stepValue = 0 }
        }
    }

    @Test("A slider's value stays between its ends, and an end takes the other along")
    func slider() {
        let slider = Slider(frame: .zero)
        #expect(slider.value == 0)
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        slider.setValue(3, animated: true)
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.value == 5)
        #expect(slider.maximumValue == 5)
        slider.maximumValue = 2
        #expect(slider.value == 2)
        #expect(slider.minimumValue == 2)
        (slider.minimumValue, slider.maximumValue, slider.value) = (.nan, .nan, .nan)
        #expect(slider.value == 2)
        #expect(slider.minimumValue == 2)
        #expect(slider.maximumValue == 2)
    }

    @Test("Progress is a share, and a switch is set without an action")
    func progress() {
        let progress = ProgressView(frame: .zero)
        progress.setProgress(7, animated: true)
        #expect(progress.progress == 1)
        progress.progress = .nan
        #expect(progress.progress == 0)
        let view = Switch(frame: .zero)
        var count = 0
        view.addAction(Action { _ in count += 1 }, for: .allEvents)
        view.setOn(true, animated: true)
        #expect(view.isOn)
        #expect(count == 0)
    }

    @Test("An activity indicator is hidden while it stands still, unless it is told not to be")
    func indicator() {
        let indicator = ActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        #expect(!indicator.isAnimating)
        #expect(indicator.hidesWhenStopped)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        #expect(indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        #expect(!indicator.isAnimating)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.hidesWhenStopped = true
        #expect(!indicator.isHidden)
    }

    @Test("A page control's page is one that there is")
    func pages() {
        let control = PageControl(frame: .zero)
        control.currentPage = 3
        #expect(control.currentPage == 0)
        (control.numberOfPages, control.currentPage) = (5, 9)
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
    }
}
