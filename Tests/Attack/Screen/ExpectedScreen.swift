import FlowTestSupport

/// What the reference expects to be seen: in the view's coordinates, mirrored where the view is (R11.2).
struct ExpectedScreen {
    private(set) var frames: [String: ReferenceRect] = [:]
    /// Elements that have a view, and those that may have one: an edge may be as near to the viewport's as doubles
    /// tell.
    private(set) var certain: Set<String> = []
    private(set) var possible: Set<String> = []

    /// Where the mirror puts elements before they are rounded.
    private var mirrored: [String: ReferenceRect] = [:]
    private static let tolerance = 1e-6
    private let reference: ReferenceView

    init(_ reference: ReferenceView) {
        self.reference = reference
        let (width, viewport) = (reference.contentSize.width, reference.viewport)
        for element in reference.elements {
            var frame = element.frame
            if reference.world.isMirrored {
                frame.x = width - (frame.x + frame.width)
                mirrored[element.name] = frame
                // R4.1: origins stand on the pixel grid, exact halves up, wherever the mirror puts them.
                let scale = reference.world.scale
                if scale > 0 { frame.x = (frame.x * scale + 0.5).rounded(.down) / scale }
            }
            frames[element.name] = frame
            let isExact = element.frame.isExact && viewport.isExact
            let tolerance = isExact ? 0 : Self.tolerance
            if element.frame.overlaps(viewport.grown(by: -tolerance)) { certain.insert(element.name) }
            if element.frame.overlaps(viewport.grown(by: tolerance)) { possible.insert(element.name) }
        }
    }

    /// Elements whose place is the same in whichever order lengths are added up.
    var wellRounded: [String: ReferenceRect] {
        guard reference.world.scale > 0 else { return frames }
        let unrounded = Dictionary(uniqueKeysWithValues: reference.unrounded.elements.map { ($0.name, $0.frame) })
        return frames.filter { name, _ in
            guard let frame = unrounded[name] else { return false }
            return !frame.x.isTie(pixel: reference.pixel) && !frame.y.isTie(pixel: reference.pixel)
        }
    }

    /// Whether an element stands where it should.
    func holds(_ actual: ReferenceRect, for name: String) -> Bool {
        guard let expected = frames[name] else { return false }
        if expected.isNear(actual) { return true }
        if let mirrored = mirrored[name], mirrored.x.isTie(pixel: reference.pixel) {
            return [-reference.pixel, reference.pixel].contains { step in
                var other = expected
                other.x += step
                return other.isNear(actual)
            }
        }
        guard reference.world.scale > 0, !reference.world.isMirrored,
            let unrounded = reference.unrounded.elements.first(where: { $0.name == name })
        else { return false }
        return expected.isRoundedLike(actual, from: unrounded.frame, pixel: reference.pixel)
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

    /// Whether the origins of two roundings differ because what was rounded stands halfway between two pixels, as far
    /// as sums of doubles can tell.
    func isRoundedLike(_ other: ReferenceRect, from unrounded: ReferenceRect, pixel: Double) -> Bool {
        func alike(_ a: Double, _ b: Double, _ exact: Double) -> Bool {
            abs(a - b) <= (exact.isTie(pixel: pixel) ? pixel + 1e-6 : 1e-6)
        }
        return alike(x, other.x, unrounded.x) && alike(y, other.y, unrounded.y) && abs(width - other.width) <= 1e-6
            && abs(height - other.height) <= 1e-6
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
