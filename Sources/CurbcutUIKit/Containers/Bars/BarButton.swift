import Foundation

/// The view that a bar creates for a button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let image = UIImageView(image: nil)

  static let height: CGFloat = 36

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(image)
    addSubview(label)
    // Of a button that is no element, nothing is.
    label.isAccessibilityElement = false
    image.isAccessibilityElement = false
    addAction(
      UIAction { [weak self] _ in
        self?.activate()
      }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Does what a tap does: opens the item's menu, or sends its action.
  @discardableResult
  private func activate() -> Bool {
    guard item.isEnabled, item.opensMenuAtTap, let menu = item.menu else { return item.trigger() }
    menu.present(from: self)
    return true
  }

  /// Updates the view from the item's current properties.
  func refresh() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    let isProminent = item.style == .done
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: 17, weight: isProminent ? .semibold : usualWeight)
    if let attributes = item.titleTextAttributes(for: .normal) {
      if let font = attributes[.font] as? UIFont { label.font = font }
    }
    label.textAlignment = .center
    label.isHidden = item.shownTitle == nil
    image.image = item.shownImage
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
    image.contentMode = .scaleAspectFit
    image.isHidden = item.shownImage == nil
    applyColor()
    // Bars do not grow with the text size; the Large Content Viewer shows the item enlarged instead.
    showsLargeContentViewer = true
    largeContentTitle = item.title
    largeContentImage = item.largeContentSizeImage ?? item.shownImage
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  private var usualWeight: UIFont.Weight { SystemMetrics.current.hasPlatters ? .medium : .regular }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColor()
  }

  private func applyColor() {
    let isProminent = item.style == .done
    let own = item.titleTextAttributes(for: isEnabled ? .normal : .disabled)?[.foregroundColor] as? UIColor
    let color: UIColor =
      if !isEnabled { .tertiaryLabel } else if isProminent, SystemMetrics.current.hasPlatters { .white } else
      {
        own ?? item.shownTintColor ?? (SystemMetrics.current.hasPlatters ? .label : tintColor ?? .systemBlue)
      }
    // A button that is selected shows it by its colour and by what is behind it.
    let isMarked = isSelected && !isProminent
    let tint = item.shownTintColor ?? tintColor ?? .systemBlue
    label.textColor = isMarked && isEnabled ? tint : color
    image.tintColor = label.textColor
    backgroundColor = isMarked ? tint.withAlphaComponent(0.15) : nil
  }

  /// The size that the item takes in a bar, in points.
  ///
  /// - Parameters:
  ///   - height: that of the bar's buttons.
  ///   - padding: what a symbol has before and after it, together.
  func fittingSize(height: CGFloat, padding: CGFloat) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: height) }
    if item.shownTitle != nil {
      let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
      let around: CGFloat = SystemMetrics.current.hasPlatters ? 24 : 0
      return CGSize(width: (text.width + around).rounded(.up), height: height)
    }
    let picture = item.shownImage.map { _ in image.sizeThatFits(CGSize(width: 1000, height: 1000)) } ?? .zero
    let least = padding > 12 ? Self.height + 2 : height
    return CGSize(width: max(least, (min(picture.width, 160) + padding).rounded(.up)), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    label.frame = bounds
    image.frame = bounds.insetBy(dx: 6, dy: 6).inset(by: item.imageInsets)
  }

  /// A finger reaches the button in an area of at least 44 points, as in Apple's bars, though the button is smaller.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  // MARK: Accessibility

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: BarButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { button in button.item.accessibilityStorage?.isElement ?? true }
    answers.label = { button in button.item.accessibilityLabel }
    answers.value = { button in button.item.accessibilityValue }
    answers.hint = { button in button.item.accessibilityHint }
    answers.traits = { button in button.item.accessibilityTraits }
    answers.identifier = { button in button.item.accessibilityIdentifier }
    answers.activate = { button in button.activate() }
  }
}

/// The glass capsule of iOS 26 behind one or several bar buttons.
final class BarPlatter: GlassView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// The view in this hierarchy that represents a bar button item; nil if the item is not shown.
  final func barButton(for item: UIBarItem) -> UIView? {
    if let button = self as? BarButton { return button.item === item ? button : nil }
    if let custom = (item as? UIBarButtonItem)?.customView { return custom.window === window ? custom : nil }
    for view in storedSubviews {
      if let found = view.barButton(for: item) { return found }
    }
    return nil
  }
}
