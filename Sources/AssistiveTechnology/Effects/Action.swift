import AccessibilityTree
import Foundation

/// An action that an engine requests from the app, by way of the provider.
public struct ActionRequest: Hashable, Sendable, Codable {
  /// Identifies the request; returned in ``ActionOutcome/request``.
  public var number: Int
  /// What the app is asked to do.
  public var action: Action
  /// The element that is asked first; nil for an action on the screen as a whole.
  public var element: AccessibilityElement.ID?

  /// Creates a request with the engine's own number for it; `element` is nil for the screen as a whole.
  public init(number: Int, action: Action, element: AccessibilityElement.ID?) {
    self.number = number
    self.action = action
    self.element = element
  }
}

/// What an engine may ask an app to do.
public enum Action: Hashable, Sendable, Codable {
  /// The default action: the element's own, or else a tap at its activation point.
  case activate
  /// A long press at the activation point.
  case longPress
  /// Opens the contextual menu of what is at the activation point; fails where there is none, and presses nothing then.
  case contextMenu
  /// Raises the value of an adjustable element by its own step.
  case increment
  /// Lowers the value of an adjustable element by its own step.
  case decrement
  /// Sent to the element, then up the hierarchy until one handles it.
  case escape, magicTap
  /// Scrolls by one page: sent to the element, then up the hierarchy.
  case scroll(ScrollDirection)
  /// Scrolls the scroll views around the element until it is visible.
  case scrollToVisible
  /// Scrolls so that the next elements of a scroll view around the element exist: the next rows of a table.
  /// Fails when there are none in that direction.
  case revealMore(forward: Bool)
  /// Asks how far the innermost scroll view around the element is scrolled, without scrolling it. The text
  /// comes with the outcome: "Page 2 of 5".
  case scrollStatus
  /// A custom action, by its index in the element's list.
  case custom(Int)
  /// A raw touch, for pass-through and direct touch.
  case touch(Touch)
  /// Zooms in (or out, when false) at the element: a swipe up or down with the rotor set to Zoom.
  case zoom(into: Bool)
  /// Begins a drag from the drag source with that index in the element's list.
  case drag(source: Int)
  /// Drops what is being dragged on the drop point with that index in the element's list.
  case drop(point: Int)
  /// Changes the text of the element that is being edited.
  case edit(TextEdit)
  /// Searches for the next item of a custom rotor.
  case search(RotorSearch)
  /// Asks where a part of the element's label or value is shown, line by line. The places come with the outcome.
  case locateText(TextPlace)
  /// A key of a hardware keyboard that the technology leaves to the app: its key commands, its menus, its games. Fails where
  /// nothing in the app takes it.
  case key(KeyPress)
}

/// The direction of a scroll: horizontal values follow the finger, vertical ones the scroll bar
/// (`UIAccessibilityScrollDirection`).
public enum ScrollDirection: Int, Hashable, Sendable, Codable, CaseIterable {
  /// The finger moves to the right: what is to the left of the page comes into view.
  case right = 1
  /// The finger moves to the left: what is to the right of the page comes into view.
  case left
  /// What is above the page comes into view.
  case up
  /// What is below the page comes into view.
  case down
  /// To the next page of something with ordered pages, such as a book.
  case next
  /// To the previous page of something with ordered pages.
  case previous
}

/// A change to the text of the element that is being edited. Ranges are in UTF-16 units.
public enum TextEdit: Hashable, Sendable, Codable {
  /// Inserts text in place of the selection, or at the insertion point.
  case insert(String)
  /// Deletes the selection, or the character before the insertion point if nothing is selected.
  case deleteBackward
  /// Selects a range; an empty one places the insertion point.
  case select(Range<Int>)
  /// Selects all of the text.
  case selectAll
  /// Moves the selection to the pasteboard.
  case cut
  /// Copies the selection to the pasteboard.
  case copy
  /// Pastes the text on the pasteboard in place of the selection, or at the insertion point.
  case paste
  /// Undoes the last change.
  case undo
  /// Redoes the change that was undone last.
  case redo
  /// What the return key does.
  case submit
}

/// A part of a text that an element shows.
public struct TextPlace: Hashable, Sendable, Codable {
  /// The label or the value of the element.
  public var text: String
  /// The part of ``text``, in UTF-16 units.
  public var range: Range<Int>

  /// Creates a place in a text; the range is in UTF-16 units.
  public init(_ range: Range<Int>, of text: String) {
    self.range = range
    self.text = text
  }
}

/// A search in a custom rotor of the app.
public struct RotorSearch: Hashable, Sendable, Codable {
  /// The index of the rotor in the element's list.
  public var rotor: Int
  /// True for the next item, false for the previous one.
  public var forward: Bool
  /// The range from which the search continues; nil for the element as a whole.
  public var from: Range<Int>?

  /// Creates a search from a range of the element's text, or from the element as a whole.
  public init(rotor: Int, forward: Bool, from: Range<Int>? = nil) {
    self.rotor = rotor
    self.forward = forward
    self.from = from
  }
}
