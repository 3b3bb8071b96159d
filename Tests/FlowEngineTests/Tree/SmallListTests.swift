import Testing

@testable import FlowEngine

@Suite struct SmallListTests {
    /// What was done to a list and to an array, in turn.
    struct History {
        var list = SmallList<Int>()
        var array: [Int] = []

        mutating func replace(_ range: Range<Int>, with new: [Int]) {
            list.replaceSubrange(range, with: new)
            array.replaceSubrange(range, with: new)
        }
    }

    @Test("Whatever is replaced by whatever, a list is the array that it stands for, and has one form")
    func sameAsArray() {
        for count in 0...4 {
            for lower in 0...count {
                for upper in lower...count {
                    for inserted in 0...3 {
                        var history = History()
                        history.replace(0..<0, with: Array(0..<count))
                        history.replace(lower..<upper, with: Array(10..<10 + inserted))
                        #expect(Array(history.list) == history.array)
                        #expect(history.list.first == history.array.first)
                        #expect(history.list.last == history.array.last)
                        #expect(history.list == SmallList(history.array), "equal lists are equal, whatever made them")
                        var appended = SmallList<Int>()
                        for element in history.array { appended.append(element) }
                        #expect(history.list == appended)
                    }
                }
            }
        }
    }

    @Test("Elements are set in place, the first and the others")
    func setting() {
        var list: SmallList = [1, 2, 3]
        for index in list.indices { list[index] *= 10 }
        #expect(Array(list) == [10, 20, 30])
        #expect(Array(list.reversed()) == [30, 20, 10])
        #expect(list.removeLast() == 30)
        #expect(list.removeLast() == 20)
        #expect(list == [10])
    }
}
