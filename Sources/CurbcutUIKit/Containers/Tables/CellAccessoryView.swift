import Foundation

/// The standard accessories of a row: chevron, checkmark, detail button.
///
/// The chevron and the checkmark are not accessibility elements (`ios26-netnewswire-settings.sheet.xml`: Button
/// "chevron", `accessible="false"`); the detail button is one of its own, "More Info".
final class CellAccessoryView: UIView {
  private weak var cell: UITableViewCell?
  private(set) var kind = UITableViewCell.AccessoryType.none
  private lazy var button: UIButton = {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.table?.accessoryButtonTapped(cell)
      }, for: .touchUpInside)
    return button
  }()

  init(cell: UITableViewCell?) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view, configured for an accessory type; nil for `none`.
  func configured(for kind: UITableViewCell.AccessoryType) -> CellAccessoryView? {
    guard kind != .none else { return nil }
    if self.kind != kind {
      self.kind = kind
      if hasButton {
        if button.superview == nil { addSubview(button) }
      } else if button.superview != nil {
        button.removeFromSuperview()
      }
      isUserInteractionEnabled = hasButton
      setNeedsLayout()
      setNeedsDisplay()
    }
    return self
  }

  /// The detail button, if the accessory has one.
  var detailButton: UIButton? { hasButton ? button : nil }

  private var hasButton: Bool { kind == .detailButton || kind == .detailDisclosureButton }
  private var scale: CGFloat { UIFontMetrics(forTextStyle: .body).scaledValue(for: 1000) / 1000 }

  var fittingSize: CGSize {
    switch kind {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 10.5 * scale, height: (14 * scale).rounded())
    case .checkmark: CGSize(width: (17 * scale).rounded(), height: (16 * scale).rounded())
    case .detailButton: CGSize(width: buttonWidth, height: (24 * scale).rounded())
    case .detailDisclosureButton:
      CGSize(width: buttonWidth + 8.5 + (10.5 * scale).rounded(), height: (24 * scale).rounded())
    }
  }

  private var buttonWidth: CGFloat { (25 * scale).rounded() }

  /// The line width matches that of symbols beside text.
  private var lineWidth: CGFloat { 2.2 * scale * (traitCollection.legibilityWeight == .bold ? 1.35 : 1) }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasButton else { return }
    let symbol = UIImage.SymbolConfiguration(pointSize: 19 * scale)
    if button.preferredSymbolConfigurationForImage(in: .normal) != symbol {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    }
    button.frame = CGRect(
      x: isRightToLeft ? bounds.width - buttonWidth : 0, y: 0, width: buttonWidth, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    switch kind {
    case .disclosureIndicator, .detailDisclosureButton:
      let size = CGSize(width: 7 * scale, height: 12 * scale)
      let tip = isRightToLeft ? bounds.minX + 1.5 : bounds.maxX - 1.5
      let back = isRightToLeft ? tip + size.width - 1 : tip - size.width + 1
      let path = UIBezierPath()
      path.move(to: CGPoint(x: back, y: bounds.midY - size.height / 2))
      path.addLine(to: CGPoint(x: tip, y: bounds.midY))
      path.addLine(to: CGPoint(x: back, y: bounds.midY + size.height / 2))
      context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
      context.setLineWidth(lineWidth)
      context.addPath(path.cgPath)
      context.strokePath()
    case .checkmark:
      let box = bounds.insetBy(dx: 2, dy: 2)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: box.minX, y: box.minY + box.height * 0.55))
      path.addLine(to: CGPoint(x: box.minX + box.width * 0.36, y: box.maxY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
      context.setStrokeColor((tintColor ?? .systemBlue).cgColor)
      context.setLineWidth(lineWidth)
      context.addPath(path.cgPath)
      context.strokePath()
    case .none, .detailButton: break
    }
  }
}
