import CurbcutUIKit
import Foundation

/// A constraint as a trial writes it: `label.top = safe.bottom + 8`, `icon.width >= 24`.
///
/// `root` is the view that contains all of them, `safe` its safe area, `margins` its layout margins.
@MainActor
struct TrialConstraint {
  private let path: String
  private let text: String

  init(_ text: String, path: String) {
    self.text = text
    self.path = path
  }

  func activate(in root: UIView) throws {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 3, let relation = Self.relations[words[1]] else {
      throw wrong("is not of the form a.top = b.bottom + 8")
    }
    let (first, attribute) = try side(words[0], in: root)
    var second: AnyObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var constant = 0.0
    if let number = Double(words[2]), words.count == 3 {
      constant = number
    } else {
      (second, other) = try side(words[2], in: root)
      if words.count == 5, let number = Double(words[4]), ["+", "-"].contains(words[3]) {
        constant = words[3] == "-" ? -number : number
      } else if words.count != 3 {
        throw wrong("does not end in a constant")
      }
    }
    for case let view as UIView in [first, second] where view !== root {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant
    ).isActive = true
  }

  private func side(_ text: String, in root: UIView) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let attribute = Self.attributes[parts[1]] else {
      throw wrong("\"\(text)\" is not a view and an attribute")
    }
    switch parts[0] {
    case "root": return (root, attribute)
    case "safe": return (root.safeAreaLayoutGuide, attribute)
    case "margins": return (root.layoutMarginsGuide, attribute)
    default:
      guard let view = TrialView.view(withID: parts[0], in: root) else {
        throw wrong("there is no view \"\(parts[0])\"")
      }
      return (view, attribute)
    }
  }

  private func wrong(_ problem: String) -> CaseError {
    CaseError(path: path, problem: "\"\(text)\": \(problem)")
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "=": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY,
  ]
}
