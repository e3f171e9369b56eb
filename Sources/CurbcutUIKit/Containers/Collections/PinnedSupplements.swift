import Foundation

/// Headers and footers that stay pinned while their section scrolls.
@MainActor
struct PinnedSupplements {
  private struct Pinned {
    var attributes: UICollectionViewLayoutAttributes
    /// The range of the section along the scroll direction.
    var section: ClosedRange<CGFloat>
    var isHeader: Bool
  }

  private var all: [Pinned] = []

  /// In front of the items, with UIKit's value.
  static let zIndex = 1_024

  mutating func removeAll() { all.removeAll() }

  mutating func add(
    _ attributes: UICollectionViewLayoutAttributes, from start: CGFloat, to end: CGFloat, isHeader: Bool
  ) { all.append(Pinned(attributes: attributes, section: start...max(start, end), isHeader: isHeader)) }

  var hasHeaders: Bool { all.contains(where: \.isHeader) }

  /// Where a header lies when it scrolls with its section; nil for what is never pinned.
  func frame(ofHeader kind: String, at path: IndexPath) -> CGRect? {
    all.first {
      $0.isHeader && $0.attributes.indexPath == path && $0.attributes.representedElementKind == kind
    }?.attributes.frame
  }

  /// The attributes of what lies in a rectangle, with what is pinned where it stands now.
  ///
  /// - Parameters:
  ///   - found: the layout's attributes for the rectangle.
  ///   - rect: the rectangle.
  ///   - visible: the part of the content not covered by bars.
  func applied(
    to found: [UICollectionViewLayoutAttributes], in rect: CGRect, visible: CGRect, isVertical: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    guard !all.isEmpty else { return found }
    let own = Set(all.map { ObjectIdentifier($0.attributes) })
    return found.filter { !own.contains(ObjectIdentifier($0)) }
      + all.compactMap { moved($0, visible: visible, isVertical: isVertical) }.filter {
        $0.frame.intersects(rect)
      }
  }

  /// The attributes of a pinned view at its current position; nil for a view that is not pinned.
  func attributes(
    for one: UICollectionViewLayoutAttributes, visible: CGRect, isVertical: Bool
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.attributes === one }.flatMap { moved($0, visible: visible, isVertical: isVertical) }
  }

  private func moved(
    _ one: Pinned, visible: CGRect, isVertical: Bool
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = one.attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
    let length = isVertical ? copy.frame.height : copy.frame.width
    let natural = isVertical ? copy.frame.minY : copy.frame.minX
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place =
      one.isHeader
      ? max(natural, min(low, one.section.upperBound - length))
      : min(natural, max(high - length, one.section.lowerBound))
    if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
    copy.zIndex = Self.zIndex
    return copy
  }
}
