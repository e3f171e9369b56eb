import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A built-in filter: its name, its inputs, and what it does.
struct FilterDefinition: Sendable {
  /// Apple's name: "CISepiaTone".
  let name: String
  /// The name for people: "Sepia Tone".
  let displayName: String
  /// Apple's categories: "CICategoryColorEffect".
  let categories: [String]
  /// The inputs, in Apple's order.
  let inputs: [FilterInput]
  /// The class of its objects, which has its properties.
  let type: BuiltInFilter.Type
  /// The result; nil while an input that it needs is missing.
  let output: @Sendable (FilterValues) -> ImageRecipe?

  init(
    _ name: String, _ displayName: String, _ categories: [String], _ type: BuiltInFilter.Type,
    _ inputs: [FilterInput], _ output: @escaping @Sendable (FilterValues) -> ImageRecipe?
  ) {
    self.name = name
    self.displayName = displayName
    self.categories = categories
    self.type = type
    self.inputs = inputs
    self.output = output
  }

  static let all: [FilterDefinition] =
    adjustments + colorEffects + blurs + stylizing + distortions + composites + blendings + generators
    + gradients + geometry + reductions

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> FilterDefinition? { byName[name] }
}

/// An input of a filter.
struct FilterInput: Sendable {
  enum Kind: Sendable {
    case image
    /// A number with its default, and the ends of its slider.
    case number(Double, ClosedRange<Double>)
    /// A point or offset with its default.
    case point(CGFloat, CGFloat)
    /// A rectangle with its default.
    case rectangle(CGFloat, CGFloat, CGFloat, CGFloat)
    /// Coefficients with their defaults.
    case vector(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A colour with its default.
    case color(CGFloat, CGFloat, CGFloat, CGFloat)
    case transform
    case data
    case text(String)
  }

  let key: String
  let kind: Kind

  init(_ key: String, _ kind: Kind) {
    self.key = key
    self.kind = kind
  }

  static let image = FilterInput(kCIInputImageKey, .image)
  static let background = FilterInput(kCIInputBackgroundImageKey, .image)
  static let mask = FilterInput(kCIInputMaskImageKey, .image)
  static let center = FilterInput(kCIInputCenterKey, .point(150, 150))
  static func radius(_ value: Double, _ range: ClosedRange<Double>) -> FilterInput {
    FilterInput(kCIInputRadiusKey, .number(value, range))
  }
  static func number(_ key: String, _ value: Double, _ range: ClosedRange<Double>) -> FilterInput {
    FilterInput(key, .number(value, range))
  }

  /// The value before the app sets one; nil for an image, and for data.
  var initial: Any? {
    switch kind {
    case .image, .data: nil
    case .number(let value, _): NSNumber(value: value)
    case .point(let x, let y): CIVector(x: x, y: y)
    case .rectangle(let x, let y, let z, let w), .vector(let x, let y, let z, let w):
      CIVector(x: x, y: y, z: z, w: w)
    case .color(let red, let green, let blue, let alpha):
      CIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .transform: CGAffineTransform.identity
    case .text(let text): text
    }
  }

  /// What `attributes` tells of the input.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeDisplayName: displayName, kCIAttributeType: typeName,
    ]
    result[kCIAttributeDefault] = initial
    if case .number(_, let range) = kind {
      result[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
      result[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
    }
    return result
  }

  private var className: String {
    switch kind {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .point, .rectangle, .vector: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .data: "NSData"
    case .text: "NSString"
    }
  }

  private var typeName: String {
    switch kind {
    case .image: kCIAttributeTypeImage
    case .number:
      switch key {
      case kCIInputAngleKey: kCIAttributeTypeAngle
      case kCIInputRadiusKey, kCIInputScaleKey, kCIInputWidthKey: kCIAttributeTypeDistance
      case kCIInputTimeKey: kCIAttributeTypeTime
      default: kCIAttributeTypeScalar
      }
    case .point: kCIAttributeTypePosition
    case .rectangle: kCIAttributeTypeRectangle
    case .vector: "CIAttributeTypeVector"
    case .color: kCIAttributeTypeColor
    case .transform: "CIAttributeTypeTransform"
    case .data: "NSData"
    case .text: "NSString"
    }
  }

  /// "inputBackgroundImage" is called "Background Image".
  private var displayName: String {
    key.dropFirst("input".count).reduce(into: "") { name, letter in
      if letter.isUppercase, let last = name.last, !last.isUppercase { name += " " }
      name.append(letter)
    }
  }
}
