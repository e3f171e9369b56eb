import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What is asked for when something is highlighted: a part of a text, in an element at its place.
struct TextKey: Sendable, Hashable {
  let element: AccessibilityElement.ID
  /// Where the element was: its text moves with it.
  let frame: CGRect
  let place: TextPlace
}

/// Where the sentence and the word are that are being spoken, as the app answered.
struct TextPlaces: Sendable {
  /// What is highlighted of each unit, and its places; empty where the app does not know them.
  var known: [ContentHighlight.Unit: (key: TextKey, frames: [CGRect])] = [:]
  /// What was asked for last.
  var asked: [ContentHighlight.Unit: TextKey] = [:]
}

extension SpokenContentEngine {
  /// Whether the app has been asked for the place of something that is highlighted now.
  var isLocating: Bool {
    !highlights.isEmpty && places.asked.values.contains { requests.contains(.locate($0)) }
  }

  /// Where a part of an element's text is. The app is asked; until it has answered, and where it does not know, it is what
  /// the frame of the element tells.
  mutating func frames(
    of unit: ContentHighlight.Unit, _ place: TextPlace, in element: AccessibilityElement
  ) -> [CGRect] {
    let estimate = [element.frame(of: place.range, count: place.text.utf16.count)]
    let frame = element.frame
    // What is not even equal to itself would be asked for without end.
    guard frame == frame else { return estimate }
    let key = TextKey(element: element.id, frame: frame, place: place)
    if let known = places.known[unit], known.key == key {
      return known.frames.isEmpty ? estimate : known.frames
    }
    places.asked[unit] = key
    if !requests.contains(.locate(key)) { ask(.locateText(place), of: element.id, for: .locate(key)) }
    return estimate
  }

  /// Takes the answer of the app; frames are nil where it does not know.
  mutating func located(_ key: TextKey, _ frames: [CGRect]?) {
    for (unit, asked) in places.asked where asked == key { places.known[unit] = (key, frames ?? []) }
    show()
  }
}
