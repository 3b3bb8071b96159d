import ControlSimulator
import ViewSimulator

public typealias UIResponder = Responder
public typealias UIView = View
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UIRefreshControl = RefreshControl
public typealias UITouch = Touch
/// An event with touches. This library has no touches, so tests may pass any object.
public typealias UIEvent = AnyObject
public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UIRectEdge = RectEdge
public typealias NSDirectionalRectEdge = DirectionalRectEdge
public typealias UIRectCorner = RectCorner
public typealias UIOffset = Offset
public typealias UIInteraction = Interaction
public typealias UIAppearance = Appearance
public typealias UIAppearanceContainer = AppearanceContainer

public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias UITrackingLayoutGuide = TrackingLayoutGuide
public typealias UILayoutSupport = LayoutSupport

public typealias UIColor = Color
public typealias UIBezierPath = Path
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVibrancyEffect = VibrancyEffect
public typealias UIVisualEffectView = VisualEffectView
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
public typealias UIViewAnimatingState = ViewAnimatingState

public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer

public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
public typealias UIAccessibilityElement = AccessibilityElement
