import Foundation

extension NSLayoutConstraint {
  /// The description that UIKit logs, with names in place of addresses, so that it is the same on every run.
  var statement: String {
    var text = "<NSLayoutConstraint"
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    text += " " + (visualForm ?? equation)
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    text += isActive ? "   (active" : "   (inactive"
    if visualForm != nil, let outer = containerOfVisualForm { text += ", names: '|':\(Self.name(of: outer))" }
    return text + ")>"
  }

  /// `UILabel'Name'.leading == UIView.leading + 16`
  private var equation: String {
    var text = Self.term(first) + " \(relation.symbol) "
    guard second.attribute != .notAnAttribute else { return text + Self.number(constant) }
    if multiplier != 1 { text += Self.number(multiplier) + "*" }
    text += Self.term(second)
    if constant > 0 { text += " + \(Self.number(constant))" }
    if constant < 0 { text += " - \(Self.number(-constant))" }
    return text
  }

  private static func term(_ operand: Operand) -> String {
    let end = "\(name(of: operand.item)).\(operand.attribute.name)"
    guard operand.originAttribute != .notAnAttribute else { return end }
    return "(\(end) - \(name(of: operand.originItem)).\(operand.originAttribute.name))"
  }

  /// The view represented by `|` in the visual form: the superview, if one item is the other's superview.
  private var containerOfVisualForm: UIView? {
    guard let a = firstItem as? UIView, let b = secondItem as? UIView else { return nil }
    if a.superview === b { return b }
    if b.superview === a { return a }
    return nil
  }

  /// `H:|-(16)-[UILabel'Name']`, if the constraint is a distance between neighbouring edges.
  private var visualForm: String? {
    guard multiplier == 1, first.originAttribute == .notAnAttribute,
      second.originAttribute == .notAnAttribute,
      let a = firstItem as? UIView, let b = secondItem as? UIView
    else { return nil }
    let axis: String
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing), (.left, .left),
      (.right, .right),
      (.left, .right), (.trailing, .leading), (.right, .left):
      axis = "H"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom), (.bottom, .top): axis = "V"
    default: return nil
    }
    let isStart = [.leading, .left, .top].contains(first.attribute)
    let isSameEdge = first.attribute == second.attribute
    if isSameEdge {
      let inner: UIView
      let distance: CGFloat
      let relation: Relation
      if a.superview === b {
        (inner, distance, relation) =
          isStart ? (a, constant, self.relation) : (a, -constant, self.relation.flipped)
      } else if b.superview === a {
        (inner, distance, relation) =
          isStart ? (b, -constant, self.relation.flipped) : (b, constant, self.relation)
      } else {
        return nil
      }
      let gap = Self.gap(distance, relation)
      let name = "[\(Self.name(of: inner))]"
      return isStart ? "\(axis):|-\(gap)-\(name)" : "\(axis):\(name)-\(gap)-|"
    }
    guard a.superview != nil, a.superview === b.superview else { return nil }
    let gap = isStart ? Self.gap(constant, relation) : Self.gap(-constant, relation.flipped)
    let (before, after) = isStart ? (b, a) : (a, b)
    return "\(axis):[\(Self.name(of: before))]-\(gap)-[\(Self.name(of: after))]"
  }

  private static func gap(_ distance: CGFloat, _ relation: Relation) -> String {
    relation == .equal ? "(\(number(distance)))" : "(\(relation.symbol)\(number(distance)))"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }

  /// The class of an item and, if it has one, its identifier, its text or its object ID in the nib file.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let type = "\(Swift.type(of: item))"
    if let guide = item as? UILayoutGuide {
      return guide.identifier.isEmpty ? type : "\(type)'\(guide.identifier)'"
    }
    guard let view = item as? UIView else { return type }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(type)'\(identifier)'" }
    if let text = view.accessibilityDefaults.label(of: view), !text.isEmpty { return "\(type)'\(text)'" }
    if let id = view.interfaceBuilderSource?.objectID { return "\(type):\(id)" }
    return type
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  var flipped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
