import CellSizing

/// The constraints of a cell that shows a status: picture, name, icon, time, source and a text of several lines. Seven views
/// with four variables each, 39 constraints.
struct StatusCell {
    /// The contents that change from cell to cell, in points.
    struct Content {
        var width: Double
        var name: (width: Double, height: Double)
        var time: (width: Double, height: Double)
        var source: (width: Double, height: Double)
        var text: (width: Double, height: Double)

        /// The sizes of a cell of a list. Texts have one to six lines of 25 characters at 14 points.
        init(number: Int, width: Double = 375) {
            let characters = 10 + number * 37 % 130
            let perLine = Int((width - 18) / 14)
            let lines = (characters + perLine - 1) / perLine
            self.width = width
            name = (Double(40 + number * 7 % 60), 17)
            time = (Double(50 + number * 3 % 20), 14.5)
            source = (Double(60 + number * 5 % 90), 14.5)
            text = (Double(min(characters, perLine)) * 14, [17, 33.5, 50.5, 67, 84, 100.5][min(lines, 6) - 1])
        }
    }

    /// A view's variables.
    struct Box {
        var x: SolverVariable
        var y: SolverVariable
        var width: SolverVariable
        var height: SolverVariable
    }

    private(set) var boxes: [Box] = []

    /// Adds variables and constraints to an empty solver.
    mutating func add(_ content: Content, to solver: inout ConstraintSolver) throws(ConstraintError) {
        boxes.removeAll(keepingCapacity: true)
        for _ in 0..<7 {
            boxes.append(
                Box(
                    x: solver.addVariable(.position), y: solver.addVariable(.position),
                    width: solver.addVariable(.size), height: solver.addVariable(.size)))
        }
        try addRoot(boxes[0], content.width, &solver)
        try addFirstRow(content, &solver)
        try addSecondRow(content, &solver)
        try addText(content.text, &solver)
    }

    private func addRoot(_ root: Box, _ width: Double, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        try equal([(root.x, 1)], 0, &solver)
        try equal([(root.y, 1)], 0, &solver)
        try equal([(root.width, 1)], width, &solver)
        try add([(root.height, 1)], .equal, 0, 50, &solver)
    }

    private func addFirstRow(_ content: Content, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        let (avatar, name, icon) = (boxes[1], boxes[2], boxes[3])
        try equal([(avatar.x, 1)], 10, &solver)
        try equal([(avatar.y, 1)], 10, &solver)
        try equal([(avatar.width, 1)], 40, &solver)
        try equal([(avatar.height, 1)], 40, &solver)
        try equal([(name.x, 1), (avatar.x, -1), (avatar.width, -1)], 8, &solver)
        try equal([(name.y, 1)], 10, &solver)
        try addIntrinsic(content.name, name, &solver)
        try equal([(icon.x, 1), (name.x, -1), (name.width, -1)], 8, &solver)
        try equal([(icon.y, 1), (name.y, -1)], 0, &solver)
        try equal([(icon.width, 1)], 14, &solver)
        try equal([(icon.height, 1)], 14, &solver)
    }

    private func addSecondRow(_ content: Content, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        let (root, avatar, time, source) = (boxes[0], boxes[1], boxes[4], boxes[5])
        try equal([(time.x, 1), (avatar.x, -1), (avatar.width, -1)], 8, &solver)
        try equal([(time.y, 1), (time.height, 1), (avatar.y, -1), (avatar.height, -1)], 0, &solver)
        try addIntrinsic(content.time, time, &solver)
        try equal([(source.x, 1), (time.x, -1), (time.width, -1)], 10, &solver)
        try equal([(source.y, 1), (time.y, -1)], 0, &solver)
        try add([(source.x, 1), (source.width, 1), (root.width, -1)], .lessThanOrEqual, -8, 1000, &solver)
        try addIntrinsic(content.source, source, &solver)
    }

    private func addText(
        _ size: (width: Double, height: Double), _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        let (root, avatar, text) = (boxes[0], boxes[1], boxes[6])
        try equal([(text.x, 1)], 10, &solver)
        try equal([(text.y, 1), (avatar.y, -1), (avatar.height, -1)], 8, &solver)
        try equal([(text.x, 1), (text.width, 1), (root.width, -1)], -8, &solver)
        try equal([(text.y, 1), (text.height, 1), (root.height, -1)], -10, &solver)
        try addIntrinsic(size, text, &solver)
    }

    private func addIntrinsic(
        _ size: (width: Double, height: Double), _ box: Box, _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        try add([(box.width, 1)], .lessThanOrEqual, size.width, 250, &solver)
        try add([(box.width, 1)], .greaterThanOrEqual, size.width, 750, &solver)
        try add([(box.height, 1)], .lessThanOrEqual, size.height, 250, &solver)
        try add([(box.height, 1)], .greaterThanOrEqual, size.height, 750, &solver)
    }

    private func equal(
        _ terms: [(SolverVariable, Double)], _ constant: Double, _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        try add(terms, .equal, constant, 1000, &solver)
    }

    /// Inlined, so that the terms need no array on the heap.
    @inline(__always)
    private func add(
        _ terms: [(SolverVariable, Double)], _ relation: ConstraintRelation, _ constant: Double, _ priority: Float,
        _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        var expression = LinearExpression()
        for (variable, coefficient) in terms { expression.add(variable, coefficient) }
        try solver.add(LinearConstraint(expression, relation, constant, priority: priority))
    }
}
