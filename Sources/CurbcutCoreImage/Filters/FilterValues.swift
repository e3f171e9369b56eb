import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// The values of a filter's inputs, as it needs them.
struct FilterValues {
  let inputs: [String: Any]

  /// The image of an input; nil while there is none.
  func image(_ key: String = kCIInputImageKey) -> ImageRecipe? { (inputs[key] as? CIImage)?.recipe }

  /// A number; what is no number is 0.
  func number(_ key: String) -> Float { Self.number(inputs[key]) }

  static func number(_ value: Any?) -> Float {
    switch value {
    case let value as NSNumber: value.floatValue
    case let value as Double: Float(value)
    case let value as Float: value
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    default: 0
    }
  }

  /// A vector; what is none has no numbers.
  func vector(_ key: String) -> CIVector { Self.vector(inputs[key]) }

  static func vector(_ value: Any?) -> CIVector {
    switch value {
    case let value as CIVector: value
    case let value as CGPoint: CIVector(cgPoint: value)
    case let value as CGRect: CIVector(cgRect: value)
    case let value as NSValue: CIVector(cgPoint: value.cgPointValue)
    default: CIVector(x: 0, y: 0)
    }
  }

  /// A point in the precision of pixels.
  func point(_ key: String) -> SIMD2<Float> {
    let vector = vector(key)
    return SIMD2(Float(vector.x), Float(vector.y))
  }

  func color(_ key: String) -> CIColor { (inputs[key] as? CIColor) ?? .black }

  func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform { Self.transform(inputs[key]) }

  static func transform(_ value: Any?) -> CGAffineTransform {
    switch value {
    case let value as CGAffineTransform: value
    case let value as CIVector: value.cgAffineTransformValue
    default: .identity
    }
  }
}
