import Foundation

/// Notified of every change that may affect what an assistive technology reads.
@MainActor
package protocol AccessibilityChangeListener: AnyObject {
  /// A label, value, trait or other attribute of one object may have changed.
  func attributesChanged(of object: AccessibleObject)
  /// Elements may have been added, removed or moved under an object.
  func structureChanged(under object: AccessibleObject)
  /// The app posted a notification.
  func posted(_ notification: UIAccessibility.Notification, argument: Any?)
  /// Whether changes in a view concern the listener.
  func listens(to view: UIView) -> Bool
}

extension AccessibilityChangeListener {
  package func listens(to view: UIView) -> Bool { true }
}

/// The single channel through which views report that they changed.
///
/// While no assistive technology is running, nothing listens, and reporting a change costs one test of an empty list.
@MainActor
package final class AccessibilityChanges {
  package static let shared = AccessibilityChanges()

  private var listeners: [WeakListener] = []

  private struct WeakListener { weak var listener: (any AccessibilityChangeListener)? }

  package func add(_ listener: any AccessibilityChangeListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    listeners.append(WeakListener(listener: listener))
  }

  package func remove(_ listener: any AccessibilityChangeListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  package func attributesChanged(of object: AccessibleObject) {
    for entry in listeners { entry.listener?.attributesChanged(of: object) }
  }

  package func structureChanged(under object: AccessibleObject) {
    if listeners.isEmpty { return }
    for entry in listeners { entry.listener?.structureChanged(under: object) }
  }

  /// - Parameter view: where it happened; nil notifies every listener.
  func post(_ notification: UIAccessibility.Notification, argument: Any?, in view: UIView? = nil) {
    for entry in listeners {
      if let view, entry.listener?.listens(to: view) == false { continue }
      entry.listener?.posted(notification, argument: argument)
    }
  }
}

/// The element under each assistive technology's cursor.
@MainActor
package final class AccessibilityFocus {
  package static let shared = AccessibilityFocus()

  private var cursors: [(technology: UIAccessibility.AssistiveTechnologyIdentifier, element: WeakObject)] = []

  private struct WeakObject { weak var object: AnyObject? }

  /// Moves a technology's cursor, notifies the elements and posts the notification. The technology that moved last
  /// answers for "any".
  ///
  /// An element that already has the cursor is not notified, nor is one that has since been deallocated.
  package func move(
    to element: AccessibleObject?, of technology: UIAccessibility.AssistiveTechnologyIdentifier
  ) {
    let known = cursors.first { $0.technology == technology }
    let old = known?.element.object as? AccessibleObject
    cursors.removeAll { $0.technology == technology }
    if let element { cursors.append((technology, WeakObject(object: element))) }
    guard old !== element else { return }
    let asking: AccessibilityTechnology =
      technology == .notificationSwitchControl ? .switchControl : .voiceOver
    AccessibilityRequest.asking(as: asking) {
      old?.accessibilityElementDidLoseFocus()
      element?.accessibilityElementDidBecomeFocused()
    }
    NotificationCenter.default.tell(
      UIAccessibility.ElementFocusedMessage(
        element: element?.objectOfApp, before: old?.objectOfApp, technology: technology.rawValue))
  }

  func element(for technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> AnyObject? {
    let cursor =
      technology.map { technology in cursors.first { $0.technology == technology } } ?? cursors.last
    return (cursor?.element.object as? AccessibleObject)?.objectOfApp
  }

  func technologies(on object: AnyObject) -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
    let all = cursors.filter { $0.element.object === object }.map(\.technology)
    return all.isEmpty ? nil : Set(all)
  }
}
