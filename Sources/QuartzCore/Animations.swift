import ViewSimulator

public typealias CAAnimation = Animation
public typealias CAAnimationDelegate = AnimationDelegate
public typealias CAAnimationGroup = AnimationGroup
public typealias CABasicAnimation = BasicAnimation
public typealias CAKeyframeAnimation = KeyframeAnimation
public typealias CAPropertyAnimation = PropertyAnimation
public typealias CASpringAnimation = SpringAnimation
public typealias CADisplayLink = DisplayLink
public typealias CAFrameRateRange = FrameRateRange
public typealias CATransaction = Transaction
public typealias CAMediaTimingFillMode = MediaTimingFillMode
public typealias CAMediaTimingFunction = MediaTimingFunction
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
