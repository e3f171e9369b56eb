import Foundation
import LayoutSolver

/// The solver's variables for a view or layout guide.
@MainActor
final class LayoutItem {
  let key: ObjectIdentifier
  private(set) weak var object: AnyObject?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// For a scroll view, the size of its content.
  var contentWidth: Variable?
  var contentHeight: Variable?
  var content: ContentEntry?
  var keepsWidth: ConstraintID?
  var keepsHeight: ConstraintID?
  private(set) var generation = 0

  init(_ object: AnyObject, x: Variable, y: Variable, width: Variable, height: Variable) {
    key = ObjectIdentifier(object)
    self.object = object
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var view: UIView? { object as? UIView }

  func marked(_ generation: Int) -> LayoutItem {
    self.generation = generation
    return self
  }
}

/// A constraint of the app or of a stack view, and its representation in the solver.
@MainActor
final class ConstraintEntry {
  let source: NSLayoutConstraint
  var expression: LinearExpression
  var relation: Relation
  var priority: Priority
  let order: Int
  var generation = 0
  /// Its identifier in the solver, while the solver holds it.
  var id: ConstraintID?
  /// Whether it was broken because it conflicts with others.
  var isBroken = false

  /// Whether it fixes a width or height to a constant.
  var isFixedSize: Bool {
    source.first.attribute.isSize && source.second.attribute == .notAnAttribute && relation == .equal
  }

  init(
    source: NSLayoutConstraint, expression: LinearExpression, relation: Relation, priority: Priority,
    order: Int
  ) {
    self.source = source
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.order = order
  }
}

/// The intrinsic content size of a view, and its representation in the solver.
@MainActor
final class ContentEntry {
  struct Pair {
    var value: CGFloat?
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
    var most: ConstraintID?
    var least: ConstraintID?
  }

  var width = Pair()
  var height = Pair()
  /// Whether the height depends on the width.
  var wraps = false
  /// The size if the width is unlimited.
  var unwrapped = CGSize.zero
  /// How much larger the frame is than the alignment rectangle.
  var extra = CGSize.zero
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
