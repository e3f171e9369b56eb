import Foundation

/// A view of a material, with content in front of it.
///
/// Vibrancy is not drawn: content shows in its own colours.
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffectview>.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The material; nil shows what lies behind as it is.
  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }

  /// The view that the content belongs in; as large as the effect view.
  open private(set) var contentView = UIView()

  /// Makes a view of that material.
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

  /// Puts the content view that a nib describes in place of the class's own.
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
    guard let blur = effect as? UIBlurEffect else { return }
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
