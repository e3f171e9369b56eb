import Foundation
import LayoutSolver

/// A relation between two measures of views or guides: `first = multiplier × second + constant`.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are alike.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// What of an item a constraint measures.
  public enum Attribute: Int, Hashable, Sendable {
    /// Nothing: the second side is a constant.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    /// The top side.
    case top
    /// The bottom side.
    case bottom
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, from left to right.
    case centerX
    /// The middle, from top to bottom.
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
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the left and right margin.
    case centerXWithinMargins
    /// The middle between the top and bottom margin.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left sides are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right sides are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their top sides are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottom sides are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The sides where reading begins are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The sides where reading ends are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles are aligned, from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles are aligned, from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of their last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of their first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// They follow each other as the language is read; this is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// They follow each other from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// They follow each other from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Kept for apps that set it; distances are measured from edge to edge here.
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

  /// How the two sides compare.
  public final let relation: Relation
  /// What the second side is multiplied by.
  public final let multiplier: CGFloat

  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { engineInputDidChange() } } }

  /// How much the constraint matters; required at first. It may be changed while the constraint is active.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engineInputDidChange() } }
  }

  /// A name that descriptions show.
  open var identifier: String?
  /// Whether the constraint is archived with its view; false at first.
  @Unsupported("NSLayoutConstraint.shouldBeArchived: nothing is archived")
  open var shouldBeArchived = false

  /// A constraint between two measures, not active yet; without a second item, between one and a constant.
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

  /// A constraint about nothing, to stand in for one that is made later; activating it is refused.
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

  /// The view or guide of the first side; nil when it is gone.
  open var firstItem: AnyObject? { first.item }
  /// What of the first item is measured.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide of the second side; nil when there is none, or it is gone.
  open var secondItem: AnyObject? { second.item }
  /// What of the second item is measured; nothing when the second side is a constant.
  open var secondAttribute: Attribute { second.attribute }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor; nil when it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating one whose items have no view in common is refused and reported
  /// (`LayoutDiagnostics`), where iOS raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes all these constraints take part in layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes all these constraints out of layout.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  public override var description: String { onAnyThread { statement } }

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
