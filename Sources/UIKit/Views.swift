import ViewSimulator

public typealias UIResponder = Responder
public typealias UIView = View
public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
public typealias UIRefreshControl = RefreshControl
public typealias UITouch = Touch
/// An event of touches, which do not exist here: tests may pass any object.
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
