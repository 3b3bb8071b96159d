import ViewSimulator

public typealias UIColor = Color
public typealias UIBezierPath = Path
public typealias UIVisualEffect = VisualEffect
public typealias UIBlurEffect = BlurEffect
public typealias UIVibrancyEffect = VibrancyEffect
public typealias UIVisualEffectView = VisualEffectView
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
public typealias UIViewAnimatingState = ViewAnimatingState
