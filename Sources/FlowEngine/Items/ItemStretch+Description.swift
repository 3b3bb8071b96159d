extension ItemStretch: CustomStringConvertible {
    /// `5 estimated of 10 × 20` for a run. The sizes of a dense stretch one by one, measured ones with a star:
    /// `3 one by one: 10 × 20, 10 × 30*, 10 × 40`; of a long one the first.
    var description: String {
        switch self {
        case .run(let run): return "\(run.count) \(run.source) of \(run.size)"
        case .dense(let dense):
            let sizes = dense.sizes.indices.prefix(PlainText.most).map { index in
                "\(dense.sizes[index])\(dense.sizeSource(at: index) == .measured ? "*" : "")"
            }
            let rest = dense.sizes.count > PlainText.most ? ", …" : ""
            return "\(dense.sizes.count) one by one: \(sizes.joined(separator: ", "))\(rest)"
        }
    }
}
