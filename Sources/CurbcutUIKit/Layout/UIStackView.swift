import Foundation

/// Lays out a row or column of views.
///
/// It makes constraints, as on iOS, so that what a stack leaves open is settled by the sizes, hugging and
/// compression resistance of its views. Follows <https://developer.apple.com/documentation/uikit/uistackview>.
open class UIStackView: UIView {
  /// How the views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// Fills the room by stretching or squeezing views by their hugging and compression resistance.
    case fill
    /// Fills the room with views of one size.
    case fillEqually
    /// Fills the room in proportion to the views' own sizes.
    case fillProportionally
    /// Keeps the views' own sizes, with equal distances between them.
    case equalSpacing
    /// Keeps the views' own sizes, with equal distances from middle to middle.
    case equalCentering
  }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// As wide as the column, or as high as the row.
    case fill
    /// At the side where reading begins; in a row, at the top.
    case leading
    /// With their first baselines in a line; rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the side where reading ends; in a row, at the bottom.
    case trailing
    /// With their last baselines in a line; rows only.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude.nextDown
  /// Stands for the space that the system leaves between neighbours: 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var needsArrangement = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack view of a nib; unlike a view's, this cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.readInterfaceBuilder(self, as: UIView.self)
  }

  /// Makes a row of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views in the row or column, hidden ones too.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end; one that is there already stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { return }
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Takes the view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    arrangementDidChange()
  }

  /// Puts a view at an index of the row, moving it when it is there already; a wrong index means the
  /// nearest end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementDidChange()
  }

  // MARK: Arrangement

  /// Whether the views form a row or a column; a row at first.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the room along the axis; `fill` at first.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where the views lie across the axis; `fill` at first.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// The room between views, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

  /// Whether vertical spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Whether the views keep inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Sets the room after one view, in points; nothing when the view is not in the row.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The room after one view that was set for it, in points; ``spacingUseDefault`` when none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The room after a view that is in force, in points.
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

  /// The views that take room.
  final var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

  /// A stack that Interface Builder made keeps its views in its margins from the start if told so; by
  /// itself it has none.
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

  /// Proportions follow the content.
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

  /// Makes the constraints anew if anything about the row changed.
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
