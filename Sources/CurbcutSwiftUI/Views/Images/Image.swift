import CurbcutDrawing
import CurbcutFoundation
import CurbcutUIKit

/// A picture or symbol.
///
/// Follows <https://developer.apple.com/documentation/swiftui/image>.
public struct Image: Equatable {
  private let origin = SourceOrigin()
  enum Source: Equatable {
    case named(String, Bundle?)
    case system(String, value: Double?)
    case platform(UIImage)
    case drawn(DrawnPicture)
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var scale: Scale?
  var symbolRendering: SymbolRenderingMode?
  /// The part to which a symbol of the app is filled.
  private(set) var variableValue: Double?

  init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A picture of the app, whose name is what is spoken, or the text that the app's strings have for it.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle)) }

  /// A picture of the app with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle), label: label)
  }

  /// A picture of the app that assistive technologies leave out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), isDecorative: true)
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(source: .system(systemName, value: nil)) }

  /// A symbol of the system, filled to a part.
  public init(systemName: String, variableValue value: Double?) {
    self.init(source: .system(systemName, value: value))
  }

  /// A picture or symbol of the app, filled to a part.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/init(_:variablevalue:bundle:)>.
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle))
    variableValue = value
  }

  /// A picture or symbol of the app with a label, filled to a part.
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle), label: label)
    variableValue = value
  }

  /// A picture or symbol of the app that assistive technologies leave out, filled to a part.
  public init(decorative name: String, variableValue value: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), isDecorative: true)
    variableValue = value
  }

  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(source: .platform(uiImage)) }

  /// A picture of Core Graphics with a label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      source: .platform(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform)),
      label: label)
  }

  /// A picture of Core Graphics that assistive technologies leave out.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .platform(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform)),
      isDecorative: true)
  }

  /// The picture, as large as what is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with {
      $0.resizing = resizingMode
      $0.capInsets = capInsets
    }
  }

  /// How the picture's colours are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// How a resizable picture fills its room.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/resizingmode>.
  public enum ResizingMode: Hashable, Sendable {
    /// `tile` repeats the picture in its own size; `stretch` scales it.
    case tile, stretch
  }
  /// Whether a picture is drawn in its own colours.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/templaterenderingmode>.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// `template` fills the parts that are not transparent with the foreground; `original` keeps the colours.
    case template, original
  }
  /// How smoothly a picture is scaled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/interpolation>.
  public enum Interpolation: Hashable, Sendable {
    /// `none` keeps the pixels hard-edged, and every other quality smooths them alike; `medium` is the default.
    case none, low, medium, high

    var quality: CGInterpolationQuality {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// A size in relation to the text; `medium` is the default.
    case small, medium, large
  }
  /// The rotation of a picture.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// `up` leaves the picture as it is; `down` turns it by 180 degrees, `left` and `right` by 90 anticlockwise and
    /// clockwise. The others mirror it as well.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    var platform: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }
}

extension Image {
  /// Whether a picture has one colour, that of the foreground.
  fileprivate func isDrawnInForeground(_ picture: UIImage?, _ environment: EnvironmentValues) -> Bool {
    guard renderingMode != .original else { return false }
    let mode = symbolRendering ?? environment.symbolRenderingMode
    if renderingMode == .template { return true }
    switch source {
    case .named, .system:
      // Where styles for several levels are set, a symbol takes them for its layers.
      let isPalette = mode == .palette || (mode == nil && !environment.foregroundLevels.isEmpty)
      return picture?.isSymbolImage == true && !isPalette && (mode == nil || mode == .monochrome)
    // What UIKit made has the colours that it was given there.
    case .platform, .drawn: return false
    }
  }

  /// The picture of UIKit in an environment; nil when there is none of that name.
  @MainActor
  func platformImage(_ environment: EnvironmentValues) -> UIImage? {
    let image: UIImage? =
      switch source {
      case .named(let name, let bundle): named(name, bundle, environment)
      case .system(let name, _): symbol(name, environment)
      case .platform(let image): image
      case .drawn(let drawn): drawn.picture(environment)
      }
    switch renderingMode {
    case .template: return image?.withRenderingMode(.alwaysTemplate)
    case .original: return image?.withRenderingMode(.alwaysOriginal)
    case nil: return image
    }
  }

  /// A picture of the app. A symbol of its own follows the text and the variants as one of the system does.
  @MainActor
  private func named(_ name: String, _ bundle: Bundle?, _ environment: EnvironmentValues) -> UIImage? {
    let traits = environment.traits
    guard let image = UIImage(named: name, in: bundle, compatibleWith: traits), image.isSymbolImage else {
      return UIImage(named: name, in: bundle, compatibleWith: traits)
    }
    let variant = environment.symbolVariants.names(for: name).lazy.compactMap {
      $0 == name ? image : UIImage(named: $0, in: bundle, compatibleWith: traits)
    }.first
    return (variant ?? image).applyingSymbolConfiguration(symbolConfiguration(environment))
  }

  /// The symbol in the variant that the environment asks for, as far as there is one.
  @MainActor
  private func symbol(_ name: String, _ environment: EnvironmentValues) -> UIImage? {
    let configuration = symbolConfiguration(environment)
    return environment.symbolVariants.names(for: name).lazy.compactMap {
      UIImage(systemName: $0, withConfiguration: configuration)
    }.first
  }

