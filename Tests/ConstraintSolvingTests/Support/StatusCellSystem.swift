import ConstraintSolving

/// The constraints of a cell that shows a status, as in the app of an article on cells that size themselves: picture,
/// name, icon, time, source and a text of several lines.
struct StatusCellSystem {
    struct Content {
        var width = 375.0
        var name = (70.0, 17.0)
        var time = (60.0, 14.5)
        var source = (80.0, 14.5)
        var text = (350.0, 67.0)

        init() {}

        /// Some contents, among them sources that do not fit.
        init(number: Int) {
            width = number % 2 == 0 ? 375 : 320
            name.0 = Double(20 + number * 37 % 90)
            time.0 = Double(40 + number * 13 % 25)
            source.0 = Double(30 + number * 71 % 300)
            text = (Double(number * 97 % 700), 16.5 * Double(1 + number % 6) + 0.5)
        }
    }

    private let boxes: [[SolverVariable]]

    init(_ content: Content, _ solver: inout ConstraintSolver) throws {
        boxes = (0..<7).map { _ in
            [SolverVariable.Kind.position, .position, .size, .size].map { solver.addVariable($0) }
        }
        func equal(_ expression: LinearExpression, _ constant: Double) throws {
            try solver.add(LinearConstraint(expression, .equal, constant))
        }
        func add(
            _ expression: LinearExpression, _ relation: ConstraintRelation, _ constant: Double, _ priority: Float
        ) throws {
            try solver.add(LinearConstraint(expression, relation, constant, priority: priority))
        }
        func addIntrinsic(_ box: [SolverVariable], _ size: (Double, Double)) throws {
            for (variable, length) in [(box[2], size.0), (box[3], size.1)] {
                try add(LinearExpression(variable), .lessThanOrEqual, length, 250)
                try add(LinearExpression(variable), .greaterThanOrEqual, length, 750)
            }
        }
        let (root, avatar, name, icon) = (boxes[0], boxes[1], boxes[2], boxes[3])
        let (time, source, text) = (boxes[4], boxes[5], boxes[6])
        for (variable, constant) in zip(root, [0, 0, content.width]) { try equal(LinearExpression(variable), constant) }
        try add(LinearExpression(root[3]), .equal, 0, 50)
        for (variable, constant) in zip(avatar, [10.0, 10, 40, 40]) { try equal(LinearExpression(variable), constant) }
        try equal(name[0] - avatar[0] - avatar[2], 8)
        try equal(LinearExpression(name[1]), 10)
        try addIntrinsic(name, content.name)
        try equal(icon[0] - name[0] - name[2], 8)
        try equal(icon[1] - name[1], 0)
        try equal(LinearExpression(icon[2]), 14)
        try equal(LinearExpression(icon[3]), 14)
        try equal(time[0] - avatar[0] - avatar[2], 8)
        try equal(time[1] + time[3] - avatar[1] - avatar[3], 0)
        try addIntrinsic(time, content.time)
        try equal(source[0] - time[0] - time[2], 10)
        try equal(source[1] - time[1], 0)
        try add(source[0] + source[2] - root[2], .lessThanOrEqual, -8, 1000)
        try addIntrinsic(source, content.source)
        try equal(LinearExpression(text[0]), 10)
        try equal(text[1] - avatar[1] - avatar[3], 8)
        try equal(text[0] + text[2] - root[2], -8)
        try equal(text[1] + text[3] - root[3], -10)
        try addIntrinsic(text, content.text)
    }

    /// x, y, width and height of the cell, the picture, name, icon, time, source and text.
    func frames(_ solver: ConstraintSolver) -> [[Double]] {
        boxes.map { box in box.map { solver.value(of: $0) } }
    }

    func isAmbiguous(_ solver: ConstraintSolver) -> Bool { boxes.joined().contains { solver.isAmbiguous($0) } }
}
