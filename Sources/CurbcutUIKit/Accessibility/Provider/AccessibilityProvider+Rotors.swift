import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The rotors that an app adds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>.
extension AccessibilityProvider {
  /// The rotors that are offered on an object: its own, then those of the objects around it, up to the window and
  /// including the controllers on the way. A search identifies a rotor by its index in this list.
  func rotors(for object: AccessibleObject) -> [UIAccessibilityCustomRotor] {
    var rotors: [UIAccessibilityCustomRotor] = []
    _ = goUp(from: object) { current in
      for rotor in current.accessibilityCustomRotors ?? [] where !rotors.contains(where: { $0 === rotor }) {
        rotors.append(rotor)
      }
      return current is UIWindow
    }
    return rotors
  }

  /// The next item of a rotor; nil when the app finds none.
  func search(_ search: RotorSearch, from object: AccessibleObject) -> ActionOutcome.FoundItem? {
    let rotors = rotors(for: object)
    guard rotors.indices.contains(search.rotor) else { return nil }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    let known = object.objectOfApp as? any NSObjectProtocol ?? object
    let current = UIAccessibilityCustomRotorItemResult(targetElement: known, targetRange: nil)
    current.targetRange = search.from.flatMap { textRange($0, of: object) }
    predicate.currentItem = current
    predicate.searchDirection = search.forward ? .next : .previous
    guard let result = rotors[search.rotor].itemSearchBlock(predicate),
      let target = AccessibleObject.read(for: result.targetElement)
    else { return nil }
    updateDuringAction()
    if resolved(target) == nil, scrollToVisible(target) { updateDuringAction() }
    guard let id = resolved(target) else { return nil }
    guard let range = result.targetRange else { return .init(element: id) }
    let words = textInput(of: target)?.text(in: range)
    return .init(
      element: id, range: offsets(of: range, in: target), text: words.map { AccessibilityText($0) })
  }

  // MARK: Ranges

  private func textRange(_ range: Range<Int>, of object: AccessibleObject) -> UITextRange? {
    guard let input = textInput(of: object) else {
      return TextOffsetRange(NSRange(location: range.lowerBound, length: range.count))
    }
    return input.textRange(ofUnits: range)
  }

  private func offsets(of range: UITextRange, in object: AccessibleObject) -> Range<Int>? {
    if let known = range as? TextOffsetRange {
      return known.range.location..<(known.range.location + known.range.length)
    }
    return textInput(of: object)?.units(ofRange: range)
  }
}

extension UITextInput {
  /// The text range for a range of UTF-16 units; nil when the text is shorter.
  func textRange(ofUnits range: Range<Int>) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
      let end = position(from: beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return textRange(from: start, to: end)
  }

  /// The UTF-16 units of a range of this text.
  func units(ofRange range: UITextRange) -> Range<Int>? {
    let start = offset(from: beginningOfDocument, to: range.start)
    let end = offset(from: beginningOfDocument, to: range.end)
    return start >= 0 && start <= end ? start..<end : nil
  }

  /// All of the text.
  var wholeText: String {
    textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
  }
}
