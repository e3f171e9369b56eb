import Foundation

/// A view that shows an image, or a series of images.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimageview>.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  // MARK: Creating

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view of the image's size, with another image for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    seriesMayHaveBegun()
  }

  /// An animated image starts playing by itself.
  private func seriesMayHaveBegun() {
    guard image?.images != nil || highlightedImage?.images != nil else { return }
    imageStart = UIKitHost.shared.clock.now
    UIKitHost.shared.motionMonitor.movesWithoutEnd(self)
  }

  // MARK: Images

  /// The image that is shown; nil for none.
  open var image: UIImage? {
    didSet {
      if image !== oldValue { seriesMayHaveBegun() }
      imageDidChange(from: oldValue)
    }
  }

  /// The image that is shown while the view is highlighted; nil to show ``image``.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// Whether ``highlightedImage`` is shown; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The configuration for drawing symbols; nil to use the image's own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange(from: nil) }
  }

  /// Whether the image grows at the accessibility text sizes; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { imageDidChange(from: nil) }
  }

  private func imageDidChange(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != displayedImage?.size || old == nil { invalidateIntrinsicContentSize() }
    accessibilityAttributesDidChange()
  }

  /// The image for the state, with the preferred symbol configuration.
  var displayedImage: UIImage? {
    let wanted = (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
    let chosen = wanted?.variant(for: traitCollection)
    guard let chosen, chosen.isSymbolImage, let configuration = preferredSymbolConfiguration
    else { return chosen }
    return chosen.applyingSymbolConfiguration(configuration) ?? chosen
  }

  // MARK: Animation

  /// The images of the animation, in order; the first one is drawn while it is not running.
  open var animationImages: [UIImage]? {
    didSet { imageDidChange(from: nil) }
  }

  /// The images of the animation while the view is highlighted; nil, the default, to use ``animationImages``.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one cycle, in seconds; 0 means a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles; 0 means to repeat for ever.
  open var animationRepeatCount = 0

  /// When the animation was started; nil when there is none.
  private var animationStart: TimeInterval?
  /// When an animated ``image`` was set.
  private var imageStart: TimeInterval = 0

  /// Whether the animation is running. It follows the device's clock.
  open var isAnimating: Bool {
    guard let animationStart, let images = animationImages, !images.isEmpty else { return false }
    guard animationRepeatCount > 0 else { return true }
    let length = seriesLength(images) * Double(animationRepeatCount)
    return UIKitHost.shared.clock.now + 1e-9 < animationStart + length
  }

  /// Starts the animation, if there are images for it.
  ///
  /// Whether images should be animated at all is for the app to check:
  /// [animatedImagesEnabled](https://developer.apple.com/documentation/accessibility/accessibilitysettings/animatedimagesenabled).
  open func startAnimating() {
    animationStart = animationImages?.isEmpty == false ? UIKitHost.shared.clock.now : nil
    UIKitHost.shared.motionMonitor.movesWithoutEnd(self)
  }

  /// Stops the animation.
  open func stopAnimating() { animationStart = nil }

  private func seriesLength(_ images: [UIImage]) -> TimeInterval {
    animationDuration > 0 ? animationDuration : Double(images.count) / 30
  }

  /// The image of a series that is due at a time since its start.
  private static func frame(
    of images: [UIImage], after seconds: TimeInterval, length: TimeInterval
  ) -> UIImage? {
    guard !images.isEmpty, length > 0 else { return images.first }
    let number = (max(0, seconds) / length * Double(images.count) + 1e-6).rounded(.down)
    return images[Int(number.truncatingRemainder(dividingBy: Double(images.count)))]
  }

  /// The current image of a running animation; nil when none is running.
  private var movingImage: UIImage? {
    let now = UIKitHost.shared.clock.now
    if let animationStart, isAnimating, let images = animationImages {
      let shown = isHighlighted ? highlightedAnimationImages ?? images : images
      return Self.frame(of: shown, after: now - animationStart, length: seriesLength(images))
    }
    guard let image = isHighlighted ? highlightedImage ?? image : image, let images = image.images else {
      return nil
    }
    return Self.frame(of: images, after: now - imageStart, length: image.duration)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    guard let size = displayedImage?.size else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let scale = accessibilityImageScale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage == nil ? .zero : intrinsicContentSize
  }

  private var accessibilityImageScale: CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return 1 }
    return max(1, UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traitCollection) / 1000)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Another text size may scale the image, and the variant for another appearance may differ in size.
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let image = movingImage ?? displayedImage, !bounds.isEmpty else { return }
    let place = contentMode.rect(for: image.size, in: bounds)
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && image.isSymbolImage)
    (isTemplate ? image.withTintColor(tintColor) : image).draw(in: place)
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIImageView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.label = { view in
      view.displayedImage.flatMap { image in
        image.isSystemSymbol ? image.spokenLabel : image.accessibilityLabel ?? image.accessibilityIdentifier
      }
    }
    answers.traits = { _ in .image }
  }

}

extension UIImageView: EndlessMover {
  var isStillMoving: Bool { isAnimating || image?.images != nil || highlightedImage?.images != nil }
  var isSeen: Bool { isOnScreen }
}

/// A class whose image can grow at the accessibility text sizes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting>.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows at the accessibility text sizes; false by default.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIView.ContentMode {
  /// The rectangle for content of a given size within bounds, in the coordinates of the bounds.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    func scaled(_ factor: CGFloat) -> CGRect {
      let width = size.width * factor
      let height = size.height * factor
      return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    let left = bounds.minX
    let right = bounds.maxX - size.width
    let top = bounds.minY
    let bottom = bounds.maxY - size.height
    let middle = scaled(1)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(min(bounds.width / size.width, bounds.height / size.height))
    case .scaleAspectFill: scaled(max(bounds.width / size.width, bounds.height / size.height))
    case .center: middle
    case .top: at(middle.minX, top)
    case .bottom: at(middle.minX, bottom)
    case .left: at(left, middle.minY)
    case .right: at(right, middle.minY)
    case .topLeft: at(left, top)
    case .topRight: at(right, top)
    case .bottomLeft: at(left, bottom)
    case .bottomRight: at(right, bottom)
    }
  }
}

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {}
