import Foundation

/// The thin bar at the edge of a scroll view. Never an accessibility element.
final class ScrollIndicator: UIView {
  enum Axis { case vertical, horizontal }

  let axis: Axis
  var style = UIScrollView.IndicatorStyle.default { didSet { applyStyle() } }
  private(set) var isFlashing = false

  init(axis: Axis) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1.5
    applyStyle()
  }

  required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  private func applyStyle() {
    switch style {
    case .default: backgroundColor = UIColor.label.withAlphaComponent(0.35)
    case .black: backgroundColor = UIColor.black.withAlphaComponent(0.35)
    case .white: backgroundColor = UIColor.white.withAlphaComponent(0.45)
    }
  }

  /// Shows the bar for about a second, as when the content first appears.
  func flash() {
    isFlashing = true
    UIKitHost.shared.clock.after(1.2) { [weak self] in
      self?.isFlashing = false
      self?.removeFromSuperview()
    }
  }
}
