import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Creates the constraints of all views. Their items may be anywhere in the scene.
  ///
  /// Constraints that are not installed, or whose views are not installed, are created too, since outlets may lead to
  /// them, but not activated.
  func activateConstraints() {
    var constraints: [NSLayoutConstraint] = []
    for (elements, isInstalled, view) in pendingConstraints {
      let isViewLeftOut = view.interfaceBuilderSource.map { leftOut.contains($0.objectID) } ?? false
      for element in elements {
        guard let constraint = constraint(element, of: view) else { continue }
        let ids = [element["firstItem"], element["secondItem"]].compactMap { $0 }
        if isInstalled, isViewLeftOut || !ids.contains(where: { leftOut.contains($0) }) {
          constraints.append(constraint)
        } else {
          keepAlive.append(constraint)
        }
      }
    }
    pendingConstraints = []
    NSLayoutConstraint.activate(constraints)
  }

  private func constraint(_ element: IBElement, of view: UIView) -> NSLayoutConstraint? {
    let reader = document.reader(element)
    defer { reader.finish() }
    reader.note("symbolType", "userLabel")
    let isPlaceholder = reader.bool("placeholder") ?? false
    let first = item(reader.string("firstItem"), in: view, of: element)
    let second = item(reader.string("secondItem"), in: view, of: element)
    let relation = reader.string("relation")
    var firstAttribute: NSLayoutConstraint.Attribute?
    reader.choice("firstAttribute", Self.attributes) { firstAttribute = $0 }
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    reader.choice("secondAttribute", Self.attributes) { secondAttribute = $0 }
    let isSymbolic = reader.bool("symbolic") ?? false
    let constant = reader.number("constant")
    let multiplier = reader.string("multiplier").map { self.multiplier($0, of: element) } ?? 1
    let priority = reader.number("priority")
    let identifier = reader.string("identifier")

    // Xcode removes placeholder constraints when it builds the app.
    guard !isPlaceholder, let firstAttribute else { return nil }
    guard case .found(let firstItem) = first else { return nil }
    var secondItem: AnyObject?
    if secondAttribute != .notAnAttribute {
      guard case .found(let found) = second else { return nil }
      secondItem = found
    }
    let (one, oneAttribute) = anchored(firstItem ?? view, firstAttribute)
    let (two, twoAttribute) = secondItem.map { anchored($0, secondAttribute) } ?? (nil, .notAnAttribute)
    let standard: CGFloat = isSymbolic ? Self.standardSpacing(one, two) : 0
    let constraint = NSLayoutConstraint(
      item: one, attribute: oneAttribute, relatedBy: Self.relations[relation ?? "equal"] ?? .equal,
      toItem: two,
      attribute: twoAttribute, multiplier: multiplier, constant: constant ?? standard)
    if let priority { constraint.priority = UILayoutPriority(rawValue: Self.priority(priority)) }
    constraint.identifier = identifier
    register(constraint, for: element)
    addConnections(reader, of: constraint)
    return constraint
  }

  private enum Item {
    /// The item; nil for the view that owns the constraint.
    case found(AnyObject?)
    case missing
  }

  private func item(_ id: String?, in view: UIView, of element: IBElement) -> Item {
    guard let id else { return .found(nil) }
    if let object = object(id) { return .found(object) }
    if !isLeftOut(id) {
      document.warn(
        "this constraint refers to ‘\(id)’, which is not in the scene, and was left out", at: element)
    }
    return .missing
  }

  /// An item and attribute for `NSLayoutConstraint`. The top and bottom layout guides of a controller, which Xcode 5 to
  /// 8
  /// wrote, become the edges of its view and of the view's safe area.
  private func anchored(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> (Any, NSLayoutConstraint.Attribute) {
    if let guide = item as? ControllerLayoutGuide, let view = guide.view {
      switch (guide.edge, attribute) {
      case (.top, .bottom), (.top, .lastBaseline), (.top, .firstBaseline):
        return (view.safeAreaLayoutGuide, .top)
      case (.bottom, .top), (.bottom, .lastBaseline), (.bottom, .firstBaseline):
        return (view.safeAreaLayoutGuide, .bottom)
      default: return (view, attribute)
      }
    }
    return (item, attribute)
  }

  private func multiplier(_ text: String, of element: IBElement) -> CGFloat {
    for separator in [":", "/"] as [Character] {
      let parts = text.split(separator: separator)
      if parts.count == 2, let a = ElementReader.number(String(parts[0])),
        let b = ElementReader.number(String(parts[1])), b != 0
      {
        return a / b
      }
    }
    if let value = ElementReader.number(text), value != 0 { return value }
    document.warn("‘\(text)’ is not a multiplier; expected a number, a:b or a/b", at: element)
    return 1
  }

  /// The system spacing between siblings, or between a view and its superview.
  private static func standardSpacing(_ one: Any, _ two: Any?) -> CGFloat {
    guard let one = one as? UIView, let two = two as? UIView else { return 8 }
    return one.superview === two || two.superview === one ? 20 : 8
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// The top or bottom layout guide of a view controller, which safe areas have replaced.
final class ControllerLayoutGuide {
  enum Edge { case top, bottom }

  let edge: Edge
  weak var view: UIView?

  init(_ edge: Edge) { self.edge = edge }
}
