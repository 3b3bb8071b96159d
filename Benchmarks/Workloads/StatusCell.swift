import ConstraintSolving

/// The constraints of a cell that shows a status: picture, name, icon, time, source and a text of several lines. Seven
/// views with four variables each, 39 constraints.
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
    /// The constraints whose constants come from the contents.
    private var width: ConstraintIdentifier?
    private var intrinsic: [ConstraintIdentifier] = []

    /// Adds variables and constraints to an empty solver.
    mutating func add(_ content: Content, to solver: inout ConstraintSolver) throws(ConstraintError) {
        boxes.removeAll(keepingCapacity: true)
        intrinsic.removeAll(keepingCapacity: true)
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

    /// Gives a solver that holds the cell's constraints the contents of another cell.
    func change(to content: Content, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        if let width { try solver.setConstant(width, content.width) }
        try change(0, to: content.name, &solver)
        try change(4, to: content.time, &solver)
        try change(8, to: content.source, &solver)
        try change(12, to: content.text, &solver)
    }

    private func change(
        _ first: Int, to size: (width: Double, height: Double), _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        try solver.setConstant(intrinsic[first], size.width)
        try solver.setConstant(intrinsic[first + 1], size.width)
        try solver.setConstant(intrinsic[first + 2], size.height)
        try solver.setConstant(intrinsic[first + 3], size.height)
    }

    private mutating func addRoot(
        _ root: Box, _ width: Double, _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        try equal(LinearExpression(root.x), 0, &solver)
        try equal(LinearExpression(root.y), 0, &solver)
        self.width = try equal(LinearExpression(root.width), width, &solver)
        try add(LinearExpression(root.height), .equal, 0, 50, &solver)
    }

    private mutating func addFirstRow(_ content: Content, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        let (avatar, name, icon) = (boxes[1], boxes[2], boxes[3])
        try equal(LinearExpression(avatar.x), 10, &solver)
        try equal(LinearExpression(avatar.y), 10, &solver)
        try equal(LinearExpression(avatar.width), 40, &solver)
        try equal(LinearExpression(avatar.height), 40, &solver)
        try equal(name.x - avatar.x - avatar.width, 8, &solver)
        try equal(LinearExpression(name.y), 10, &solver)
        try addIntrinsic(content.name, name, &solver)
        try equal(icon.x - name.x - name.width, 8, &solver)
        try equal(icon.y - name.y, 0, &solver)
        try equal(LinearExpression(icon.width), 14, &solver)
        try equal(LinearExpression(icon.height), 14, &solver)
    }

    private mutating func addSecondRow(_ content: Content, _ solver: inout ConstraintSolver) throws(ConstraintError) {
        let (root, avatar, time, source) = (boxes[0], boxes[1], boxes[4], boxes[5])
        try equal(time.x - avatar.x - avatar.width, 8, &solver)
        try equal(time.y + time.height - avatar.y - avatar.height, 0, &solver)
        try addIntrinsic(content.time, time, &solver)
        try equal(source.x - time.x - time.width, 10, &solver)
        try equal(source.y - time.y, 0, &solver)
        try add(source.x + source.width - root.width, .lessThanOrEqual, -8, 1000, &solver)
        try addIntrinsic(content.source, source, &solver)
    }

    private mutating func addText(
        _ size: (width: Double, height: Double), _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        let (root, avatar, text) = (boxes[0], boxes[1], boxes[6])
        try equal(LinearExpression(text.x), 10, &solver)
        try equal(text.y - avatar.y - avatar.height, 8, &solver)
        try equal(text.x + text.width - root.width, -8, &solver)
        try equal(text.y + text.height - root.height, -10, &solver)
        try addIntrinsic(size, text, &solver)
    }

    private mutating func addIntrinsic(
        _ size: (width: Double, height: Double), _ box: Box, _ solver: inout ConstraintSolver
    ) throws(ConstraintError) {
        intrinsic.append(try add(LinearExpression(box.width), .lessThanOrEqual, size.width, 250, &solver))
        intrinsic.append(try add(LinearExpression(box.width), .greaterThanOrEqual, size.width, 750, &solver))
        intrinsic.append(try add(LinearExpression(box.height), .lessThanOrEqual, size.height, 250, &solver))
        intrinsic.append(try add(LinearExpression(box.height), .greaterThanOrEqual, size.height, 750, &solver))
    }

    @discardableResult
    private func equal(
        _ expression: LinearExpression, _ constant: Double, _ solver: inout ConstraintSolver
    ) throws(ConstraintError) -> ConstraintIdentifier {
        try solver.add(LinearConstraint(expression, .equal, constant))
    }

    @discardableResult
    private func add(
        _ expression: LinearExpression, _ relation: ConstraintRelation, _ constant: Double, _ priority: Float,
        _ solver: inout ConstraintSolver
    ) throws(ConstraintError) -> ConstraintIdentifier {
        try solver.add(LinearConstraint(expression, relation, constant, priority: priority))
    }
}
