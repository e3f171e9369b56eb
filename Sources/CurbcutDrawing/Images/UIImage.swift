import Foundation

/// An image: a bitmap, a system symbol, an animation, or an empty placeholder with a size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimage>.
///
/// Sendable: what is drawn is constant, and the few accessibility properties are protected by a lock.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  private final let attributeValueTag = AttributeValueTag()
  enum Content {
    case bitmap(CGImage)
    case symbol(SymbolGlyph)
    /// A placeholder for a missing image.
    case empty
    case animation([UIImage], TimeInterval)
    /// What another framework makes when it is first drawn.
    case made(MadeImage)
  }

  /// All properties of an image that its variants can change.
  struct Look {
    /// The size in points.
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var configuration: SymbolConfiguration?
    var flipsInRightToLeft = false
    var baselineOffset: CGFloat?
    /// Whether it takes the place of an image whose file was not fetched.
    var isStandIn = false
  }

  let content: Content
  let look: Look
  /// The name with which the image was requested.
  package let assetName: String?
  private let accessibility = ImageAccessibility()
  let assetPlace: ImageAssetPlace

  init(
    content: Content, look: Look, assetName: String?, accessibility other: ImageAccessibility? = nil,
    asset: UIImageAsset? = nil
  ) {
    self.content = content
    self.look = look
    self.assetName = assetName
    assetPlace = ImageAssetPlace(asset)
    super.init()
    if let other { accessibility.copy(from: other) }
  }

  // MARK: Creating images

  public convenience override init() { self.init(content: .empty, look: Look(), assetName: nil) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a bitmap; a scale that is not positive is treated as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    var look = Look()
    look.scale = scale
    look.orientation = orientation
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    look.size = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    self.init(content: .bitmap(cgImage), look: look, assetName: nil)
  }

  /// Creates an image from data; nil for data that is not an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image with `scale` pixels per point; nil for data that is not an image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads an image from an archive; nil where there is none.
  public required convenience init?(coder: NSCoder) {
    guard let image = Self.read(coder) else { return nil }
    self.init(content: image.content, look: image.look, assetName: image.assetName)
  }

  /// Images are kept safely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the image to an archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Creates an image from a file, whose name determines the scale, as in `star@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if LargeFilePointer.isPointer(data) {
      LargeFilePointer.report(path)
      let name = (path as NSString).lastPathComponent
      let standIn = UIImage.greyStandIn(named: name, size: LargeFilePointer.standInSize)
      self.init(content: standIn.content, look: standIn.look, assetName: nil)
      return
    }
    let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Creates an image from an asset catalog; nil when no catalog has one with that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a bundle's asset catalog; nil when there is none with that name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image from a bundle's asset catalog; nil when there is none with that name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates an image from a bundle's asset catalog, or from a file in the bundle; nil when there is none with that
  /// name.
  ///
  /// - Parameters:
  ///   - name: the name of the image set, or of the file.
  ///   - bundle: the bundle that contains it; nil for the main bundle.
  ///   - traitCollection: the traits that the image is for, such as light or dark; nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = AssetRegistry.image(named: name, in: bundle, traits: traitCollection) else {
      return nil
    }
    self.init(
      content: image.content, look: image.look, assetName: image.assetName ?? name,
      accessibility: image.accessibility, asset: image.assetPlace.known)
  }

  public required convenience init(imageLiteralResourceName name: String) {
    let image = AssetRegistry.image(named: name, in: nil, traits: nil)
    self.init(
      content: image?.content ?? .empty, look: image?.look ?? Look(), assetName: name,
      asset: image?.assetPlace.known)
  }

  /// Creates a system symbol. A symbol without a drawing of our own shows a suitable icon from the installed icon
  /// theme, or else a box with its name.
  ///
  /// Nil for a string that cannot be a symbol name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a system symbol; the traits are not used. Nil for a string that cannot be a symbol name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol with a size, weight and colour. Nil for a string that cannot be a symbol name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let glyph = SymbolLibrary.glyph(named: name) else { return nil }
    self.init(
      symbol: glyph, configuration: configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates a system symbol; the variable value, 0 to 1, does not affect its drawing here.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image from a bundle's asset catalog; the variable value, 0 to 1, does not affect its drawing here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  private convenience init(symbol glyph: SymbolGlyph, configuration: SymbolConfiguration) {
    var look = Look()
    look.configuration = configuration
    look.flipsInRightToLeft = glyph.isDirectional
    look.scale = 3
    let metrics = SymbolMetrics(glyph: glyph, configuration: configuration)
    look.size = metrics.size
    look.baselineOffset = metrics.baselineOffset
    self.init(content: .symbol(glyph), look: look, assetName: glyph.name)
  }

  /// A named image, as from an asset catalog; nil for data that is not an image. `scale` applies to bitmaps; vector
  /// images, of which a PDF is its first page, are rendered at the highest screen scale.
  package static func named(_ name: String, data: Data, scale: CGFloat) -> UIImage? {
    if let (page, size) = try? CGImage.page(of: data, scale: 3) {
      var look = Look()
      look.scale = 3
      look.size = size
      return UIImage(content: .bitmap(page), look: look, assetName: name)
    }
    let isVector = data.prefix(1024).range(of: Data("<svg".utf8)) != nil
    guard let image = try? CGImage.decode(data, scale: isVector ? 3 : 1) else { return nil }
    let made = UIImage(cgImage: image, scale: isVector ? 3 : scale, orientation: .up)
    return UIImage(content: made.content, look: made.look, assetName: name)
  }

  /// A symbol of the app's own; nil if nothing of it is drawn.
  package static func symbol(named name: String, _ symbol: CustomSymbol) -> UIImage? {
    symbol.glyph(named: name).map { UIImage(symbol: $0, configuration: .unspecified) }
  }

  /// A placeholder for an image that is not available, with a name and a size in points.
  package static func standIn(named name: String, size: CGSize) -> UIImage {
    var look = Look()
    look.size = size
    return UIImage(content: .empty, look: look, assetName: name)
  }

  /// A grey image that replaces one whose file was not fetched, with a name and a size in points.
  package static func greyStandIn(named name: String, size: CGSize) -> UIImage {
    let area = CGRect(origin: .zero, size: size)
    guard let context = CGContext(width: size.width, height: size.height, scale: 1) else {
      return standIn(named: name, size: size)
    }
    context.setFillColor(UIColor(white: 0.6, alpha: 1).cgColor)
    context.fill(area)
    guard let pixels = context.makeImage() else { return standIn(named: name, size: size) }
    let made = UIImage(cgImage: pixels)
    var look = made.look
    look.isStandIn = true
    return UIImage(content: made.content, look: look, assetName: name)
  }

  /// Whether it takes the place of an image whose file was not fetched: its colour says nothing about the app.
  package var isStandIn: Bool { look.isStandIn }

  /// An animation of images with a duration in seconds; nil without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(content: .animation(images, duration), look: first.look, assetName: first.assetName)
  }

  // MARK: Properties

  /// The size in points.
  open var size: CGSize { look.size }
  /// Pixels per point.
  open var scale: CGFloat { look.scale }
  /// How the pixels are rotated or mirrored before they are shown.
  open var imageOrientation: Orientation { look.orientation }
  /// Whether the image is drawn in its own colours.
  open var renderingMode: RenderingMode { look.renderingMode }
  /// The edges that keep their size when the image is resized, in points; zero stretches the whole image.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// How the middle between the edges fills its space.
  open var resizingMode: ResizingMode { look.resizingMode }
  /// The insets of the alignment rectangle from the edges of the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsInRightToLeft }
  /// The distance of the baseline above the bottom, in points; nil for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
  /// The configuration of a symbol; nil for any other image.
  open var configuration: Configuration? { look.configuration }
  /// The size, weight and colours of a symbol; nil for any other image.
  open var symbolConfiguration: SymbolConfiguration? { look.configuration }
  /// The traits that the image is for; the current ones if unspecified.
  open var traitCollection: UITraitCollection { look.configuration?.traitCollection ?? .current }

  /// True for a symbol, be it the system's or one of the app's own.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// True for a symbol of the system, which has a label of the system's.
  package var isSystemSymbol: Bool {
    if case .symbol(let glyph) = content { !glyph.isCustom } else { false }
  }

  /// The images of an animation; nil for any other image.
  open var images: [UIImage]? {
    if case .animation(let images, _) = content { images } else { nil }
  }

  /// The duration of an animation in seconds; 0 for any other image.
  open var duration: TimeInterval {
    if case .animation(_, let duration) = content { duration } else { 0 }
  }

  /// The pixels; for a symbol, a black rendering of it.
  open var cgImage: CGImage? {
    switch content {
    case .bitmap(let image): return image
    case .animation(let images, _): return images.first?.cgImage
    case .empty, .made: return nil
    case .symbol:
      guard let context = CGContext(width: size.width, height: size.height, scale: scale) else { return nil }
      UIGraphicsPushContext(context)
      draw(in: CGRect(origin: .zero, size: size), tint: .black)
      UIGraphicsPopContext()
      return context.makeImage()
    }
  }

  /// The pixels as PNG; nil for an image without any.
  open func pngData() -> Data? { cgImage?.pngData() }

  /// The pixels as JPEG, on white; nil for an image without any.
  ///
  /// The quality ranges from 0, for the smallest file, to 1, for the best image.
  open func jpegData(compressionQuality: CGFloat) -> Data? { cgImage?.jpegData(quality: compressionQuality) }

  /// True for an image of which only the shape is used, drawn in the tint colour.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  // MARK: Variants

  func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(
      content: content, look: look, assetName: assetName, accessibility: accessibility,
      asset: assetPlace.known)
  }

  /// The same image, drawn in its own colours or in the tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same image with a tint colour, which is used where the image is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The same image with a tint colour and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose edges keep their size while its middle repeats.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size while its middle repeats or stretches.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image of which only one column and one row stretch, at distances in points from the left and the top.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, size.height - CGFloat(top) - 1),
        right: max(0, size.width - CGFloat(left) - 1)), resizingMode: .stretch)
  }

  /// The same image with insets for layout, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline at a distance in points above its bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// The same image, mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsInRightToLeft = true }
  }

  /// The same image, mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The same symbol with another configuration; any other image is returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// The same symbol, with the specified values of the configuration in place of its own.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let glyph) = content else { return self }
    let merged = (look.configuration ?? .unspecified).applying(configuration)
    let metrics = SymbolMetrics(glyph: glyph, configuration: merged)
    return with {
      $0.configuration = merged
      $0.size = metrics.size
      $0.baselineOffset = metrics.baselineOffset
    }
  }

  /// The symbol with `configuration` where its own leaves values unspecified, as for the preferred configuration of
  /// image views and buttons.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let configuration else { return self }
    return applyingSymbolConfiguration(configuration.applying(look.configuration ?? .unspecified)) ?? self
  }

  /// The image itself, with its pixels decoded in advance, so that drawing need not wait for them.
  open func preparingForDisplay() -> UIImage? {
    switch content {
    case .bitmap(let image): image.prepareForDisplay()
    case .made(let image): image.pixels?.prepareForDisplay()
    case .symbol, .empty, .animation: break
    }
    return self
  }

  /// A copy scaled to a size in points; nil for an empty size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  // MARK: Drawing in the current context

  /// Draws the image with its top left corner at a point, in its own size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at a point with a blend mode and an alpha from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, tint: nil) }

  /// Draws the image into a rectangle with a blend mode and an alpha from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image; a template is drawn in its own tint colour, else in `tint`, else in black.
  package func draw(in rect: CGRect, tint: UIColor?, mirrored: Bool = false) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ImageDrawing(image: self, tint: tint, mirrored: mirrored).draw(in: rect, context: context)
  }

  // MARK: Accessibility

  /// The label of the image for assistive technologies; a symbol has a default one.
  open var accessibilityLabel: String? {
    get {
      if let label = accessibility.label { return label }
      if case .symbol(let glyph) = content, !glyph.isCustom { return SymbolLibrary.label(of: glyph.name) }
      return nil
    }
    set { accessibility.label = newValue }
  }

  /// The label to say: nil for a symbol of which only a technical name is known, such as `wand.and.stars`.
  package var spokenLabel: String? {
    if let label = accessibility.label { return label }
    if case .symbol(let glyph) = content, !glyph.isCustom {
      return SymbolLibrary.spokenLabel(of: glyph.name)
    }
    return nil
  }

  /// An identifier for automation, never spoken; by default, the name with which the image was requested.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier ?? assetName }
    set { accessibility.identifier = newValue }
  }

  /// A description of what activating the image does, spoken after a pause; nil for none.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Whether an image view that shows the image is an accessibility element; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.bitmap(let a), .bitmap(let b)): return a === b && renderingMode == other.renderingMode
    case (.symbol(let a), .symbol(let b)):
      return a.name == b.name && a.isCustom == b.isCustom && size == other.size
        && renderingMode == other.renderingMode
        && look.tint == other.look.tint
    default: return false
    }
  }

  open override var hash: Int { assetName.hashValue }

  open override var description: String {
    let kind = isSymbolImage ? "symbol" : "named"
    return "<UIImage \(kind)(\(assetName ?? "anonymous")) {\(Double(size.width)), \(Double(size.height))}>"
  }
}

extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols are drawn in the tint colour, all others in their own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour: only its shape is used.
    case alwaysTemplate
  }

  /// How the middle of a resizable image fills its space.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Tiled.
    case tile
    /// Stretched.
    case stretch
  }

  /// How the pixels are rotated or mirrored before they are shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are.
    case up
    /// Rotated by 180 degrees.
    case down
    /// Rotated by 90 degrees anticlockwise.
    case left
    /// Rotated by 90 degrees clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored, and rotated by 180 degrees.
    case downMirrored
    /// Mirrored, and rotated by 90 degrees anticlockwise.
    case leftMirrored
    /// Mirrored, and rotated by 90 degrees clockwise.
    case rightMirrored

    var isSideways: Bool {
      self == .left || self == .right || self == .leftMirrored || self == .rightMirrored
    }

    var isMirrored: Bool { rawValue >= Orientation.upMirrored.rawValue }

    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
  }

}

/// The accessibility properties of an image, which an app may set from any thread.
final class ImageAccessibility: @unchecked Sendable {
  private struct Values {
    var label: String?
    var identifier: String?
    var hint: String?
    var isElement = false
  }

  private let lock = NSLock()
  private var values = Values()

  var label: String? {
    get { lock.withLock { values.label } }
    set { lock.withLock { values.label = newValue } }
  }
  var identifier: String? {
    get { lock.withLock { values.identifier } }
    set { lock.withLock { values.identifier = newValue } }
  }
  var hint: String? {
    get { lock.withLock { values.hint } }
    set { lock.withLock { values.hint = newValue } }
  }
  var isElement: Bool {
    get { lock.withLock { values.isElement } }
    set { lock.withLock { values.isElement = newValue } }
  }

  func copy(from other: ImageAccessibility) {
    let copied = other.lock.withLock { other.values }
    lock.withLock { values = copied }
  }
}
