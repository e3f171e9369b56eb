import Foundation

/// Shows a ``UIListContentConfiguration``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentview>.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(image: nil)

  /// Whether it is the header or footer of a section.
  final var isHeaderOrFooter: Bool { list.role != .cell }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIListContentView.self)
  }

  private func setUp() {
    for view in [imageView, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
    apply()
  }

  /// The content that the view shows; any configuration but a list content configuration is ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      apply()
    }
  }

  /// The layout guide of the text; always nil here.
  open var textLayoutGuide: UILayoutGuide? { nil }

  private func apply() {
    fill(textLabel, list.text, list.attributedText, list.textProperties)
    fill(secondaryLabel, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    imageView.image = list.image
    imageView.tintColor =
      list.imageProperties.tintColorTransformer == nil
      ? list.imageProperties.tintColor : list.imageProperties.resolvedTintColor(for: tintColor)
    imageView.preferredSymbolConfiguration =
      list.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: list.textProperties.style)
    imageView.contentMode = .scaleAspectFit
    imageView.isHidden = list.image == nil
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = list.imageProperties.accessibilityIgnoresInvertColors
    textLabel.accessibilityTraits = list.role == .header ? [.header] : .staticText
    alpha = list.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      switch properties.transform {
      case .none: label.text = text
      case .uppercase: label.text = text?.uppercased()
      case .lowercase: label.text = text?.lowercased()
      case .capitalized: label.text = text?.capitalized
      }
    }
    label.isHidden = !label.hasListText
  }

  private var geometry: ListContentLayout {
    var geometry = ListContentLayout()
    geometry.arrangement = list.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked
    geometry.margins = list.directionalLayoutMargins
    if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview {
      let outer = superview.directionalLayoutMargins
      geometry.margins.leading = max(geometry.margins.leading, outer.leading)
      geometry.margins.trailing = max(geometry.margins.trailing, outer.trailing)
    }
    if let image = list.image {
      var size = image.isSymbolImage ? imageView.intrinsicContentSize : image.size
      let most = list.imageProperties.maximumSize
      let scale = min(
        most.width > 0 ? most.width / max(size.width, 1) : 1,
        most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
      size = CGSize(width: size.width * scale, height: size.height * scale)
      geometry.imageSize = size
      let reserved = list.imageProperties.reservedLayoutSize.width
      let standard = UIListContentConfiguration.ImageProperties.standardDimension
      geometry.reservedImageWidth =
        image.isSymbolImage || reserved == standard ? ListMetrics.iconSize : reserved
    }
    geometry.imageToText = list.imageToTextPadding
    geometry.horizontalGap = list.textToSecondaryTextHorizontalPadding
    geometry.verticalGap = list.textToSecondaryTextVerticalPadding
    geometry.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    geometry.usesAccessibilitySizes = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    geometry.minimumHeight = list.role == .cell ? ListMetrics.rowHeight : 0
    return geometry
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let result = geometry.layout(
      width: bounds.width, height: bounds.height, text: textLabel, secondary: secondaryLabel)
    textLabel.frame = result.text
    secondaryLabel.frame = result.secondary
    imageView.frame = result.image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 10_000 ? size.width : 320
    let result = geometry.layout(width: width, height: nil, text: textLabel, secondary: secondaryLabel)
    return CGSize(
      width: width, height: result.height.roundedUp(toScale: max(1, traitCollection.displayScale)))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  override var intrinsicSizeDependsOnWidth: Bool { true }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }
}
