/// The content view of a row, header or footer, with the system's margins unless the program sets other margins.
final class RowContentView: View {
    private var systemMargins: DirectionalEdgeInsets?
    private var hasOwnMargins = false

    override var layoutMargins: EdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
        }
    }

    override var directionalLayoutMargins: DirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {
            hasOwnMargins = true
            super.directionalLayoutMargins = newValue
        }
    }

    func setSystemMargins(_ margins: DirectionalEdgeInsets) {
        guard !hasOwnMargins, margins != systemMargins else { return }
        systemMargins = margins
        super.directionalLayoutMargins = margins
    }
}
