import ElementsSimulator

// A large page is a document with what its charts and lists need, and scripts with the moments, which it loads as they
// are seen. A part begins with a whole state, and has those entries of the tables that its moments refer to.

/// A timeline in parts: the data of the document, and those of each part.
struct TimelineParts {
    var document: JSONText
    var parts: [JSONText]

    /// The number of bytes after which a part ends.
    static let partBytes = 1_500_000
}

extension Timeline {
    /// The timeline in the JSON form that the page's script reads, in parts. All events are listed.
    ///
    /// - Parameters:
    ///   - address: The address of a part, with `#` in place of its number, which begins with 1.
    ///   - partBytes: The number of bytes after which a part ends.
    /// - Complexity: O(*n*) in the elements of all moments.
    func parts(at address: String, partBytes: Int = TimelineParts.partBytes) -> TimelineParts {
        var tables = TimelineTables()
        var writer = MomentWriter()
        var heads: [JSONText] = []
        var firsts: [Int] = []
        var parts: [JSONText] = []
        var next = 0
        while next < moments.count {
            firsts.append(next)
            let (part, end) = part(from: next, bytes: partBytes, &writer, &tables, &heads)
            parts.append(part)
            next = end
        }
        var json = JSONText()
        json.object { json in
            head(to: &json)
            json.key("parts")
            json.object { json in
                json.member("first", firsts)
                json.member("address", address)
            }
            json.key("moments")
            json.array { json in for head in heads { json.array { $0.write(head) } } }
            for table in ["texts", "lists", "labels", "explanations"] as [StaticString] { json.member(table, [Int]()) }
            writeNames(tables, to: &json)
            json.key("lines")
            json.object { _ in }
        }
        return TimelineParts(document: json, parts: parts)
    }

    /// Writes the moments from an index on until the part is large enough.
    ///
    /// - Returns: The part, and the index of the first moment of the next part.
    private func part(
        from start: Int, bytes: Int, _ writer: inout MomentWriter, _ tables: inout TimelineTables,
        _ heads: inout [JSONText]
    ) -> (JSONText, end: Int) {
        writer.beginPart()
        tables.beginPart()
        var written: [JSONText] = []
        var size = 0
        var end = start
        repeat {
            let moment = moments[end]
            heads.append(writer.head(of: moment))
            written.append(writer.body(of: moment, tables: &tables))
            size += written[written.count - 1].bytes.count + moment.events.reduce(0) { $0 + $1.utf8.count + 2 }
            end += 1
        } while end < moments.count && size < bytes
        let budget = EventBudget(Array(moments[start..<end]), otherBytes: 0, bytes: .max)
        var json = JSONText()
        json.object { json in
            json.key("moments")
            json.array { json in
                for (moment, text) in zip(moments[start..<end], written) {
                    json.array { json in
                        json.write(text)
                        budget.write(moment, to: &json)
                    }
                }
            }
            write(usedOf: tables, budget, to: &json)
        }
        return (json, end)
    }

    /// Writes the entries of the tables that the present part refers to, each with its number.
    private func write(usedOf tables: TimelineTables, _ budget: EventBudget, to json: inout JSONText) {
        tables.texts.write("texts", to: &json)
        tables.lists.write("lists", to: &json)
        tables.labels.write("labels", to: &json)
        tables.explanations.write("explanations", to: &json)
        let named = Set(tables.explanations.used.flatMap { tables.explanations.values[$0].dropFirst() })
        json.key("lines")
        json.object { json in
            for number in named.sorted() where !budget.lists(number) {
                guard let line = causes[number] else { continue }
                json.key(number)
                json.write(line)
            }
        }
    }
}

extension TimelineTables.Numbering where Value: JSONTextValue {
    fileprivate func write(_ name: StaticString, to json: inout JSONText) {
        json.key(name)
        json.object { json in
            for number in used.sorted() {
                json.key(number)
                json.write(values[number])
            }
        }
    }
}
