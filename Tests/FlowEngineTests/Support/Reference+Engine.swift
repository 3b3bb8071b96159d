import FlowEngine
import FlowTestSupport

extension FlowSize {
    init(_ size: ReferenceSize) { self.init(width: size.width, height: size.height) }
}

extension ReferenceSize {
    init(_ size: FlowSize) { self.init(size.width, size.height) }
}

extension ReferenceRect {
    init(_ rect: FlowRect) { self.init(rect.x, rect.y, rect.width, rect.height) }
}

extension FlowRect {
    init(_ rect: ReferenceRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    /// Everything, with room to add its source and size without overflow.
    static let everything = FlowRect(x: -0x1p1022, y: -0x1p1022, width: 0x1p1023, height: 0x1p1023)
}

extension ReferenceElement {
    init(_ element: FlowElement) {
        let kind: ReferenceKind = switch element.path.kind {
        case .header: .header
        case .item: .item
        case .footer: .footer
        }
        self.init(
            kind: kind, section: element.path.section, item: element.path.item, frame: ReferenceRect(element.frame))
    }
}

extension SectionMetrics {
    init(_ section: ReferenceSection) {
        self.init()
        insets = FlowInsets(top: section.top, left: section.left, bottom: section.bottom, right: section.right)
        minimumLineSpacing = section.lineSpacing
        minimumInteritemSpacing = section.itemSpacing
        headerLength = section.headerLength
        footerLength = section.footerLength
        cellsSizeThemselves = section.sizesItself
    }
}

extension ReferenceSection {
    init(_ metrics: SectionMetrics, sizes: [FlowSize]) {
        self.init(sizes.map(ReferenceSize.init))
        (top, left) = (metrics.insets.top, metrics.insets.left)
        (bottom, right) = (metrics.insets.bottom, metrics.insets.right)
        (lineSpacing, itemSpacing) = (metrics.minimumLineSpacing, metrics.minimumInteritemSpacing)
        (headerLength, footerLength) = (metrics.headerLength, metrics.footerLength)
        sizesItself = metrics.cellsSizeThemselves
    }
}

extension FlowConfiguration {
    init(_ container: ReferenceContainer) {
        self.init(containerLength: container.length)
        axis = container.scrollsHorizontally ? .horizontal : .vertical
        displayScale = container.scale
        options.fitTolerance = container.fitTolerance
        options.lineAlignment = LineAlignment(container.commonAlignment)
        options.lastLineAlignment = LineAlignment(container.lastAlignment)
        options.itemAlignment = switch container.itemAlignment {
        case .start, .justify: .start
        case .center: .center
        case .end: .end
        }
        options.usesUniformGrid = container.usesGrid
        options.uniformity = container.judgesUniformityByLine ? .line : .section
        options.centersSelfSizingSingleItemLine = container.centersLoneSelfSizingItem
        options.centersOversizedItem = container.centersOversizedItem
    }
}

extension ReferenceContainer {
    init(_ configuration: FlowConfiguration) {
        self.init(configuration.containerLength)
        scrollsHorizontally = configuration.axis == .horizontal
        scale = configuration.displayScale
        fitTolerance = configuration.options.fitTolerance
        commonAlignment = ReferenceAlignment(configuration.options.lineAlignment)
        lastAlignment = ReferenceAlignment(configuration.options.lastLineAlignment)
        itemAlignment = switch configuration.options.itemAlignment {
        case .start: .start
        case .center: .center
        case .end: .end
        }
        usesGrid = configuration.options.usesUniformGrid
        judgesUniformityByLine = configuration.options.uniformity == .line
        centersLoneSelfSizingItem = configuration.options.centersSelfSizingSingleItemLine
        centersOversizedItem = configuration.options.centersOversizedItem
    }
}

extension LineAlignment {
    init(_ alignment: ReferenceAlignment) {
        self = switch alignment {
        case .start: .start
        case .center: .center
        case .end: .end
        case .justify: .justify
        }
    }
}

extension ReferenceAlignment {
    init(_ alignment: LineAlignment) {
        self = switch alignment {
        case .start: .start
        case .center: .center
        case .end: .end
        case .justify: .justify
        }
    }
}
