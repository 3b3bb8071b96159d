import ViewSimulator

public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
public typealias UIAccessibilityElement = AccessibilityElement
