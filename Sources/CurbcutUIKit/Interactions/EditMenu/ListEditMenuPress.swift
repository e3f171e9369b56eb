import Foundation

/// Shows the edit menu of a row or item after a long press on it, with what the delegate of the list allows.
///
/// iOS asks the delegate about Cut, Copy and Paste, and about the app's own commands (`UIMenuController.menuItems`) that the
/// cell has methods for.
final class ListEditMenuPress: UILongPressGestureRecognizer {
  /// A row or item that has a menu.
  struct Target {
    var cell: UIView
    var canPerform: (Selector) -> Bool
    var perform: (Selector) -> Void
  }

  private let gate: Gate

  /// Finds the row or item before the gesture begins, so that without one it fails and the touch is delivered normally.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    let find: (CGPoint) -> Target?
    var target: Target?

    init(find: @escaping (CGPoint) -> Target?) { self.find = find }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let view = gestureRecognizer.view, let window = view.window, !ControlOverlay.isOpen(in: window)
      else { return false }
      target = find(gestureRecognizer.location(in: view))
      return target != nil
    }
  }

  /// - Parameter find: the row or item at a point of the list that is to show its menu; nil for none.
  init(find: @escaping (CGPoint) -> Target?) {
    gate = Gate(find: find)
    super.init(target: nil, action: nil)
    delegate = gate
    addHandler { [weak self] press in
      guard let self, press.state == .began, let target = gate.target else { return }
      gate.target = nil
      Self.show(target)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the gesture to a list. A context menu comes first.
  func add(to list: UIView) {
    for case let menu as ContextMenuPress in list.gestureRecognizers ?? [] { require(toFail: menu) }
    list.addGestureRecognizer(self)
  }

  /// What the menu offers for a row or item.
  static func commands(for target: Target) -> [UIMenuElement] {
    let standard: [(SystemWord, StandardEditAction)] = [(.cut, .cut), (.copy, .copy), (.paste, .paste)]
    let edits = standard.compactMap { word, action -> UIMenuElement? in
      guard target.canPerform(action.selector) else { return nil }
      return UIAction(title: word.text) { _ in target.perform(action.selector) }
    }
    let own = (UIMenuController.shared.menuItems ?? []).filter {
      target.cell.responds(to: $0.action) && target.canPerform($0.action)
    }
    return edits
      + own.map { item in
        UIAction(title: item.title) { [weak cell = target.cell] _ in
          guard let cell else { return }
          UIApplication.shared.sendAction(item.action, to: cell, from: UIMenuController.shared, for: nil)
        }
      }
  }

  private static func show(_ target: Target) {
    UIMenuController.shared.show(from: target.cell, rect: target.cell.bounds) {
      UIMenu(children: commands(for: target))
    }
  }
}
