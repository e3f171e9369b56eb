import CurbcutFoundation
import Foundation

/// A drag by an assistive technology: an element offers its drags as actions and, while something is dragged, the drops
/// on it.
///
/// Follows `UIAccessibility.h`, `UIAccessibilityDragging`: the interactions in a view's subtree are exposed without the
/// app's help, as are those of a table or collection view for its cells; descriptors of the app replace them.
@MainActor
final class AccessibleDrag {
  /// Whether any view has had a drag interaction, so that there is something to look for.
  static var mayExist = false
  /// The drag that is under way.
  private(set) static var current: AccessibleDrag?

  private let interaction: UIDragInteraction
  private let session: DragSession

  private init(_ interaction: UIDragInteraction, _ session: DragSession) {
    self.interaction = interaction
    self.session = session
  }

  // MARK: Actions

  /// The drags from an object; while something is dragged, the drops on it, and the end of the drag.
  static func actions(of object: AccessibleObject) -> [UIAccessibilityCustomAction] {
    let sources = sources(of: object)
    guard let drag = current, drag.isOnScreen else {
      return sources.map { source in
        UIAccessibilityCustomAction(attributedName: source.attributedName) { _ in begin(at: source) }
      }
    }
    let drops = drag.points(of: object).map { point in
      UIAccessibilityCustomAction(attributedName: point.attributedName) { _ in drag.drop(at: point) }
    }
    if drops.isEmpty, sources.isEmpty { return [] }
    return drops + [
      UIAccessibilityCustomAction(name: SystemWord.cancelDrag.text) { _ in
        drag.end(drops: false)
        return true
      }
    ]
  }

  private static func begin(at source: UIAccessibilityLocationDescriptor) -> Bool {
    guard let view = source.view, let interaction = view.dragInteractions.first,
      let session = interaction.beginSession(at: source.point)
    else { return false }
    current = AccessibleDrag(interaction, session)
    interaction.didBegin(session)
    // Other actions are offered now.
    view.window?.accessibilityStructureDidChange()
    return true
  }

  private func drop(at point: UIAccessibilityLocationDescriptor) -> Bool {
    guard let view = point.view, view.window != nil else { return false }
    interaction.didMove(session, to: view.convert(point.point, to: nil))
    return end(drops: true) != .cancel
  }

  @discardableResult
  private func end(drops: Bool) -> UIDropOperation {
    Self.current = nil
    interaction.view?.window?.accessibilityStructureDidChange()
    return interaction.didEnd(session, drops: drops)
  }

  /// Cancels the drag under way, if any, as the escape gesture does.
  static func cancel() -> Bool {
    guard let current, current.isOnScreen else { return false }
    current.end(drops: false)
    return true
  }

  private var isOnScreen: Bool { interaction.view?.window != nil }

  // MARK: Places

  /// Where drags from an object begin.
  private static func sources(of object: AccessibleObject) -> [UIAccessibilityLocationDescriptor] {
    if let given = object.accessibilityDragSourceDescriptors {
      return given.filter { $0.view?.dragInteractions.isEmpty == false }
    }
    guard let view = object.draggedView else { return [] }
    let label = object.accessibilityLabel ?? ""
    let name = SystemWord.dragItem.text(label).trimmingCharacters(in: .whitespaces)
    if let list = view.listAround, list.dragInteractions.contains(where: \.hasSource) {
      return [
        UIAccessibilityLocationDescriptor(name: name, point: list.convert(view.middle, from: view), in: list)
      ]
    }
    return view.subtree { !$0.dragInteractions.isEmpty }
      .map { UIAccessibilityLocationDescriptor(name: name, view: $0) }
  }

  /// Where what is dragged can be dropped on an object.
  private func points(of object: AccessibleObject) -> [UIAccessibilityLocationDescriptor] {
    func takes(_ view: UIView) -> Bool {
      view.interactions.contains { interaction in
        guard let drop = interaction as? UIDropInteraction else { return false }
        return drop.delegate?.dropInteraction(drop, canHandle: session) ?? false
      }
    }
    if let given = object.accessibilityDropPointDescriptors {
      return given.filter { $0.view.map(takes) ?? false }
    }
    guard let view = object.draggedView else { return [] }
    let name = SystemWord.dropOnto.text(object.accessibilityLabel ?? "").trimmingCharacters(in: .whitespaces)
    if let list = view.listAround, takes(list) {
      return [
        UIAccessibilityLocationDescriptor(name: name, point: list.convert(view.middle, from: view), in: list)
      ]
    }
    return view.subtree(where: takes).map { UIAccessibilityLocationDescriptor(name: name, view: $0) }
  }
}

extension UIDragInteraction {
  /// Whether there is anybody to provide items.
  fileprivate var hasSource: Bool {
    switch self {
    case let rows as RowDrag: rows.owner != nil
    case let items as ItemDrag: items.owner != nil
    default: delegate != nil
    }
  }
}

extension AccessibleObject {
  /// The view whose interactions an element stands for.
  fileprivate var draggedView: UIView? { self as? UIView }
}

extension UIView {
  fileprivate var dragInteractions: [UIDragInteraction] {
    interactions.compactMap { $0 as? UIDragInteraction }.filter { $0.isEnabled && $0.hasSource }
  }

  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The table or collection view of which this is a cell, or a part of a cell that is no element itself: the rows of
  /// lists are elements.
  fileprivate var listAround: UIView? {
    if let row = self as? UITableViewCell { return row.table }
    if let row = self as? UICollectionViewListCell { return row.collection }
    var next: UIView? = self
    while let view = next, !(view is UITableViewCell), !(view is UICollectionViewListCell) {
      if let cell = view as? UICollectionViewCell { return cell.collection }
      next = view.storedSuperview
    }
    return nil
  }

  /// The views in this hierarchy, itself included, that match; those inside a match are not looked at.
  fileprivate func subtree(where matches: (UIView) -> Bool) -> [UIView] {
    if matches(self) { return [self] }
    return storedSubviews.flatMap { $0.subtree(where: matches) }
  }
}
