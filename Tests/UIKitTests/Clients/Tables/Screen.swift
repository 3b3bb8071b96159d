import UIKit

/// A window with a controller in it.
@MainActor struct Screen<Controller: UIViewController> {
    let window: UIWindow
    let controller: Controller

    init(_ controller: Controller, width: CGFloat = 375, height: CGFloat = 667) {
        self.controller = controller
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }
}

/// So many letters as wide as the font is large.
func letters(_ count: Int) -> String {
    String(repeating: "字", count: count)
}
