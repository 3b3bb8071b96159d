extension Scenario.InsetChange: JSONWritable {
    package var json: JSONValue {
        var members = JSONMembers()
        members.add("content", content)
        members.add("safeArea", safeArea)
        members.add("layoutMargins", layoutMargins)
        return members.json
    }
}

extension Scenario.TraitChange: JSONWritable {
    package var json: JSONValue {
        var members = JSONMembers()
        members.add("displayScale", displayScale)
        members.add("layoutDirection", layoutDirection)
        members.add("contentSizeCategory", contentSizeCategory)
        return members.json
    }
}
