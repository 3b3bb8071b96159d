import Foundation
import Testing

@testable import ViewSimulator

@Suite("A matrix of zeros and one that moves nothing")
struct TransformOfZerosTests {
    @Test("CATransform3D() is sixteen zeros, as on Apple's platforms; CATransform3DIdentity moves nothing")
    func zeros() {
        #expect(CATransform3D().rows == [[CGFloat]](repeating: [0, 0, 0, 0], count: 4))
        #expect(CATransform3DIdentity.rows == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    @MainActor @Test("Views and layers without a transform have the one that moves nothing")
    func views() {
        let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CATransform3DIsIdentity(view.transform3D))
        #expect(CATransform3DIsIdentity(view.layer.transform))
        #expect(CATransform3DIsIdentity(view.layer.sublayerTransform))
        #expect(CATransform3DIsIdentity(Layer().transform))
    }

    @Test("Hashes of what has points, sizes and rectangles are those of their numbers")
    func hashes() {
        func hash(_ body: (inout Hasher) -> Void) -> Int {
            var hasher = Hasher()
            body(&hasher)
            return hasher.finalize()
        }
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(hash { $0.combine(rect) } == hash { for number in [1, 2, 3, 4] as [CGFloat] { $0.combine(number) } })
        #expect(hash { $0.combine(rect) } != hash { $0.combine(CGRect(x: 2, y: 1, width: 3, height: 4)) })
        #expect(hash { $0.combine(Optional(rect)) } != hash { $0.combine(CGRect?.none) })
        #expect(hash { $0.combine([rect.size]) } == hash { $0.combine([CGSize(width: 3, height: 4)]) })
        #expect(hash { $0.combine([CGRect]()) } != hash { $0.combine([rect]) })
        #expect(hash { $0.combine(CGPoint?.none) } != hash { $0.combine(Optional(rect.origin)) })
        #expect(hash { $0.combine(CGSize?.none) } != hash { $0.combine(Optional(rect.size)) })
    }
}
