import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What is being read aloud, and how far it has come.
struct Reading: Sendable {
  enum Source: Sendable, Equatable {
    case screen, selection, touch
  }

  let source: Source
  /// What is read now.
  var element: SpokenElement
  /// Where the current request begins in it.
  var start = SpokenElement.Place()
  /// The word that was reached.
  var place = SpokenElement.Place()
  /// Where the selected text begins in the text of its element, in UTF-16 units.
  var selectionStart = 0
  /// The request that reads it.
  var request = 0
  /// The index of the element when it was last seen.
  var index: Int
  /// What has been read, by element, in the words of that time.
  var spoken: [AccessibilityElement.ID: String] = [:]
  /// The elements before the current one, for the way back.
  var passed: [AccessibilityElement.ID] = []
  /// Until when more of a scroll view is awaited; nil while it is not.
  var waitsUntil: Double?
  /// The scroll view that is asked for more, as the id of its container, and what comes after it if there is no more.
  var scrolling: Scrolling?

  struct Scrolling: Sendable, Equatable {
    /// The scroll view that is being left; nil for whatever the element above scrolls.
    var container: AccessibilityElement.ID?
    var next: AccessibilityElement.ID?
    /// The index of what comes after it, when it was last seen.
    var nextIndex: Int?
  }

  init(_ source: Source, _ element: SpokenElement, index: Int) {
    self.source = source
    self.element = element
    self.index = index
  }

  /// How long a scroll view may take to show more, in seconds.
  static let patience = 0.6
}
