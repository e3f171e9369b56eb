import Foundation

/// A view whose content makes way for the keyboard, as that of a table view controller does, and every screen of
/// SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcontroller> (“the controller automatically
/// scrolls the table”) and <https://developer.apple.com/documentation/swiftui/safearearegions/keyboard>.
@MainActor
package protocol KeyboardAvoiding: UIView {
  /// Whether it does now.
  var avoidsKeyboard: Bool { get }
}

extension UIView {
  /// By how much more the keyboard covers the bottom of the view than the safe area does, in points.
  package final var keyboardSafeAreaInset: CGFloat {
    guard Keyboard.shared.coversSomething, let view = self as? any KeyboardAvoiding, view.avoidsKeyboard
    else { return 0 }
    return max(0, Keyboard.shared.coveredHeight(of: self) - safeAreaInsetsWithoutKeyboard.bottom)
  }
}

extension UITableView: KeyboardAvoiding {
  package var avoidsKeyboard: Bool { viewController is UITableViewController }
}

extension Keyboard {
  /// Scrolls what is written in to where the keyboard does not cover it, if it is in a view that makes way.
  func revealFirstResponder() {
    guard let view = UIApplication.shared.firstResponder as? UIView, let window = view.window else { return }
    window.layoutIfNeeded()
    var isInAvoiding = false
    var scrollViews: [UIScrollView] = []
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { scrollViews.append(scroll) }
      if (current as? any KeyboardAvoiding)?.avoidsKeyboard == true { isInAvoiding = true }
      ancestor = current.superview
    }
    guard isInAvoiding else { return }
    for scroll in scrollViews {
      // Of what is higher than the room that is left, the place at which is written.
      let room = scroll.bounds.inset(by: scroll.adjustedContentInset)
      var wanted = view.bounds
      if room.contains(scroll.convert(wanted, from: view)) { continue }
      if wanted.height > room.height, let text = view as? UITextView {
        let share = CGFloat(text.selectedRange.location) / CGFloat(max(1, text.text.utf16.count))
        wanted = CGRect(
          x: wanted.minX, y: share * max(0, wanted.height - 44), width: wanted.width, height: 44)
      }
      scroll.scrollRectToVisible(scroll.convert(wanted.insetBy(dx: 0, dy: -8), from: view), animated: false)
      window.layoutIfNeeded()
    }
  }
}
