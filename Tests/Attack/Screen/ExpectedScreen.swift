import FlowTestSupport

/// What the reference expects to be seen: in the view's coordinates, mirrored where the view is (R11.2).
struct ExpectedScreen {
    private(set) var frames: [String: ReferenceRect] = [:]
    /// Elements that have a view, and those that may have one: an edge may be as near to the viewport's as doubles
    /// tell.
    private(set) var certain: Set<String> = []
    private(set) var possible: Set<String> = []

    private static let tolerance = 1e-6
    private let reference: ReferenceView

    init(_ reference: ReferenceView) {
        self.reference = reference
        let (width, viewport) = (reference.contentSize.width, reference.viewport)
        for element in reference.elements {
            let frame = ExpectedScreen.shown(element.frame, width, reference)
            frames[element.name] = frame
            let tolerance = tolerance(of: element, in: viewport)
            if element.frame.overlaps(viewport.grown(by: -tolerance)) { certain.insert(element.name) }
            if element.frame.overlaps(viewport.grown(by: tolerance)) { possible.insert(element.name) }
        }
    }

    /// How near to the viewport's an edge may be so that nobody can tell on which side it is.
    private func tolerance(of element: ReferenceElement, in viewport: ReferenceRect) -> Double {
        let pixel = reference.world.scale > 0 ? reference.pixel : 0
        let isNear =
            element.frame.overlaps(viewport.grown(by: pixel)) != element.frame.overlaps(viewport.grown(by: -pixel))
        if isNear, ties(element.name, in: unrounded) != (0, 0) { return pixel + Self.tolerance }
        return element.frame.isExact && viewport.isExact ? 0 : Self.tolerance
    }

    /// The mirror image, on the pixel grid like all that is returned (R11.2, R4.1).
    private static func shown(_ frame: ReferenceRect, _ width: Double, _ reference: ReferenceView) -> ReferenceRect {
        guard reference.world.isMirrored else { return frame }
        var frame = frame
        frame.x = width - (frame.x + frame.width)
        if reference.world.scale > 0 { frame.x = (frame.x / reference.pixel + 0.5).rounded(.down) * reference.pixel }
        return frame
    }

    /// How many pixels rounding may take an element's origin one way or the other: one for each time that it stands
    /// halfway between two, in the layout and in the mirror.
    private func ties(_ name: String, in unrounded: [String: ReferenceRect]) -> (x: Double, y: Double) {
        guard let frame = unrounded[name] else { return (0, 0) }
        let pixel = reference.pixel
        var x = frame.x.isTie(pixel: pixel) ? 1.0 : 0
        if reference.world.isMirrored, let element = reference.elements.first(where: { $0.name == name }) {
            let mirrored = reference.contentSize.width - (element.frame.x + element.frame.width)
            if mirrored.isTie(pixel: pixel) { x += 1 }
        }
        return (x, frame.y.isTie(pixel: pixel) ? 1 : 0)
    }

    private var unrounded: [String: ReferenceRect] {
        Dictionary(uniqueKeysWithValues: reference.unrounded.elements.map { ($0.name, $0.frame) })
    }

    /// Elements whose place is the same in whichever order lengths are added up.
    var wellRounded: [String: ReferenceRect] {
        guard reference.world.scale > 0 else { return frames }
        let unrounded = unrounded
        return frames.filter { ties($0.key, in: unrounded) == (0, 0) }
    }

    /// Whether an element stands where it should: to the last bits of sums, and where a sum stands halfway between two
    /// pixels, to a pixel each.
    func holds(_ actual: ReferenceRect, for name: String) -> Bool {
        guard let expected = frames[name] else { return false }
        if expected.isNear(actual) { return true }
        guard reference.world.scale > 0 else { return false }
        let (tie, pixel) = (ties(name, in: unrounded), reference.pixel)
        var shifted = actual
        if abs(actual.x - expected.x) <= tie.x * pixel + 1e-6 { shifted.x = expected.x }
        if abs(actual.y - expected.y) <= tie.y * pixel + 1e-6 { shifted.y = expected.y }
        return expected.isNear(shifted)
    }
}

extension ReferenceRect {
    fileprivate func grown(by length: Double) -> ReferenceRect {
        ReferenceRect(x - length, y - length, width + 2 * length, height + 2 * length)
    }

    fileprivate var isExact: Bool {
        [x, y, width, height].allSatisfy { ($0 * 4096).rounded() == $0 * 4096 }
    }

    /// Sums of doubles differ in their last bits.
    func isNear(_ other: ReferenceRect) -> Bool {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 }
        return near(x, other.x) && near(y, other.y) && near(width, other.width) && near(height, other.height)
    }
}

extension Double {
    /// Halfway between two pixels, as far as sums of doubles can tell.
    fileprivate func isTie(pixel: Double) -> Bool {
        abs(self / pixel - (self / pixel).rounded(.down) - 0.5) <= 1e-6
    }
}

extension ReferenceSize {
    func isNear(_ other: ReferenceSize) -> Bool {
        abs(width - other.width) <= 1e-6 && abs(height - other.height) <= 1e-6
    }
}
