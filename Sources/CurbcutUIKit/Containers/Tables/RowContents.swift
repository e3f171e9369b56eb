import Foundation

/// The views that would be accessibility elements in a row if the row itself were not one.
@MainActor
struct RowContents {
  struct Content {
    var view: UIView
    /// Its label, and its value if it has one: for example, a progress bar's value.
    var text: String?
    /// Whether the user can interact with it, so that it must remain a separate element.
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
    // Line by line from the top, and within a line in the direction of reading.
    contents = found.enumerated().sorted { a, b in
      let (one, two) = (a.element.frame, b.element.frame)
      if one.maxY <= two.minY + 4 && one.minY < two.minY { return true }
      if two.maxY <= one.minY + 4 && two.minY < one.minY { return false }
      if one.minX != two.minX { return (one.minX < two.minX) != isRightToLeft }
      return a.offset < b.offset
    }.map(\.element)
  }

  var controls: [UIView] { contents.filter(\.isControl).map(\.view) }

  /// The combined traits of the texts and images.
  var passiveTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    for one in contents where !one.isControl { traits.formUnion(one.traits) }
    // Text beside an image makes a row of text, not an image.
    if traits.contains(.staticText) { traits.remove(.image) }
    return traits
  }

  /// The texts of everything that is not a control, joined as iOS joins them.
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
      // Controls are not asked for a label: a switch without one would ask the row for it, in infinite recursion.
      let text =
        isControl ? nil : join([view.accessibilityLabel, view.accessibilityValue].compactMap(\.self))
      found.append(Content(view: view, text: text, isControl: isControl, traits: traits, frame: frame))
    } else if view is UIControl, view.accessibilityDefaults.isElement(view) {
      // The app hid the control from assistive technologies; the row may offer it as an action instead.
    } else if view.accessibilityElements?.isEmpty == false || view is UIControl {
      found.append(Content(view: view, text: nil, isControl: true, traits: .none, frame: frame))
    } else {
      for child in view.subviews { collect(child, in: row, into: &found) }
    }
  }
}
