import Foundation
import LayoutSolver

/// A relation between attributes of two views or layout guides: `first = multiplier × second + constant`.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// The attribute of an item that a constraint refers to.
  public enum Attribute: Int, Hashable, Sendable {
    /// Nothing: the second side is a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The centre between the left and right margins.
    case centerXWithinMargins
    /// The centre between the top and bottom margins.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// An axis of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// How the views of a visual format are aligned, and in which direction they are laid out.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Their leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Their trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their horizontal centres are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their vertical centres are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of their last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of their first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// They are laid out from leading to trailing; this is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// They are laid out from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// They are laid out from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Spacing is measured between baselines. Without effect: it is always measured between edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }

  /// One side of a constraint.
  struct Operand {
    weak var item: AnyObject?
    var attribute: Attribute
    /// For a dimension made of two anchors: the item from whose attribute the distance to `attribute` is measured.
    weak var originItem: AnyObject?
    var originAttribute = Attribute.notAnAttribute

    init(item: AnyObject?, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  final let first: Operand
  final let second: Operand
  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// The sequence number of the constraint's activation. It decides wherever constraints are handled in order of
  /// activation.
  final var activation = 0
  private static var activations = 0
  /// Whether a stack view or another part of the system made the constraint.
  final var isFromSystem = false

  /// The relation between the two sides.
  public final let relation: Relation
  /// The factor by which the second attribute is multiplied.
  public final let multiplier: CGFloat

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      spacingOfText = nil
      engineInputDidChange()
    }
  }

  /// The system spacing at a baseline, which follows the text; nil where ``constant`` is what holds.
  final var spacingOfText: (@MainActor () -> CGFloat)?

  /// The priority of the constraint; required by default. It may be changed while the constraint is active.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engineInputDidChange() } }
  }

  /// A name that is included in descriptions.
  open var identifier: String?
  /// Whether the constraint is archived with its view; false by default.
  @Unsupported("NSLayoutConstraint.shouldBeArchived: nothing is archived")
  open var shouldBeArchived = false

  /// Casting to a class is fast; `as AnyObject` first looks for a bridge among all conformances.
  private static func object(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    return item as AnyObject
  }

  /// Makes a constraint between two attributes or, without a second item, between an attribute and a constant. It is
  /// not active yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = Operand(item: Self.object(view1), attribute: attr1)
    second = Operand(item: view2.map(Self.object), attribute: view2 == nil ? .notAnAttribute : attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes an empty constraint, as a placeholder for one that is made later. It cannot be activated.
  public override init() {
    first = Operand(item: nil, attribute: .notAnAttribute)
    second = Operand(item: nil, attribute: .notAnAttribute)
    relation = .equal
    multiplier = 1
    constant = 0
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

  /// The view or layout guide of the first side; nil if it has been deallocated.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or layout guide of the second side; nil if there is none or it has been deallocated.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the second item; `notAnAttribute` if the second side is a constant.
  open var secondAttribute: Attribute { second.attribute }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor; nil if it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating a constraint whose items have no common ancestor fails and is reported (`LayoutDiagnostics`), whereas
  /// iOS raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  public override var description: String { onAnyThread { statement } }

  // MARK: Holding

  /// The views that the constraint refers to; for a layout guide, its owning view.
  final var views: [UIView] {
    [first.item, first.originItem, second.item, second.originItem].compactMap { $0.flatMap(Self.view) }
  }

  static func view(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  /// The nearest common ancestor of all items.
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

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isSize: Bool { self == .width || self == .height }
}
