/// A delegate that may implement a method for some rows only. A subclass of a table view controller may call `super`
/// for other rows. Any other delegate implements a method for all rows or for none.
@MainActor
package protocol AnswersForSomeRows: AnyObject {}
