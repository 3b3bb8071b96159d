/// A row of dots, one for each page, as UIKit's `UIPageControl`. Its size depends on the number of pages.
@preconcurrency @MainActor
open class PageControl: Control, ContentHooks {
    private var pages = 0
    private var page = 0

    /// The number of dots; 0 unless set. A negative number is treated as 0.
    open var numberOfPages: Int {
        get { pages }
        set {
            guard max(newValue, 0) != pages else { return }
            pages = max(newValue, 0)
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, from 0 to the last page; 0 unless set. A page out of this range is replaced by the nearest
    /// page in the range.
    open var currentPage: Int {
        get { page }
        set { page = max(min(newValue, pages - 1), 0) }
    }

    /// Whether the dot is hidden if there is only one page; false unless set.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of the dots. Not used by this library.
    open var pageIndicatorTintColor: Color?
    /// The colour of the current page's dot. Not used by this library.
    open var currentPageIndicatorTintColor: Color?

    /// The size of the row of dots. The height is 0 if there are no dots (measured).
    open override var intrinsicContentSize: CGSize {
        let size = size(forNumberOfPages: pages)
        let isShown = pages > (hidesForSinglePage ? 1 : 0)
        return isShown ? size : CGSize(width: size.width, height: 0)
    }

    /// The intrinsic size, for any offered size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the least size for a number of dots.
    ///
    /// A dot is 7 points wide, the distance between two dots is 9 points (published by others), and the height is 26
    /// points (this library's choice), or 37 with `ControlProfile.ios7` (measured). With `ControlProfile.ios26` a dot
    /// is 10 points wide, the distance is 8 points, the space at each end is 14 points, and the height is 26 points
    /// (measured). Without dots there is no space at the ends, and the width of many dots has no limit. Both are this
    /// library's choices.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let profile = ControlProfile.current
        let count = CGFloat(max(pageCount, 0))
        let ends = count > 0 ? 2 * profile.pageControlPadding : 0
        return CGSize(
            width: count * profile.pageDotSide + max(count - 1, 0) * profile.pageDotGap + ends,
            height: profile.pageControlHeight)
    }

    package final var ownHugging: AxisPriorities { AxisPriorities(.defaultHigh) }
}
