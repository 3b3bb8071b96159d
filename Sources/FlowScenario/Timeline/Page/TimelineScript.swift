/// The script of a timeline's page: no library, nothing from the network, nothing but the page's own data.
enum TimelineScript {
    static let whole = ["'use strict';", run, drawing, strip, story, chart, page].joined(separator: "\n\n")
}
