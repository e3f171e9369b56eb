import Foundation

/// The back button: a chevron in a capsule, named after the title it leads to.
final class BackButton: UIControl {
  private weak var bar: UINavigationBar?
  private let platter = BarPlatter(frame: .zero)
  private let chevron = UIImageView(image: nil)
  /// The title that iOS 18 writes beside the chevron.
  private let title = UILabel()

  init(bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    addSubview(platter)
    addSubview(chevron)
    addSubview(title)
    title.font = .systemFont(ofSize: 17)
    chevron.contentMode = .scaleAspectFit
    addAction(
      UIAction { [weak self] _ in
        self?.bar?.goBack()
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func refresh() {
    chevron.image =
      bar?.backIndicatorImage ?? bar?.standardAppearance.backIndicatorImage
      ?? UIImage(systemName: "chevron.backward")
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
    title.text = bar?.backItem?.backTitle
    applyColor()
    accessibilityAttributesDidChange()
  }

  private func applyColor() {
    let color: UIColor = SystemMetrics.current.hasPlatters ? .label : tintColor ?? .systemBlue
    (chevron.tintColor, title.textColor) = (color, color)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColor()
  }

  /// From the edge of the screen to the end of the title, in points. A title that does not fit gives way to the
  /// word for back, and that to nothing, as
  /// <https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle> says.
  func width(within limit: CGFloat) -> CGFloat {
    for words in [bar?.backItem?.backTitle, SystemWord.back.text, nil] {
      title.text = words
      let text = title.sizeThatFits(CGSize(width: 1000, height: 44)).width
      let width = Self.titleStart + (text > 0 ? text.rounded(.up) : 8)
      if width <= limit { return width }
    }
    return Self.titleStart + 8
  }

  private static let titleStart: CGFloat = 27

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasPlatter = SystemMetrics.current.hasPlatters
    platter.isHidden = !hasPlatter
    title.isHidden = hasPlatter
    platter.frame = bounds
    if hasPlatter {
      chevron.frame = bounds.insetBy(dx: 11, dy: 11)
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    chevron.frame = CGRect(x: isRightToLeft ? bounds.width - 24 : 8, y: 11, width: 16, height: 22)
    let width = max(0, bounds.width - Self.titleStart)
    title.frame = CGRect(x: isRightToLeft ? 0 : Self.titleStart, y: 0, width: width, height: bounds.height)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: BackButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { button in
      button.bar?.backItem?.backBarButtonItem?.accessibilityLabel ?? button.bar?.backItem?.backTitle
    }
    answers.hint = { button in button.bar?.backItem?.backBarButtonItem?.accessibilityHint }
    answers.traits = { _ in [.button, .backButton] }
    answers.identifier = { _ in "BackButton" }
    answers.activate = { button in button.bar?.goBack() ?? false }
  }
}
