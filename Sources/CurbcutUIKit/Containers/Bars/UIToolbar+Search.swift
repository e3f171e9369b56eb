import Foundation

// A search in the toolbar: its field takes the room that the buttons leave, where Apple's placement item stands or after
// all of them; if that is too little, a button stands for it. While somebody searches, there is only the field.
extension UIToolbar {
  /// What is before and after the field; without one, all buttons are before it.
  struct SearchArrangement {
    var before: [UIBarButtonItem]
    var after: [UIBarButtonItem] = []
    var hasField = false
  }

  final var searchArrangement: SearchArrangement {
    guard let search, let item = search.item else {
      return SearchArrangement(before: givenItems.filter { !($0 is SearchBarButtonItem) })
    }
    if search.isActive { return SearchArrangement(before: [], hasField: true) }
    let marker = item.searchBarPlacementBarButtonItem
    let given = (showsOnlySearch ? [] : givenItems).filter { $0 === marker || !($0 is SearchBarButtonItem) }
    let place = given.firstIndex { $0 === marker }
    if fieldFits != false, item.preferredSearchBarPlacement != .integratedButton {
      // The field fills the room of spaces beside it.
      var before = Array(given[..<(place ?? given.count)])
      while before.last?.isFlexibleSpace == true { before.removeLast() }
      let after = place.map { Array(given[($0 + 1)...].drop { $0.isFlexibleSpace }) } ?? []
      return SearchArrangement(before: before, after: after, hasField: true)
    }
    if place != nil { return SearchArrangement(before: given) }
    let hasSpace = given.contains { $0.isFlexibleSpace }
    return SearchArrangement(before: given + (hasSpace ? [] : [spaceBeforeSearch]) + [marker])
  }

  /// Below this width, a button stands for the field. No recording: Apple's sample of a toolbar with three symbols has a
  /// button.
  private static let smallestField: CGFloat = 200

  final func layOutItems(in rect: CGRect, isRightToLeft: Bool, tint: UIColor) {
    if search?.isActive == false, fieldFits == nil, searchArrangement.hasField {
      showItems()
      let taken = extent(of: row) + extent(of: rowAfterSearch)
      fieldFits = taken == 0 || rect.width - taken >= Self.smallestField
      showItems()
    }
    guard let search, searchArrangement.hasField, search.searchBar.superview === self else {
      searchPlatter.remove()
      return row.layout(in: rect, isReversed: false, isRightToLeft: isRightToLeft, tint: tint)
    }
    let before = extent(of: row)
    let after = extent(of: rowAfterSearch)
    // `ios26-settings-root.xml`: the field begins 32 from the side, above a keyboard 16; the search bar is 8 wider, and
    // the glass 5.
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    let side: CGFloat = hasHomeIndicator ? 24 : 8
    let clear = boundsClearOfSides
    let start = before == 0 ? clear.minX + side : rect.minX + before - 3
    let end = after == 0 ? clear.maxX - side : rect.maxX - after + 3
    let bar = search.searchBar
    let x = isRightToLeft ? clear.minX + clear.maxX - end : start
    bar.isHidden = false
    bar.isOnGlass = true
    bar.frame = CGRect(x: x, y: rect.midY - 22, width: max(0, end - start), height: 44)
    searchPlatter.place(behind: bar, in: self, above: nil, reach: 5)
    let first = CGRect(
      x: isRightToLeft ? rect.maxX - before : rect.minX, y: rect.minY, width: before, height: rect.height)
    let last = CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - after, y: rect.minY, width: after, height: rect.height)
    let gap = BarButtonRow.gapBetweenPlatters
    row.layout(
      in: trimmed(first, by: gap, atEnd: !isRightToLeft), isReversed: false, isRightToLeft: isRightToLeft,
      tint: tint)
    rowAfterSearch.layout(
      in: trimmed(last, by: gap, atEnd: isRightToLeft), isReversed: false, isRightToLeft: isRightToLeft,
      tint: tint)
  }

  /// What a row of buttons takes beside a field, with the gap to it.
  private func extent(of row: BarButtonRow) -> CGFloat {
    row.items.contains { !$0.isSpace && !$0.isHidden }
      ? row.fittingWidth + BarButtonRow.gapBetweenPlatters : 0
  }

  private func trimmed(_ rect: CGRect, by gap: CGFloat, atEnd: Bool) -> CGRect {
    CGRect(
      x: rect.minX + (atEnd ? 0 : gap), y: rect.minY, width: max(0, rect.width - gap), height: rect.height)
  }
}

/// The glass behind a search field among buttons, and behind the cross beside it.
@MainActor
final class SearchPlatters {
  private let field = BarPlatter(frame: .zero)
  private let cross = BarPlatter(frame: .zero)

  func remove() {
    field.removeFromSuperview()
    cross.removeFromSuperview()
  }

  /// Places the glass behind what a search bar shows.
  ///
  /// - Parameters:
  ///   - bar: the search bar.
  ///   - host: the view that contains it.
  ///   - below: what stays behind the glass; nil for nothing.
  ///   - reach: how far the glass reaches beyond the field.
  func place(behind bar: UISearchBar, in host: UIView, above below: UIView?, reach: CGFloat) {
    bar.layoutIfNeeded()
    for (platter, view) in [(field, bar.searchTextField), (cross, bar.crossOnGlass)]
      as [(BarPlatter, UIView?)]
    {
      guard let view else {
        platter.removeFromSuperview()
        continue
      }
      if platter.superview !== host {
        if let below {
          host.insertSubview(platter, aboveSubview: below)
        } else {
          host.insertSubview(platter, at: 0)
        }
      }
      let frame = view.convert(view.bounds, to: host).insetBy(dx: -reach, dy: -reach)
      if platter.frame != frame { platter.frame = frame }
    }
  }
}
