import ViewSimulator

public typealias UIResponder = Responder
public typealias UIView = View
public typealias UIWindow = Window
public typealias UIScreen = Screen
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UIRefreshControl = RefreshControl
public typealias UITouch = Touch
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// What came of fingers; there are none here, so whatever a test hands over will do.
public typealias UIEvent = AnyObject
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UIRectEdge = RectEdge
public typealias NSDirectionalRectEdge = DirectionalRectEdge
public typealias UIRectCorner = RectCorner
public typealias UIOffset = Offset
