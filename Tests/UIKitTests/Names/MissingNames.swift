/// Names that are not there, or are others, each with the reason.
enum MissingNames {
    /// Members of little use that are not there.
    static let reasons: [String: String] = [
        "UITextView.textStorage": "a text whose changes lay it out by themselves; `attributedText` is set instead"
    ]

    /// The simulator's own types, which UIKit does not have.
    static let own: [String: String] = [
        "AnchorPolicy": "what keeps its place when sizes change",
        "AnimationFrame": "what a transition looks like at one moment",
        "AssociatedObjects": "has Objective-C's functions for it",
        "CollectionReusableViewMaking": "makes cells of classes that are only known as values",
        "CollectionViewObserver": "is told of issues",
        "CollectionViewTraceObserver": "is told of a trace's events",
        "ConstraintDiagnostic": "a contradiction of constraints as data",
        "ControlProfile": "the sizes of controls by system version",
        "DriftGap": "why a drift could not be measured",
        "ElementSnapshot": "an element on screen as data",
        "FlowLayoutOptions": "what the simulator's flow layout lets one choose",
        "HeightCache": "heights that were measured by hand, by the identity of contents",
        "HeightCacheError": "what is wrong with a cache that was written as data",
        "HeightConditions": "what heights by hand depend on",
        "IndexPathHeightCache": "heights that were measured by hand, by index path",
        "IndicatorMetrics": "what estimates do to a scroll indicator",
        "InvalidUpdatePolicy": "what becomes of an update that does not add up",
        "LayoutIssue": "what went wrong as data",
        "LayoutLoopDiagnostic": "what went round as data",
        "LayoutStatistics": "counts of work",
        "LayoutTrace": "what happened and why",
        "ListContentProfile": "the sizes of list contents by system version",
        "OptionalDataSourceCalls": "makes optional methods callable with a question mark",
        "OptionalDelegateCalls": "makes optional methods callable with a question mark",
        "OptionalEndDraggingCall": "makes an optional method callable with a question mark",
        "OptionalEndZoomingCall": "makes an optional method callable with a question mark",
        "OptionalFlowDelegateCalls": "makes optional methods callable with a question mark",
        "OptionalFocusCall": "makes an optional method callable with a question mark",
        "OptionalGestureCalls": "makes optional methods callable with a question mark",
        "OptionalIndexTitlesCall": "makes an optional method callable with a question mark",
        "OptionalPrefetchingCalls": "makes optional methods callable with a question mark",
        "OptionalScrollViewCall": "makes optional methods callable with a question mark",
        "OptionalSectionCountCall": "makes an optional method callable with a question mark",
        "OptionalSelectionGestureCall": "makes an optional method callable with a question mark",
        "OptionalShouldBeginCall": "makes an optional method callable with a question mark",
        "OptionalShouldScrollToTopCall": "makes an optional method callable with a question mark",
        "OptionalTableDataSourceCalls": "makes optional methods callable with a question mark",
        "OptionalTableDelegateCalls": "makes optional methods callable with a question mark",
        "OptionalTablePrefetchingCalls": "makes optional methods callable with a question mark",
        "OptionalViewForZoomingCall": "makes an optional method callable with a question mark",
        "OptionalWillBeginZoomingCall": "makes an optional method callable with a question mark",
        "OptionalWillEndDraggingCall": "makes an optional method callable with a question mark",
        "ScrollIndicator": "where a scroll indicator's knob is",
        "ScrollViewDelegating": "carries the delegate of scroll views",
        "SizingWork": "counts of work",
        "SnapshotChanges": "what one snapshot has to another",
        "SnapshotError": "what is wrong with a snapshot as data",
        "CollectionProfile": "how collection views behave by system version",
        "TableProfile": "how tables behave by system version",
        "TableViewCellMaking": "makes cells of classes that are only known as values",
        "TableViewHeaderFooterViewMaking": "makes headers and footers of classes that are only known as values",
        "TableViewObserver": "is told of issues",
        "TableViewTraceObserver": "is told of a trace's events",
        "TemplateCells": "cells that are measured and never shown",
        "TextEnvironment": "the fonts and sizes that texts are measured with",
        "TextMeasurement": "how sure the size of a text is",
        "TraceEvent": "what happened",
        "TraceMetrics": "counts of a trace",
        "UIKitQuirks": "UIKit's defects that may be switched on",
        "UpdateError": "what does not add up in an update as data",
        "UpdateTransition": "the ways of elements during an update",
        "WindowOwner": "lets a scene's delegate be asked for its window",
    ]

    /// Names that differ in more than the prefix.
    static let renamed: [String: String] = [
        "UIBezierPath": "Path",
        "UITrait": "AnyTrait",
    ]
}
