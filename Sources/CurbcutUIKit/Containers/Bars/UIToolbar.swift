import Foundation

/// A row of buttons at the bottom.
///
/// The geometry is that of iOS 26 (`ios26-netnewswire-article.xml`): capsules of 44 points, 28 from the sides.
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbar>.
@MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle = UIBarStyle.default { didSet { applyBackground() } }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { applyBackground() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { applyBackground() } }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { applyBackground() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var barPosition: UIBarPosition { .bottom }
  private lazy var row = BarButtonRow(host: self)

  static let height: CGFloat = 52

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UIBarButtonItem]? {
    get { row.items }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { row.set(items ?? []) }

  func itemDidChange(_ item: UIBarItem) {
    row.refresh(item)
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func applyBackground() {
    backgroundColor =
      scrollEdgeAppearance?.fill ?? standardAppearance.fill ?? barTintColor
      ?? (barStyle == .black ? .black : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = safeAreaInsets.bottom
    let isFloating = bounds.height >= Self.height
    let margin: CGFloat = bottom > 0 ? 28 : 16
    let rect = CGRect(
      x: margin, y: isFloating ? 12 : 0, width: max(0, bounds.width - 2 * margin),
      height: min(44, bounds.height))
    row.layout(
      in: rect, isReversed: false, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tint: tintColor ?? .systemBlue)
  }

  override var defaultAccessibilityLabel: String? { "Toolbar" }
}

/// Says where a toolbar stands.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
