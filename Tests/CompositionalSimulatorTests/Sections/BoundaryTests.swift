import CompositionalSimulator
import FlowTesting
import Testing

/// Headers, footers and insets of sections and of the whole layout.
@MainActor
struct BoundaryTests {
    private func section(_ items: CollectionLayoutBoundarySupplementaryItem...) -> CollectionLayoutSection {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .absolute(50))])
        let section = CollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = items
        return section
    }

    @Test("Headers follow the content insets")
    func headersFollowTheContentInsets() {
        let section = section(header(.fractionalWidth(1), .absolute(30)))
        section.contentInsets = insets(10, 20, 10, 30)
        let screen = CompositionalScreen(section, counts: [2]).register("header")
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "header", 0) == rect(20, 0, 325, 30))
        #expect(screen.frame(0, 0) == rect(20, 40, 325, 50))
        section.supplementariesFollowContentInsets = false
        screen.layout.invalidateLayout()
        #expect(screen.frame(ofKind: "header", 0) == rect(0, 0, 375, 30))
    }

    @Test(
        "An alignment is a place along the edge",
        arguments: [(RectAlignment.topLeading, 0.0), (.top, 137.5), (.topTrailing, 275.0)])
    func anAlignmentIsAPlaceAlongTheEdge(alignment: RectAlignment, x: CGFloat) {
        let screen = CompositionalScreen(section(header(.absolute(100), .absolute(30), alignment)))
            .register("header")
        screen.view.layoutIfNeeded()
        #expect(isSame(screen.frame(ofKind: "header", 0), rect(x, 0, 100, 30)))
    }

    @Test("A view that does not extend its section is in front of the contents")
    func aViewThatDoesNotExtendItsSectionIsInFrontOfTheContents() {
        let front = header(.fractionalWidth(1), .absolute(30))
        front.extendsBoundary = false
        let screen = CompositionalScreen(section(front), counts: [2]).register("header")
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "header", 0) == rect(0, 0, 375, 30))
        #expect(screen.frame(0, 0)?.minY == 0)
        #expect(screen.view.contentSize.height == 100)
    }

    @Test("A view beside the contents takes its width")
    func aViewBesideTheContentsTakesItsWidth() {
        let screen = CompositionalScreen(section(header(.absolute(40), .fractionalHeight(0.1), .leading)), counts: [4])
            .register("header")
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(40, 0, 335, 50))
        #expect(isSame(screen.frame(ofKind: "header", 0), rect(0, 59.4, 40, 81.2)))
    }

    @Test("Pinned headers stay at the top until their section ends")
    func pinnedHeadersStayAtTheTopUntilTheirSectionEnds() {
        let pinned = header(.fractionalWidth(1), .absolute(30))
        pinned.pinToVisibleBounds = true
        let screen = CompositionalScreen(section(pinned), counts: [40, 40]).register("header")
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.y = 700
        screen.view.layoutIfNeeded()
        let shown = screen.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
        #expect(shown?.frame == rect(0, 700, 375, 30))
        screen.view.contentOffset.y = 2015
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "header", 0) == rect(0, 2000, 375, 30))
        #expect(screen.frame(ofKind: "header", 1) == rect(0, 2030, 375, 30))
        #expect(screen.view.issues.isEmpty)
    }

    @Test("A scroll with pinned headers asks for them only")
    func aScrollWithPinnedHeadersAsksForThemOnly() {
        let pinned = header(.fractionalWidth(1), .absolute(30))
        pinned.pinToVisibleBounds = true
        let screen = CompositionalScreen(section(pinned), counts: [40]).register("header")
        screen.view.layoutIfNeeded()
        let before = screen.view.statistics
        screen.view.contentOffset.y = 3
        screen.view.layoutIfNeeded()
        let after = screen.view.statistics
        #expect(after.sectionsRead == before.sectionsRead)
        #expect(after.rowsReplaced == before.rowsReplaced)
        // One header, and the row that came on screen.
        #expect(after.attributesMade - before.attributesMade <= 2)
    }

    @Test("Headers of the whole layout are around all sections")
    func headersOfTheWholeLayoutAreAroundAllSections() {
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        configuration.boundarySupplementaryItems = [
            header(.fractionalWidth(1), .absolute(100), kind: "top"),
            header(.fractionalWidth(1), .absolute(60), kind: "end", .bottom),
        ]
        let screen = CompositionalScreen(section(), counts: [2, 1], configuration: configuration)
            .register("top", "end")
        screen.view.layoutIfNeeded()
        let top = screen.layout.layoutAttributesForSupplementaryView(ofKind: "top", at: IndexPath(index: 0))
        let end = screen.layout.layoutAttributesForSupplementaryView(ofKind: "end", at: IndexPath(index: 0))
        #expect(top?.frame == rect(0, 0, 375, 100))
        #expect(screen.frame(0, 0) == rect(0, 100, 375, 50))
        #expect(screen.frame(1, 0) == rect(0, 210, 375, 50))
        #expect(end?.frame == rect(0, 260, 375, 60))
        #expect(screen.view.contentSize.height == 320)
        #expect(screen.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0)) != nil)
    }

    @Test("Insets are measured from the reference")
    func insetsAreMeasuredFromTheReference() {
        let section = section()
        section.contentInsets = insets(0, 10, 0, 10)
        let screen = CompositionalScreen(section, counts: [1])
        screen.view.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 24)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0) == rect(10, 0, 355, 50))
        section.contentInsetsReference = .layoutMargins
        screen.layout.invalidateLayout()
        #expect(screen.frame(0, 0) == rect(26, 0, 315, 50))
    }

    @Test("The provider is asked again when the size changes")
    func theProviderIsAskedAgainWhenTheSizeChanges() {
        var widths: [CGFloat] = []
        let section = section()
        let layout = CollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return section
        }
        let screen = CompositionalScreen(layout, counts: [3])
        screen.view.layoutIfNeeded()
        screen.view.frame.size.width = 500
        screen.view.layoutIfNeeded()
        #expect(widths == [375, 500])
        #expect(screen.frame(0, 1) == rect(0, 50, 500, 50))
    }
}
