import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Runs as pictures that move.
@MainActor
@Suite struct AnimatedPictureTests {
    private func feed(_ name: String) throws -> Timeline {
        try Timeline(recording: Scenario(contentsOfFile: Repository.docs.path + "/samples/feed-\(name).json"))
    }

    private func schedule(_ runs: [Timeline], from step: Int = 0) throws -> AnimationSchedule {
        try AnimationSchedule(runs, from: step)
    }

    private func place(_ timeline: Timeline, from step: Int) throws -> ReadingPlace {
        let slots = try schedule([timeline], from: step).slots
        return ReadingPlace(
            slots.map { timeline.moments[$0.moments[0]] }, isFirstOfStep: slots.map(\.isFirstOfStep), isVertical: true)
    }

    @Test("Without an anchor what is read jumps by the drift of each step, and the arrowheads do not")
    func jumps() throws {
        let run = try feed("jumping")
        let place = try place(run, from: 1)
        #expect(place.identity == "item 12")
        #expect(place.jumps.filter { $0 != 0 } == [20.5, 56.5, 20.5])
        let captions = [
            "jumped 0 times", "jumped 1 time, 20.5 pt", "jumped 2 times, up to 56.5 pt",
            "jumped 3 times, up to 56.5 pt",
        ]
        #expect(place.captions.map(\.text).distinct == captions)
        // It went down by what the finger scrolled up, three times 45 points, and by nothing else.
        let line = try #require(place.line)
        #expect(line[line.count - 1].y - line[0].y == 135)
    }

