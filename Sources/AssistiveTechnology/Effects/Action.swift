import AccessibilityTree
import Foundation

/// An action that an engine asks of the app, by way of the provider.
public struct ActionRequest: Hashable, Sendable, Codable {
  /// Comes back with the ``ActionOutcome``.
  public var number: Int
  public var action: Action
  /// The element that is asked first; nil for an action on the screen as a whole.
  public var element: AccessibilityElement.ID?

  public init(number: Int, action: Action, element: AccessibilityElement.ID?) {
    self.number = number
    self.action = action
    self.element = element
  }
}

/// What may be asked of an app.
public enum Action: Hashable, Sendable, Codable {
  /// The default action: the element's own, else a tap at its activation point.
  case activate
  /// A long touch at the activation point.
  case longPress
  case increment, decrement
  /// Asked of the element, then of those above it, until one takes it.
  case escape, magicTap
  case scroll(ScrollDirection)
  /// Moves the scroll views around the element until it shows.
  case scrollToVisible
  /// Brings into being the elements that come next in a scroll view around the element: the next rows of
  /// a table. Fails when there are none in that direction.
  case revealMore(forward: Bool)
  /// Asks how far the innermost scroll view around the element is scrolled; nothing moves. The words come
  /// with the outcome: "Page 2 of 5".
  case scrollStatus
  /// A custom action, by its place in the element's list.
  case custom(Int)
  /// A finger, as it is: pass-through and direct touch.
  case touch(Touch)
  case zoom(into: Bool)
  /// Begins to drag what the source with that place in the element's list stands for.
  case drag(source: Int)
  /// Drops what is dragged on the drop point with that place in the element's list.
  case drop(point: Int)
  case edit(TextEdit)
  /// The next item of a rotor that the app adds.
  case search(RotorSearch)
}

/// The direction of a scroll: horizontal values follow the finger, vertical ones the scroll bar
/// (`UIAccessibilityScrollDirection`).
public enum ScrollDirection: Int, Hashable, Sendable, Codable, CaseIterable {
  case right = 1, left, up, down, next, previous
}

/// A change to the text of the element that is being edited. Ranges count UTF-16 units.
public enum TextEdit: Hashable, Sendable, Codable {
  case insert(String)
  case deleteBackward
  case select(Range<Int>)
  case selectAll
  case cut, copy, paste
  case undo, redo
  /// What the return key does.
  case submit
}

/// A question to a rotor that the app adds.
public struct RotorSearch: Hashable, Sendable, Codable {
  /// Which of the element's rotors, by its place in the list.
  public var rotor: Int
  public var forward: Bool
  /// The range from which the search goes on; nil for the element as a whole.
  public var from: Range<Int>?

  public init(rotor: Int, forward: Bool, from: Range<Int>? = nil) {
    self.rotor = rotor
    self.forward = forward
    self.from = from
  }
}
