import Foundation

extension UIToolbar {
  /// Sets a background image for a bar position and metrics; nil removes it.
  ///
  /// The image for the position `any`, or for the bar's own position, is drawn; images for other positions and for
  /// compact-height bars are stored only.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages.images[.init(place: topOrBottom, metrics: barMetrics)] = backgroundImage
    let shown =
      backgroundImages.images[.init(place: barPosition, metrics: .default)]
      ?? backgroundImages.images[.init(place: .any, metrics: .default)]
    backgroundImages.show(shown, in: self)
  }

  /// The image set with ``setBackgroundImage(_:forToolbarPosition:barMetrics:)``; nil for none.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages.images[.init(place: topOrBottom, metrics: barMetrics)] }

  private var backgroundImages: ToolbarBackground {
    if let found = storedSubviews.first as? ToolbarBackground { return found }
    let made = ToolbarBackground(frame: bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(made, at: 0)
    return made
  }
}

/// The image behind a toolbar's buttons.
private final class ToolbarBackground: UIView {
  struct Key: Hashable {
    var place: UIBarPosition
    var metrics: UIBarMetrics
  }
  var images: [Key: UIImage] = [:]
  private var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ image: UIImage?, in bar: UIToolbar) {
    self.image = image
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { image?.draw(in: bounds) }
}
