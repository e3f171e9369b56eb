import Foundation

/// A cell's position in its table: what it needs to draw its background, corners and separator.
struct CellPlacement: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// The distance from the edges of what the content may use to the content, in points.
  var contentMargin: CGFloat = 16
  /// The distance from the cell's edges to what its content may use, in points.
  var clearance = SideInsets.zero
  var drawsSeparator = true
  var isGrouped: Bool { style != .plain }
}

/// The hairline between two rows.
final class CellSeparator: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view in a cell that contains the app's views.
@MainActor
package final class UITableViewCellContentView: UIView {
  weak var cell: UITableViewCell?

  static let initialMargins = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutMargins = Self.initialMargins
    // The cell sets the effective margins, depending on its placement in the table.
    insetsLayoutMarginsFromSafeArea = false
  }
}
