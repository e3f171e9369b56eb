import CurbcutGraphics
import Foundation

/// Where the columns of an expanded split view stand, in points.
struct ColumnFrames: Equatable {
  /// What decides where they stand.
  struct Arrangement {
    /// The size of the split view.
    var size: CGSize
    /// How wide the list is; nil when it is hidden.
    var primary: CGFloat?
    /// How wide the second of three columns is; nil when it is hidden, or there is none.
    var supplementary: CGFloat?
    /// Whether the list floats over the column beside it.
    var isFloating = false
    /// Whether the list and the second column lie over the detail.
    var isOverlaid = false
    /// By how much the detail is displaced beyond the edge.
    var displacement: CGFloat = 0
    /// Whether the list stands at the right.
    var isAtRight = false
  }

  /// A column.
  struct Column: Equatable {
    var frame: CGRect
    /// How much of it the list covers.
    var covered = UIEdgeInsets.zero
  }

  private(set) var primary: Column?
  private(set) var supplementary: Column?
  private(set) var secondary: Column
  /// The line beside the list; nil without one.
  private(set) var divider: CGRect?
  /// The line beside the second column; nil without one.
  private(set) var secondDivider: CGRect?

  init(_ arrangement: Arrangement) {
    let size = arrangement.size
    var x: CGFloat = 0
    /// How much of what comes next lies under the list.
    var covered: CGFloat = 0
    func placed(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: arrangement.isAtRight ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
    /// A column that goes on under the list before it.
    func column(_ width: CGFloat) -> Column {
      Column(
        frame: placed(x - covered, width + covered),
        covered: .init(atSide: covered, isAtRight: arrangement.isAtRight))
    }
    func line() -> CGRect {
      defer { x += 0.5 }
      return placed(x, 0.5)
    }
    if let width = arrangement.primary.map({ min($0, size.width) }) {
      primary = Column(frame: placed(0, width))
      x = width
      if !arrangement.isFloating {
        divider = line()
      } else if !arrangement.isOverlaid {
        covered = width
      }
    }
    if let width = arrangement.supplementary {
      supplementary = column(width)
      covered = 0
      x += width
      secondDivider = line()
    }
    // What is displaced keeps its width, and goes beyond the edge.
    secondary =
      arrangement.isOverlaid
      ? Column(frame: CGRect(origin: .zero, size: size))
      : column(max(0, min(size.width, size.width - x + arrangement.displacement)))
  }
}
