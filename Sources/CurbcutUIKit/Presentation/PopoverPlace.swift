import Foundation

/// Where a popover stands: right at its source, which it does not cover, and within the margins of the screen.
///
/// As recorded on iOS 26 (a popover over a button 32 points wide at the lower edge: its lower edge is the button's upper
/// one, its right edge 10 points from that of the screen).
struct PopoverPlace: Equatable {
  /// In the coordinates of the container.
  private(set) var frame: CGRect
  /// The direction in which an arrow would point to the source.
  private(set) var direction: UIPopoverArrowDirection

  /// - Parameters:
  ///   - size: the size that the content asks for.
  ///   - anchor: what the popover points to.
  ///   - room: where it may stand.
  ///   - directions: the directions of the arrow that the app permits.
  ///   - mayOverlap: whether it may cover the source.
  init(
    of size: CGSize, at anchor: CGRect, in room: CGRect, directions: UIPopoverArrowDirection, mayOverlap: Bool
  ) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    func free(_ side: UIPopoverArrowDirection) -> CGFloat {
      switch side {
      case .up: room.maxY - anchor.maxY
      case .down: anchor.minY - room.minY
      case .left: room.maxX - anchor.maxX
      default: anchor.minX - room.minX
      }
    }
    func isVertical(_ side: UIPopoverArrowDirection) -> Bool { side == .up || side == .down }
    func fits(_ side: UIPopoverArrowDirection) -> Bool {
      free(side) >= (isVertical(side) ? size.height : size.width)
    }
    let permitted = sides.filter(directions.contains)
    // A side without room is none, even if the app asks for it.
    let usable = permitted.filter { mayOverlap || free($0) >= Self.least }
    let vertical = sides.filter(isVertical)
    let wanted = usable.isEmpty ? vertical : usable
    let largest = { (sides: [UIPopoverArrowDirection]) in sides.max { free($0) < free($1) } }
    direction =
      wanted.first(where: fits) ?? largest(wanted.filter(isVertical)) ?? largest(wanted) ?? .up
    var shown = size
    if !mayOverlap {
      if isVertical(direction) {
        shown.height = min(size.height, max(free(direction), Self.least))
      } else {
        shown.width = min(size.width, max(free(direction), Self.least))
      }
    }
    let origin =
      switch direction {
      case .up: CGPoint(x: anchor.midX - shown.width / 2, y: anchor.maxY)
      case .down: CGPoint(x: anchor.midX - shown.width / 2, y: anchor.minY - shown.height)
      case .left: CGPoint(x: anchor.maxX, y: anchor.midY - shown.height / 2)
      default: CGPoint(x: anchor.minX - shown.width, y: anchor.midY - shown.height / 2)
      }
    frame = CGRect(
      x: min(max(room.minX, origin.x), room.maxX - shown.width),
      y: min(max(room.minY, origin.y), room.maxY - shown.height), width: shown.width, height: shown.height)
  }

  /// The least height, or width, in which something can be read.
  private static let least: CGFloat = 100
}
