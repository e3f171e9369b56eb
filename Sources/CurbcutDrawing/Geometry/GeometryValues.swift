// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets that the value contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Geometry as text: numbers in braces, as in `{{0, 20}, {320, 44}}`.
private enum GeometryText {
  static func text(_ number: CGFloat) -> String {
    // Integers without a decimal point, others with as many digits as they need.
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(Double(number))"
  }

  static func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { text($0) }.joined(separator: ", ") + "}"
  }

  /// The numbers in a string; nil unless there are exactly `count`.
  static func numbers(_ text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard parts.count == count, !parts.contains(nil) else { return nil }
    return parts.compactMap { $0.map { CGFloat($0) } }
  }
}

extension NSCoder {
  /// A point as text, `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text(point.x, point.y) }
  /// A size as text, `{width, height}`.
  public class func string(for size: CGSize) -> String { GeometryText.text(size.width, size.height) }
  /// A rectangle as text, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }
  /// Insets as text, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// A transform as text: its six numbers.
  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.text(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// The point that a string describes; zero for any other string.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size that a string describes; zero for any other string.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a string describes; zero for any other string.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }
  /// The insets that a string describes; zero for any other string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
}

/// A point as text; the old name of `NSCoder.string(for:)`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// A size as text; the old name of `NSCoder.string(for:)`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// A rectangle as text; the old name of `NSCoder.string(for:)`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
