import Foundation

/// What would be elements in a row if the row were none.
@MainActor
struct RowContents {
  struct Content {
    var view: UIView
    /// Its label, and its value where it has one: a progress bar in a row says how far it is.
    var text: String?
    /// Something a person acts on, so that it must stay an element of its own.
    var isControl: Bool
    var traits: UIAccessibilityTraits
    var frame: CGRect
  }

  /// In reading order.
  private(set) var contents: [Content] = []

  init(of row: UIView, from views: [UIView]) {
    var found: [Content] = []
    for view in views { Self.collect(view, in: row, into: &found) }
    let isRightToLeft = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Lines from the top, and along a line in the direction of reading.
    contents = found.enumerated().sorted { a, b in
      let (one, two) = (a.element.frame, b.element.frame)
      if one.maxY <= two.minY + 4 && one.minY < two.minY { return true }
      if two.maxY <= one.minY + 4 && two.minY < one.minY { return false }
      if one.minX != two.minX { return (one.minX < two.minX) != isRightToLeft }
      return a.offset < b.offset
    }.map(\.element)
  }

  var controls: [UIView] { contents.filter(\.isControl).map(\.view) }

  /// The traits of the texts and pictures together.
  var passiveTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    for one in contents where !one.isControl { traits.formUnion(one.traits) }
    // Text beside a picture is a row of text, not a picture.
    if traits.contains(.staticText) { traits.remove(.image) }
    return traits
  }

  /// The labels of what is no control, joined as iOS joins them.
  var joinedText: String? { Self.join(contents.filter { !$0.isControl }.compactMap(\.text)) }

  static func join(_ texts: [String]) -> String? {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, in row: UIView, into found: inout [Content]) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    let frame = view.convert(view.bounds, to: row)
    if view.isAccessibilityElement {
      let traits = view.accessibilityTraits
      let actives: UIAccessibilityTraits = [
        .button, .link, .adjustable, .searchField, .toggleButton, .textEntry, .textArea, .keyboardKey,
      ]
      let isControl =
        view is UIControl || !traits.isDisjoint(with: actives)
        || !view.offeredCustomActions.isEmpty
      // A control is not asked: a switch without a label would ask the row for one, and so without end.
      let text =
        isControl ? nil : join([view.accessibilityLabel, view.accessibilityValue].compactMap(\.self))
      found.append(Content(view: view, text: text, isControl: isControl, traits: traits, frame: frame))
    } else if view is UIControl, view.accessibilityDefaults.isElement(view) {
      // The app took the control from assistive technologies; the row offers it as an action, or not at all.
    } else if view.accessibilityElements?.isEmpty == false || view is UIControl {
      found.append(Content(view: view, text: nil, isControl: true, traits: .none, frame: frame))
    } else {
      for child in view.subviews { collect(child, in: row, into: &found) }
    }
  }
}
