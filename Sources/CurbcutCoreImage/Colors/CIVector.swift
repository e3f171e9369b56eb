import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// Numbers as filters take them: a point, a rectangle, coefficients.
///
/// Follows <https://developer.apple.com/documentation/coreimage/civector>.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector from numbers in memory.
  ///
  /// - Parameters:
  ///   - values: the numbers.
  ///   - count: how many there are.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(0, count))))
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of the coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.width, r.height]) }
  /// Creates a vector of the six numbers of a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Creates a vector from numbers in a text, as ``stringRepresentation`` writes them.
  public convenience init(string representation: String) {
    let parts = representation.split { $0 == " " || $0 == "[" || $0 == "]" || $0 == "," }
    self.init(parts.compactMap { Double($0) }.map { CGFloat($0) })
  }

  /// How many numbers there are.
  open var count: Int { values.count }
  /// The number at an index from 0; 0 beyond the last one.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers in brackets, with spaces between them.
  open var stringRepresentation: String { "[\(values.map(Self.text).joined(separator: " "))]" }

  static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }

  var pixel: Pixel { Pixel(Float(x), Float(y), Float(z), Float(w)) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String { stringRepresentation }
  open func copy(with zone: NSZone?) -> Any { self }
}
