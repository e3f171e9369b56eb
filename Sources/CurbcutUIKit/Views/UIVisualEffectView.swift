import Foundation

/// A view with a visual effect, and content in front of it.
///
/// Vibrancy is not drawn: content is shown in its own colours.
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  /// The view to which content is added; as large as the effect view.
  open private(set) var contentView = UIView()

  /// Creates a view with that effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.readInterfaceBuilder(self, as: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Replaces the default content view by the one from a nib.
  package func setContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addContentView()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func draw(_ rect: CGRect) {
    let glass = effect as? UIGlassEffect
    // Glass is drawn as the material that comes closest to it, in its own colour.
    let stand = glass.map {
      UIBlurEffect(style: $0.style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
    }
    guard let blur = effect as? UIBlurEffect ?? stand else { return }
    defer {
      if let tint = glass?.tintColor {
        tint.withAlphaComponent(0.6).setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
      }
    }
    let traits = traitCollection
    if UIAccessibility.isReduceTransparencyEnabled {
      blur.opaqueColor(for: traits).setFill()
    } else {
      UIGraphicsGetCurrentContext()?.blurBackdrop(in: bounds, with: blur.backdrop)
      blur.tint(for: traits).setFill()
    }
    UIRectFill(bounds)
  }
}
