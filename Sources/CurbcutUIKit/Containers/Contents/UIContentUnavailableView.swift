import Foundation

/// Shows a ``UIContentUnavailableConfiguration``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableview>.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let imageView = UIImageView(image: nil)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var button: UIButton?
  private var secondaryButton: UIButton?

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [imageView, indicator, textLabel, secondaryLabel] as [UIView] { scrollView.addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    apply()
  }

  /// The content that the view shows; any configuration of another kind is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      apply()
    }
  }

  /// Whether content that is higher than the view can be scrolled; true by default.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func apply() {
    backgroundColor = shown.background.backgroundColor
    layer.cornerRadius = shown.background.cornerRadius
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = shown.imageProperties.accessibilityIgnoresInvertColors
    imageView.isHidden = shown.image == nil || shown.isLoading
    indicator.isHidden = !shown.isLoading
    // The text beside it says that something is being loaded.
    indicator.isAccessibilityElement = false
    if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    button = update(button, shown.button, shown.buttonProperties)
    secondaryButton = update(secondaryButton, shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  /// The button for a configuration, which is made anew where its action changes; nil when it has nothing to show.
  private func update(
    _ old: UIButton?, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    old?.removeFromSuperview()
    let isEmpty =
      (configuration.title ?? "").isEmpty && configuration.attributedTitle == nil
      && configuration.image == nil && (configuration.subtitle ?? "").isEmpty
    let action = properties.primaryAction
    // A button without a title of its own takes that of its action.
    guard !isEmpty || !(action?.title ?? "").isEmpty || action?.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    scrollView.addSubview(button)
    return button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let area = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    scrollView.frame = area
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = shown.directionalLayoutMargins
    let side = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) ? CGFloat(16) : 0
    let left = side + (isRightToLeft ? own.trailing : own.leading)
    let right = side + (isRightToLeft ? own.leading : own.trailing)
    let width = max(0, area.width - left - right)
    let rows = self.rows(width: width)
    let height = rows.reduce(0) { $0 + $1.gap + $1.size.height }
    let room = area.height - own.top - own.bottom
    var top = own.top + (shown.alignment == .center ? max(0, (room - height) / 2) : 0)
    for row in rows {
      top += row.gap
      let slack = width - row.size.width
      let start: CGFloat =
        switch shown.alignment {
        case .center: slack / 2
        case .natural: isRightToLeft ? slack : 0
        }
      row.view.frame = CGRect(origin: CGPoint(x: left + start, y: top), size: row.size)
      top += row.size.height
    }
    scrollView.contentSize = CGSize(width: area.width, height: max(area.height, top + own.bottom))
  }

  private struct Row {
    let view: UIView
    /// The space above it, in points.
    let gap: CGFloat
    let size: CGSize
  }

  private func rows(width: CGFloat) -> [Row] {
    var rows: [Row] = []
    func add(_ view: UIView?, after gap: CGFloat, _ limit: CGSize = .zero) {
      guard let view, !view.isHidden else { return }
      var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.width = min(size.width.rounded(.up), limit.width > 0 ? min(width, limit.width) : width)
      if limit.height > 0 { size.height = min(size.height, limit.height) }
      rows.append(Row(view: view, gap: rows.isEmpty ? 0 : gap, size: size))
    }
    add(imageView, after: 0, shown.imageProperties.maximumSize)
    add(indicator, after: 0)
    add(textLabel, after: shown.imageToTextPadding)
    add(secondaryLabel, after: shown.textToSecondaryTextPadding)
    add(button, after: shown.textToButtonPadding)
    add(secondaryButton, after: shown.buttonToSecondaryButtonPadding)
    return rows
  }
}
