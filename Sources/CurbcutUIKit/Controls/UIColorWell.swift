import Foundation

/// A round button that shows a colour and opens the colour picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicolorwell>.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIColorWell.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The title of the colour picker, which is also the well's accessibility label; nil by default.
  open var title: String? { didSet { accessibilityAttributesDidChange() } }

  /// Whether the user may choose an opacity; true by default.
  open var supportsAlpha = true

  /// The colour shown; nil shows none. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var tapSendsPrimaryAction: Bool { true }

  override func respondToTap(with event: UIEvent?) {
    guard let presenter = nearestViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    presenter.present(picker, animated: true)
  }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let width = side / 9
    let radius = side / 2 - width / 2
    for part in 0..<36 {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: ring.midX, y: ring.midY), radius: radius,
        startAngle: CGFloat(part) * .pi / 18, endAngle: (CGFloat(part) + 1.1) * .pi / 18, clockwise: true)
      path.lineWidth = width
      UIColor(hue: CGFloat(part) / 36, saturation: 0.85, brightness: 1, alpha: isEnabled ? 1 : 0.4)
        .setStroke()
      path.stroke()
    }
    guard let selectedColor else { return }
    selectedColor.dimmed(by: isEnabled ? 1 : 0.4, in: traitCollection).setFill()
    UIBezierPath(ovalIn: ring.insetBy(dx: width * 1.8, dy: width * 1.8)).fill()
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIColorWell.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { well in well.title ?? SystemWord.colorWell.text }
    answers.value = { well in
      well.selectedColor?.resolvedColor(with: well.traitCollection).accessibilityName
        ?? SystemWord.noColor.text
    }
    answers.traits = { well in inherited.traits(of: well).union(.button) }
    answers.activate = { well in well.performTap() }
  }

}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Adopts the chosen colour and sends `valueChanged`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
