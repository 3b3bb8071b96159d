import Foundation

// How lengths are written in a trace: as short as they can be read back, whole ones without a point.

extension CGFloat {
    var short: String {
        guard isFinite, magnitude < 1e15, self == rounded() else { return "\(self)" }
        return "\(Int(self))"
    }

    var signed: String { self < 0 ? short : "+\(short)" }
}

extension CGPoint {
    var short: String { "\(x.short),\(y.short)" }
    var signed: String { "\(x.signed),\(y.signed)" }
}

extension CGSize {
    var short: String { "\(width.short)×\(height.short)" }
    var signed: String { "\(width.signed),\(height.signed)" }
}

extension CGRect {
    var short: String { "\(origin.short) \(size.short)" }
}

extension EdgeInsets {
    var short: String { "\(top.short),\(left.short),\(bottom.short),\(right.short)" }
}
