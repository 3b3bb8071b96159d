import Foundation
import Testing
import ViewSimulator

@Suite("Constraints that stop the program")
struct LayoutConstraintStopTests {
    @Test("A place equal to a constant")
    func placeEqualToConstant() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = LayoutConstraint(
                    item: View(frame: .zero), attribute: .left, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 3)
            }
        }
    }

    @Test("A length related to a place")
    func lengthRelatedToPlace() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = View(frame: .zero)
                _ = LayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                    constant: 0)
            }
        }
    }

    @Test("A leading edge related to a left one")
    func leadingRelatedToLeft() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = View(frame: .zero)
                _ = LayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
                    constant: 0)
            }
        }
    }

    @Test("A constant that is no number")
    func constantThatIsNoNumber() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                View(frame: .zero).widthAnchor.constraint(equalToConstant: 1).constant = .nan
            }
        }
    }

    @Test("Items of different trees")
    func itemsOfDifferentTrees() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (one, other) = (View(frame: .zero), View(frame: .zero))
                one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
            }
        }
    }

    @Test("A priority that is none")
    func priorityThatIsNone() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                View(frame: .zero).widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1001)
            }
        }
    }

    @Test("A format that cannot be read")
    func formatThatCannotBeRead() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = LayoutConstraint.constraints(
                    withVisualFormat: "H:|-[a", metrics: nil, views: ["a": View(frame: .zero)])
            }
        }
    }
}