  @MainActor
  private func symbolConfiguration(_ environment: EnvironmentValues) -> UIImage.SymbolConfiguration {
    let font = TextLook(environment).font(environment.traits)
    let size: UIImage.SymbolScale =
      switch scale ?? environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let configuration = UIImage.SymbolConfiguration(font: font, scale: size)
    let mode = symbolRendering ?? environment.symbolRenderingMode
    if mode == .palette || (mode == nil && !environment.foregroundLevels.isEmpty) {
      let colors = (0...1).map { level in
        environment.foregroundStyle(level: level)?.platformColor(environment)
          ?? (level == 0 ? UIColor.label : .secondaryLabel).resolvedColor(with: environment.traits)
      }
      return configuration.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    }
    return configuration.applying(mode?.configuration)
  }

  /// Whether the app has given the picture a label.
  var isLabelled: Bool { label != nil }

  /// What is spoken for the picture; nil for one that is left out.
  @MainActor
  func spokenLabel(_ environment: EnvironmentValues) -> String? {
    if isDecorative { return nil }
    if let label { return ResolvedText(label, environment).words.plain }
    switch source {
    case .named(let name, let bundle):
      return (bundle ?? Bundle.installedMain ?? .main).localizedString(forKey: name, value: name, table: nil)
    case .system, .platform, .drawn:
      let image = platformImage(environment)
      return image?.accessibilityLabel ?? image?.spokenLabel
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in the view.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image: PrimitiveView {
  @MainActor static func makeNode(_ view: Attribute<Image>, _ inputs: _ViewInputs) -> ViewNode {
    ImageNode(view, inputs)
  }
}

/// The node of a picture.
@MainActor
final class ImageNode: ViewNode {
  private var image: Image
  private(set) var picture: UIImage?
  /// The picture as it is shown.
  var shownPicture: UIImage? { picture }
  private var values: EnvironmentValues
  private let drawing = ImageDrawing()

  init(_ image: Attribute<Image>, _ inputs: _ViewInputs) {
    self.image = image.value
    values = inputs.environment.value
    super.init(inputs)
    drawing.isUserInteractionEnabled = false
    observe { [unowned self] in
      self.image = image.value
      values = environment.value
      picture = self.image.platformImage(values)
      drawing.picture = picture
      drawing.tint = values.foregroundPlatformColor
      drawing.paint =
        self.image.isDrawnInForeground(picture, values) ? values.foregroundStyle?._paint(in: values) : nil
      drawing.resizing = self.image.resizing
      drawing.quality = self.image.interpolation.quality
      drawing.isAntialiased = self.image.isAntialiased
      drawing.redaction = values.redaction
      drawing.isMirrored = values.layoutDirection == .rightToLeft
      invalidateLayout()
      accessibilityDidChange()
    }
  }

  override var view: UIView? { drawing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = picture?.size ?? .zero
    guard image.resizing != nil else {
      let scale = values.displayScale
      return CGSize(
        width: (size.width * scale - 0.001).rounded(.up) / scale,
        height: (size.height * scale - 0.001).rounded(.up) / scale)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  /// A symbol stands among texts as one of them.
  override var spacing: ViewSpacing {
    guard picture?.isSymbolImage == true, image.resizing == nil,
      let baseline = picture?.baselineOffsetFromBottom
    else {
      return ViewSpacing()
    }
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.Preference(aboveText: baseline, text: .distance(0))
    spacing.bottom = ViewSpacing.Preference(belowText: baseline + 1, text: .distance(0))
    return spacing
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let offset = picture?.baselineOffsetFromBottom,
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return dimensions.height - offset
  }

  override func didPlace() { drawing.frame = shownFrame }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    guard let label = image.spokenLabel(values), !image.isDecorative, !values.hidesForPrivacy else {
      return []
    }
    var properties = AccessibilityProperties()
    properties.label = AccessibilityWords(label)
    properties.traits = .image
    properties.hasPictureName = !image.isLabelled
    if case .system("checkmark", _) = image.source { properties.isCheckmark = true }
    return [.element(self, properties)]
  }
}

/// A picture without a name, as one of a `UIImage`, is an element only when it is given one, and is a picture then, too.
extension ImageNode: LatentElementNode {
  var latentElement: AccessibilityProperties {
    var properties = AccessibilityProperties()
    if !image.isDecorative { properties.traits = .image }
    return properties
  }
}

/// Draws a picture.
final class ImageDrawing: UIView, ImageShowing {
  var shownImage: UIImage? { picture }
  var picture: UIImage? { didSet { setNeedsDisplay() } }
  var tint: UIColor = .label { didSet { setNeedsDisplay() } }
  /// What a picture without colours of its own is drawn with.
  var paint: _Paint? { didSet { setNeedsDisplay() } }
  var resizing: Image.ResizingMode? { didSet { setNeedsDisplay() } }
  var quality = CGInterpolationQuality.medium { didSet { setNeedsDisplay() } }
  var isAntialiased = true { didSet { setNeedsDisplay() } }
  /// Whether pictures that point in the direction of the language, such as arrows forward, are mirrored.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
  /// How the picture is hidden; nil to show it.
  var redaction: Redaction? { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let picture, let context = UIGraphicsGetCurrentContext() else { return }
    if let redaction { return redaction.fill(bounds, in: context) }
    context.interpolationQuality = quality
    context.setShouldAntialias(isAntialiased)
    guard let paint, !paint.isPlain else { return draw(picture) }
    paint.draw(in: context, bounds) { [self] _ in draw(picture) }
  }

  private func draw(_ picture: UIImage) {
    if resizing == .tile, picture.size.width > 0, picture.size.height > 0 {
      for x in stride(from: 0, to: bounds.width, by: picture.size.width) {
        for y in stride(from: 0, to: bounds.height, by: picture.size.height) {
          picture.draw(
            in: CGRect(origin: CGPoint(x: x, y: y), size: picture.size), tint: tint, mirrored: isMirrored)
        }
      }
    } else {
      picture.draw(in: bounds, tint: tint, mirrored: isMirrored)
    }
  }
}
