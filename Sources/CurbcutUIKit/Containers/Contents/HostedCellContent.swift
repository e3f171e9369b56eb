import Foundation

/// The content of a cell that another framework lays out and describes, as SwiftUI does for a hosting configuration.
@MainActor
package protocol HostedCellContent: UIView {
  /// What the cell gives to its content.
  var cellValues: HostedCellValues { get set }
  /// From the content's leading edge to where the line below the row begins, in points; nil for the system's place.
  var separatorLeading: CGFloat? { get }
  /// From the content's trailing edge to where the line below the row ends, in points; nil for the system's place.
  var separatorTrailing: CGFloat? { get }
  /// The actions that a swipe over the row reveals.
  var swipeActions: [UIAccessibilityCustomAction] { get }
  /// Called before the cell shows something else.
  func cellWillBeReused()
}

/// What a cell gives to its hosted content.
package struct HostedCellValues: Equatable {
  /// The margins of the cell, in points.
  package var margins = NSDirectionalEdgeInsets()
  /// What the cell adds to the traits of the elements in it.
  package var traits = UIAccessibilityTraits.none

  package init() {}
}

/// A cell whose content may be hosted.
@MainActor
package protocol HostingCell: UIView {
  /// What the app's table or collection offers for the row.
  var actionsOfRow: [UIAccessibilityCustomAction] { get }
  /// The size of the content is another one.
  func hostedContentDidChangeSize()
}

extension UITableViewCell: HostingCell {
  package var actionsOfRow: [UIAccessibilityCustomAction] { table?.swipeActions(of: self) ?? [] }

  package func hostedContentDidChangeSize() { table?.rowContentDidChange(self) }

  final var hostedContent: (any HostedCellContent)? { contentConfigurationView as? any HostedCellContent }

  /// Gives the content what it takes over of the cell.
  final func updateHostedContent() {
    guard let hosted = hostedContent else { return }
    var values = HostedCellValues()
    values.margins = contentView.directionalLayoutMargins
    values.traits = rowTraits
    if hosted.cellValues != values { hosted.cellValues = values }
  }
}

extension UICollectionViewCell: HostingCell {
  package var actionsOfRow: [UIAccessibilityCustomAction] { collection?.swipeActions(of: self) ?? [] }

  package func hostedContentDidChangeSize() { collection?.itemContentDidChange() }
}

extension UICollectionView {
  /// The swipe actions of an item of a list, as the custom actions that VoiceOver offers.
  final func swipeActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = indexPath(for: cell),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return [] }
    let leading = list.leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    let trailing = list.trailingSwipeActionsConfigurationProvider?(path)?.actions ?? []
    return (leading + trailing).map { $0.customAction(of: cell) }
  }
}

extension UIContextualAction {
  /// The action as assistive technologies offer it.
  final func customAction(of cell: UIView) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: title ?? image?.accessibilityLabel ?? "") { [weak cell] _ in
      guard let cell else { return false }
      var isDone = false
      self.handler(self, cell) { isDone = $0 }
      return isDone
    }
  }
}
