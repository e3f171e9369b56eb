import Foundation
import LayoutSolver

/// A relation between two measures of views or guides: `first = multiplier × second + constant`.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// What of an item a constraint measures.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }
  }

  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  /// One side of a constraint.
  struct Operand {
    weak var item: AnyObject?
    var attribute: Attribute
    /// The distance from this to `attribute` is meant, for dimensions made of two anchors.
    weak var originItem: AnyObject?
    var originAttribute = Attribute.notAnAttribute

    init(item: AnyObject?, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  final let first: Operand
  final let second: Operand
  /// The view whose list holds the constraint while it is active.
  final weak var holder: UIView?
  /// When the constraint was activated, counted over all constraints: what is settled first come, first
  /// served goes by it.
  final var activation = 0
  private static var activations = 0
  /// A constraint that a stack view or another part of the system made.
  final var isFromSystem = false

  public final let relation: Relation
  public final let multiplier: CGFloat

  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { engineInputDidChange() } } }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engineInputDidChange() } }
  }

  /// A name that descriptions show.
  open var identifier: String?
  open var shouldBeArchived = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = Operand(item: view1 as AnyObject, attribute: attr1)
    second = Operand(item: view2 as AnyObject?, attribute: view2 == nil ? .notAnAttribute : attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  init(_ first: Operand, _ relation: Relation, _ second: Operand?, multiplier: CGFloat, constant: CGFloat) {
    self.first = first
    self.second = second ?? Operand(item: nil, attribute: .notAnAttribute)
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second.item }
  open var secondAttribute: Attribute { second.attribute }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating one whose items have no view in common is refused and reported
  /// (``LayoutDiagnostics``), where iOS raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  public override var description: String { MainActor.assumeIsolated { statement } }

  // MARK: Holding

  /// The views that the constraint is about; of a guide, its owner.
  final var views: [UIView] {
    [first.item, first.originItem, second.item, second.originItem].compactMap { $0.flatMap(Self.view) }
  }

  static func view(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that contains all items.
  final var commonAncestor: UIView? {
    let views = views
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  private func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      return LayoutDiagnostics.report(.noCommonAncestor(self))
    }
    ancestor.hold(self)
  }

  final func noteActivation() {
    Self.activations += 1
    activation = Self.activations
  }

  private func deactivate() { holder?.release(self) }

  private func engineInputDidChange() { holder?.constraintsDidChange() }
}

extension UIView {
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || storedSuperview === other { return other }
    if other.storedSuperview === self { return self }
    var one: UIView? = self
    while let current = one {
      if other.isDescendant(of: current) { return current }
      one = current.storedSuperview
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute's side depends on the direction of the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isSize: Bool { self == .width || self == .height }
}
