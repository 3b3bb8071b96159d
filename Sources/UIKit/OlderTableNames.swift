import CoreGraphics
import FlowSimulator

// Names of tables' that UIKit had before Swift 4.2: code in Swift 4 mode has them, the compiler shows the new names for
// later code.

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = -1

@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = TableView.Style

@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = TableView.ScrollPosition

@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = TableView.RowAnimation

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableViewCell.CellStyle

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = TableViewCell.SeparatorStyle

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType

@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = TableViewCell.StateMask
