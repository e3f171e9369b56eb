import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A view that draws text by itself, and knows where each part of it is.
@MainActor
package protocol TextPlacing: UIView {
  /// The text as it is shown; nil for none.
  var placedText: String? { get }
  /// The rectangles that some characters cover, one for each line or part of one, in the view's coordinates.
  func rects(ofPlaced range: NSRange) -> [CGRect]
}

extension UILabel: TextPlacing {
  package var placedText: String? { text }
  package func rects(ofPlaced range: NSRange) -> [CGRect] { rects(of: range) }
}

extension UIAccessibility.Notification {
  /// The command Speak of an edit menu was chosen. It is the system's, so that no app can name it.
  static let speakSelection = Self(rawValue: 0x5350_4B53)
}

/// Where text is that is spoken.
extension AccessibilityProvider {
  /// The rectangles that a part of an element's text covers, one for each line or part of one, in screen coordinates; empty
  /// where nothing in the element shows that text.
  func frames(of place: TextPlace, in object: AccessibleObject) -> [CGRect] {
    guard let view = view(around: object) else { return [] }
    let whole = place.text as NSString
    guard place.range.lowerBound >= 0, place.range.upperBound <= whole.length else { return [] }
    let wanted = NSRange(location: place.range.lowerBound, length: place.range.count)
    // An element inside a view has only part of what the view shows.
    let bounds = object is UIView ? nil : object.accessibilityFrame.insetBy(dx: -1, dy: -1)
    var from = 0
    var frames: [CGRect] = []
    for shown in Self.texts(in: view) {
      guard let text = shown.placedText, !text.isEmpty, from < whole.length else { continue }
      if let bounds, !bounds.contains(Self.middle(of: shown)) { continue }
      // A cell is called by the words of all its labels, one after the other.
      let found = whole.range(of: text, range: NSRange(location: from, length: whole.length - from))
      guard found.location != NSNotFound else { continue }
      from = found.location + found.length
      let part = NSIntersectionRange(found, wanted)
      guard part.length > 0 else { continue }
      let own = NSRange(location: part.location - found.location, length: part.length)
      frames += shown.rects(ofPlaced: own).map { shown.convertToScreen($0) }
    }
    return frames
  }

  private static func middle(of view: UIView) -> CGPoint {
    let frame = view.convertToScreen(view.bounds)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The views that show text in a view, in the order in which they are drawn.
  private static func texts(in view: UIView) -> [any TextPlacing] {
    guard !view.isHidden else { return [] }
    let own = (view as? any TextPlacing).map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(in: $0) }
  }
}
