import Testing
import ViewSimulator

@MainActor @Suite("Ambiguous frames, exercised")
struct AmbiguityExerciseTests {
    @Test("A view with a choice gets other frames that its constraints allow, and its own back at the next layout")
    func choice() {
        let (root, view) = (View(frame: rect(0, 0, 400, 400)), View())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let own = view.frame
        var seen: Set<CGFloat> = []
        for _ in 0..<20 {
            view.exerciseAmbiguityInLayout()
            #expect(view.frame.minY == 5)
            #expect(view.frame.size == size(20, 10))
            #expect((0...380).contains(view.frame.minX))
            seen.insert(view.frame.minX)
        }
        #expect(seen.count > 3)
        #expect(!seen.contains(own.minX))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == own)
    }

    @Test("A view without a choice, or without constraints, stays where it is")
    func noChoice() {
        let (root, view) = (View(frame: rect(0, 0, 400, 400)), View(frame: rect(1, 2, 3, 4)))
        root.addSubview(view)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == rect(1, 2, 3, 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        for anchor in [view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 7), view.heightAnchor.constraint(equalToConstant: 8),
        ] { anchor.isActive = true }
        root.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == rect(0, 0, 7, 8))
    }

    @Test("Which frames a view gets does not depend on what other views got before")
    func independence() {
        func frames() -> [CGRect] {
            let (root, view) = (View(frame: rect(0, 0, 400, 400)), View())
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            return (0..<5).map { _ in
                view.exerciseAmbiguityInLayout()
                return view.frame
            }
        }
        let first = frames()
        #expect(Set(first.map(\.minX)).count > 2)
        #expect(frames() == first)
    }
}