    @Test("With an anchor nothing jumps: the offset follows, and the picture says by how much")
    func anchored() throws {
        let place = try place(feed("anchored"), from: 1)
        #expect(place.jumps.allSatisfy { $0 == 0 })
        let adjusted = "jumped 0 times, offset adjusted by"
        #expect(
            place.captions.map(\.text).distinct == ["jumped 0 times", "\(adjusted) 20.5 pt", "\(adjusted) 77 pt"])
    }

    @Test("What was done takes its time; what the layout makes of it comes at once, and steps begin together")
    func times() throws {
        let runs = [try feed("jumping"), try feed("anchored")]
        let schedule = try schedule(runs, from: 1)
        #expect(schedule.slots.allSatisfy { ($0.end > $0.start) == $0.isFirstOfStep })
        #expect(zip(schedule.slots, schedule.slots.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(schedule.slots.map(\.step) == [1, 2, 2, 3, 3, 4, 4])
        for slot in schedule.slots {
            for (run, moment) in zip(runs, slot.moments) { #expect(run.steps[slot.step].moments.contains(moment)) }
        }
        #expect((schedule.slots.last?.end ?? 0) < schedule.duration)
    }

    @Test("An element keeps its places, also of moments in which it is not there, and each of its looks once")
    func elements() throws {
        let run = try feed("jumping")
        let slots = try schedule([run], from: 1).slots
        let moments = slots.map { run.moments[$0.moments[0]] }
        let elements = AnimatedElement.elements(of: moments)
        #expect(Set(elements.map(\.identity)).count == elements.count)
        for element in elements {
            #expect(element.places.count == slots.count)
            for (slot, moment) in moments.enumerated() {
                let seen = moment.elements.first { $0.identity == element.identity }
                let looks = element.looks.filter { $0.slots.contains { $0.contains(slot) } }
                #expect(looks.count == (seen == nil ? 0 : 1))
                if let seen {
                    #expect(element.places[slot] == seen.frame.origin)
                    #expect(looks[0].element.label == seen.label)
                }
            }
        }
        // Estimated, then measured.
        let measured = elements.first { $0.identity == "item 11" }
        #expect(measured?.looks.map(\.element.role) == [.estimated, .measured])
    }

    @Test(
        "The picture needs no script and no network, is XML, stands still for who wants it, and is the same each time")
    func document() throws {
        let runs = [try feed("jumping"), try feed("anchored")]
        let svg = try runs[0].animatedSVG(comparedWith: runs[1], from: 1)
        #expect(try svg == runs[0].animatedSVG(comparedWith: runs[1], from: 1))
        #expect(!svg.contains("<script"))
        #expect(!svg.contains("href"))
        #expect(!svg.contains("url(http"))
        #expect(svg.contains("prefers-reduced-motion: reduce"))
        #expect(svg.contains("prefers-color-scheme: dark"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("width=\"1200\""))
        #expect(svg.utf8.count < 60_000)
        #expect(svg.contains(">jumped 3 times, up to 56.5 pt</text>"))
        #expect(svg.contains(">jumped 0 times, offset adjusted by 77 pt</text>"))
        #expect(svg.contains(">The layout was made again because 0-11's cell answered 375×80.5"))
    }

    @Test("Jumps are counted on when the reader has scrolled away from the item that was read first")
    func longWay() throws {
        let svg = try feed("jumping").animatedSVG(comparedWith: feed("anchored"))
        let shown = DrawnPicture(svg).texts.map(\.string).filter { $0.hasPrefix("jumped") }
        #expect(shown.count == 2)
        #expect(shown[0] == "jumped 3 times, up to 56.5 pt")
        #expect(shown[1].hasPrefix("jumped 0 times"))
    }

    @Test("Without motion the picture shows the final numbers, and no earlier ones")
    func stillPicture() throws {
        let runs = [try feed("jumping"), try feed("anchored")]
        let svg = try runs[0].animatedSVG(comparedWith: runs[1], from: 1)
        let shown = DrawnPicture(svg).texts.map(\.string)
        #expect(
            shown.filter { $0.hasPrefix("jumped") }
                == ["jumped 3 times, up to 56.5 pt", "jumped 0 times, offset adjusted by 77 pt"])
        let moving = DrawnPicture(svg, at: 0).texts.map(\.string)
        #expect(moving.filter { $0.hasPrefix("jumped") } == ["jumped 0 times", "jumped 0 times"])
    }

    @Test("It begins where it is told to, and there has to be such a step")
    func beginning() throws {
        let run = try feed("anchored")
        #expect(try schedule([run], from: 3).slots.map(\.step) == [3, 4])
        #expect(throws: PictureError(place: "steps", reason: "there is no step 5; the last one is 4")) {
            try run.animatedSVG(from: 5)
        }
    }

    @Test("A view without a size shows nothing, and the picture begins with the first moment that does")
    func emptyBeginning() throws {
        let run = try Timeline(
            recording: Scenario(contentsOfFile: Repository.docs.path + "/scenarios/gauntlet/g53.json"))
        let slots = try schedule([run]).slots
        #expect(run.moments[slots[0].moments[0]].elements.isEmpty == false)
        #expect(slots[0].step == 1)
        #expect(slots[0].start == 0)
    }

    @Test("What scrolls sideways moves sideways, and right-to-left texts stay at the right")
    func sideways() throws {
        let run = try Timeline(
            recording: Scenario(
                json: """
                    {"format": 2, "container": {"width": 100, "height": 50, "layoutDirection": "rightToLeft"},
                     "layout": {"scrollDirection": "horizontal", "estimatedItemSize": [30, 50], "anchor": "none"},
                     "sections": [{"items": [{"actual": [40, 50], "count": 20}]}],
                     "steps": [{"scroll": {"by": [-60, 0]}}]}
                    """.utf8))
        let svg = try run.animatedSVG(width: 400)
        #expect(svg.contains("class=\"reader\" d=\"M-7 -15L0 -6L7 -15z"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(run.moments.contains { $0.isRightToLeft })
    }

    @Test("A run of very many moments is refused, with the way to see it all the same")
    func tooLong() throws {
        var scenario = try Scenario(contentsOfFile: Repository.docs.path + "/samples/feed-anchored.json")
        scenario.steps = (0..<301).map { step in
            Scenario.Step(.scroll(.by(CGPoint(x: 0, y: step.isMultiple(of: 2) ? 10 : -10))))
        }
        let run = try Timeline(recording: scenario)
        let error = #expect(throws: PictureError.self) { try run.animatedSVG() }
        #expect(error?.reason.contains("more than 300 moments") == true)
        #expect(error?.reason.contains("page") == true)
    }
}

extension Array where Element: Equatable {
    /// The elements without those that are equal to the one before.
    fileprivate var distinct: [Element] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
