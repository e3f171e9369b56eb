import Foundation

/// A view that lays out a row or column of views.
///
/// As on iOS it does so with constraints, so that the views' intrinsic sizes, content hugging and compression
/// resistance determine what the stack view does not.
/// Follows <https://developer.apple.com/documentation/uikit/uistackview>.
open class UIStackView: UIView {
  /// How the views share the space along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// Fills the space by stretching or compressing views according to their content hugging and compression
    /// resistance.
    case fill
    /// Fills the space with views of equal size.
    case fillEqually
    /// Fills the space in proportion to the views' intrinsic sizes.
    case fillProportionally
    /// Keeps the views' intrinsic sizes, with equal spacing between them.
    case equalSpacing
    /// Keeps the views' intrinsic sizes, with equal distances between their centres.
    case equalCentering
  }

  /// How the views are aligned across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// Fills the width of the column, or the height of the row.
    case fill
    /// At the leading edge; in a row, at the top.
    case leading
    /// With their first baselines aligned; rows only.
    case firstBaseline
    /// Centred.
    case center
    /// At the trailing edge; in a row, at the bottom.
    case trailing
    /// With their last baselines aligned; rows only.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Restores the default ``spacing`` when passed to ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude.nextDown
  /// Represents the system's standard spacing between sibling views: 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var needsArrangement = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack view from a nib. Unlike the initialiser of other views, it cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.readInterfaceBuilder(self, as: UIView.self)
  }

  /// Makes a stack view with a row of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views in the row or column, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end. A view that is already arranged stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { return }
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    arrangementDidChange()
  }

  /// Inserts a view at an index, or moves it there if it is already arranged. The index is clamped to the valid
  /// range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementDidChange()
  }

  // MARK: Arrangement

  /// Whether the views form a row or a column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the space along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views are aligned across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// The spacing between views, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

  /// Whether vertical spacing is measured from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Whether the views are laid out relative to the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the spacing after one view, in points. Does nothing if the view is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The custom spacing after a view, in points; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The spacing in effect after a view, in points.
  final func effectiveSpacing(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    return wanted >= Self.spacingUseDefault ? systemSpacing : wanted
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    let shown = shownViews
    let first = axis == .vertical ? shown.first : tallest(of: shown)
    return first.map(\.forFirstBaselineLayout) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = shownViews
    let last = axis == .vertical ? shown.last : tallest(of: shown)
    return last.map(\.forLastBaselineLayout) ?? self
  }

  private func tallest(of views: [UIView]) -> UIView? {
    views.filter { $0.forFirstBaselineLayout.firstBaselineOffsetFromTop != nil }
      .max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? views.first
  }

  /// The arranged views that are not hidden.
  final var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

  /// A stack view has no margins by default, so that an arrangement relative to them starts at its edges.
  override var defaultLayoutMargins: UIEdgeInsets { .zero }

  // MARK: Changes

  private func arrangementDidChange() {
    needsArrangement = true
    constraintsDidChange()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  final func arrangedSubviewDidChange(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  /// Called when the content size of an arranged view has changed, which changes proportional distributions.
  final func arrangedContentDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  final func subviewWillLeave(_ view: UIView) {
    customSpacings[ObjectIdentifier(view)] = nil
    if let index = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: index)
      arrangementDidChange()
    }
  }

  /// Recreates the constraints if anything about the arrangement has changed.
  final func updateArrangement() {
    guard needsArrangement else { return }
    needsArrangement = false
    for constraint in arrangement { constraint.isActive = false }
    arrangement = StackArrangement(self).constraints
    for constraint in arrangement {
      constraint.isFromSystem = true
      constraint.isActive = true
    }
  }
}
