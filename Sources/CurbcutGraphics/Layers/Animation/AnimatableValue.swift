import Foundation

/// A value that can be interpolated.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color([CGFloat])
  case transform(CATransform3D)

  /// Converts a value from an app to the same kind as another; nil when it cannot be converted.
  init?(_ value: Any?, like other: AnimatableValue) {
    guard let value else { return nil }
    switch other {
    case .number:
      if let number = value as? NSNumber {
        self = .number(number.doubleValue)
      } else if let number = Self.double(value) {
        self = .number(number)
      } else {
        return nil
      }
    case .point:
      guard let point = value as? CGPoint ?? (value as? NSValue)?.pointValue else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize ?? (value as? NSValue)?.sizeValue else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect ?? (value as? NSValue)?.rectValue else { return nil }
      self = .rect(rect)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.animatableComponents)
    case .transform:
      if let affine = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(affine))
      } else if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else {
        return nil
      }
    }
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }

  /// The value, as an app would pass it.
  var value: Any {
    switch self {
    case .number(let v): v
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .color(let v): CALayer.color(v)
    case .transform(let v): v
    }
  }

  /// The numbers that the value is made of.
  private var numbers: [Double] {
    switch self {
    case .number(let v): [v]
    case .point(let v): [Double(v.x), Double(v.y)]
    case .size(let v): [Double(v.width), Double(v.height)]
    case .rect(let v): [Double(v.minX), Double(v.minY), Double(v.width), Double(v.height)]
    case .color(let v): v.map(Double.init)
    case .transform(let t):
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
        t.m43,
        t.m44,
      ].map(Double.init)
    }
  }

  /// The same kind of value, made of other numbers.
  private func made(of numbers: [Double]) -> AnimatableValue {
    let n = numbers.map { CGFloat($0) }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: n[0], y: n[1]))
    case .size: return .size(CGSize(width: n[0], height: n[1]))
    case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .color: return .color(n)
    case .transform:
      return .transform(
        CATransform3D(
          m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
          m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15]))
    }
  }

  private func combined(_ other: AnimatableValue, _ body: (Double, Double) -> Double) -> AnimatableValue {
    let (a, b) = (numbers, other.numbers)
    guard a.count == b.count else { return self }
    return made(of: zip(a, b).map(body))
  }

  static func + (a: Self, b: Self) -> Self { a.combined(b, +) }
  static func - (a: Self, b: Self) -> Self { a.combined(b, -) }

  /// The value at a fraction of the way to another; the fraction may lie outside 0 to 1.
  func mixed(with other: AnimatableValue, _ part: Double) -> AnimatableValue {
    combined(other) { $0 + ($1 - $0) * part }
  }
}

extension CGColor {
  /// Red, green, blue and alpha.
  fileprivate var animatableComponents: [CGFloat] {
    let all = components ?? []
    return all.count >= 4 ? Array(all.prefix(4)) : [all.first ?? 0, all.first ?? 0, all.first ?? 0, alpha]
  }
}

extension CALayer {
  /// The value of a property by its name; nil for one that cannot be animated.
  func animatableValue(forKeyPath path: String) -> AnimatableValue? {
    switch path {
    case "position": return .point(position)
    case "position.x": return .number(Double(position.x))
    case "position.y": return .number(Double(position.y))
    case "bounds": return .rect(bounds)
    case "bounds.origin": return .point(bounds.origin)
    case "bounds.origin.x": return .number(Double(bounds.origin.x))
    case "bounds.origin.y": return .number(Double(bounds.origin.y))
    case "bounds.size": return .size(bounds.size)
    case "bounds.size.width": return .number(Double(bounds.width))
    case "bounds.size.height": return .number(Double(bounds.height))
    case "anchorPoint": return .point(anchorPoint)
    case "zPosition": return .number(Double(zPosition))
    case "opacity": return .number(Double(opacity))
    case "cornerRadius": return .number(Double(cornerRadius))
    case "borderWidth": return .number(Double(borderWidth))
    case "shadowOpacity": return .number(Double(shadowOpacity))
    case "shadowRadius": return .number(Double(shadowRadius))
    case "shadowOffset": return .size(shadowOffset)
    case "hidden": return .number(isHidden ? 1 : 0)
    case "backgroundColor": return .color(backgroundColor?.animatableComponents ?? [0, 0, 0, 0])
    case "borderColor": return .color(borderColor?.animatableComponents ?? [0, 0, 0, 0])
    case "shadowColor": return .color(shadowColor?.animatableComponents ?? [0, 0, 0, 0])
    case "transform": return .transform(transform)
    case let other where other.hasPrefix("transform."):
      return TransformParts(affineTransform())[String(other.dropFirst(10))].map { .number($0) }
    default: return (self as? CAShapeLayer)?.strokeValue(path)
    }
  }

  /// Sets a property to a value; does nothing for one that cannot be animated.
  func setAnimatableValue(_ value: AnimatableValue, forKeyPath path: String) {
    switch (path, value) {
    case ("position", .point(let v)): position = v
    case ("position.x", .number(let v)): position.x = CGFloat(v)
    case ("position.y", .number(let v)): position.y = CGFloat(v)
    case ("bounds", .rect(let v)): bounds = v
    case ("bounds.origin", .point(let v)): bounds.origin = v
    case ("bounds.origin.x", .number(let v)): bounds.origin.x = CGFloat(v)
    case ("bounds.origin.y", .number(let v)): bounds.origin.y = CGFloat(v)
    case ("bounds.size", .size(let v)): bounds.size = v
    case ("bounds.size.width", .number(let v)): bounds.size.width = CGFloat(v)
    case ("bounds.size.height", .number(let v)): bounds.size.height = CGFloat(v)
    case ("anchorPoint", .point(let v)): anchorPoint = v
    case ("zPosition", .number(let v)): zPosition = CGFloat(v)
    case ("opacity", .number(let v)): opacity = Float(v)
    case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(v)
    case ("borderWidth", .number(let v)): borderWidth = CGFloat(v)
    case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
    case ("shadowRadius", .number(let v)): shadowRadius = CGFloat(v)
    case ("shadowOffset", .size(let v)): shadowOffset = v
    case ("hidden", .number(let v)): isHidden = v >= 0.5
    case ("backgroundColor", .color(let v)): backgroundColor = Self.color(v)
    case ("borderColor", .color(let v)): borderColor = Self.color(v)
    case ("shadowColor", .color(let v)): shadowColor = Self.color(v)
    case ("transform", .transform(let v)): transform = v
    case (let other, .number(let v)) where other.hasPrefix("transform."):
      var parts = TransformParts(affineTransform())
      parts[String(other.dropFirst(10))] = v
      setAffineTransform(parts.transform)
    default: (self as? CAShapeLayer)?.setStrokeValue(value, path)
    }
  }

  static func color(_ v: [CGFloat]) -> CGColor {
    func unit(_ i: Int) -> CGFloat { v.indices.contains(i) ? min(max(v[i], 0), 1) : 0 }
    return CGColor(red: unit(0), green: unit(1), blue: unit(2), alpha: unit(3))
  }
}

extension CAShapeLayer {
  fileprivate func strokeValue(_ path: String) -> AnimatableValue? {
    switch path {
    case "strokeStart": .number(Double(strokeStart))
    case "strokeEnd": .number(Double(strokeEnd))
    case "lineWidth": .number(Double(lineWidth))
    case "lineDashPhase": .number(Double(lineDashPhase))
    case "strokeColor": .color(strokeColor?.animatableComponents ?? [0, 0, 0, 0])
    case "fillColor": .color(fillColor?.animatableComponents ?? [0, 0, 0, 0])
    default: nil
    }
  }

  fileprivate func setStrokeValue(_ value: AnimatableValue, _ path: String) {
    switch (path, value) {
    case ("strokeStart", .number(let v)): strokeStart = CGFloat(v)
    case ("strokeEnd", .number(let v)): strokeEnd = CGFloat(v)
    case ("lineWidth", .number(let v)): lineWidth = CGFloat(v)
    case ("lineDashPhase", .number(let v)): lineDashPhase = CGFloat(v)
    case ("strokeColor", .color(let v)): strokeColor = CALayer.color(v)
    case ("fillColor", .color(let v)): fillColor = CALayer.color(v)
    default: break
    }
  }
}

/// The parts of a two-dimensional transform, in order: scale, rotation, translation.
private struct TransformParts {
  var scaleX, scaleY, rotation, moveX, moveY: Double

  init(_ t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    scaleX = (a * a + b * b).squareRoot()
    scaleY = scaleX > 0 ? (a * d - b * c) / scaleX : (c * c + d * d).squareRoot()
    rotation = atan2(b, a)
    (moveX, moveY) = (Double(t.tx), Double(t.ty))
  }

  var transform: CGAffineTransform {
    let (c, s) = (cos(rotation), sin(rotation))
    return CGAffineTransform(
      a: CGFloat(scaleX * c), b: CGFloat(scaleX * s), c: CGFloat(-scaleY * s), d: CGFloat(scaleY * c),
      tx: CGFloat(moveX), ty: CGFloat(moveY))
  }

  subscript(name: String) -> Double? {
    get {
      switch name {
      case "scale": (scaleX + scaleY) / 2
      case "scale.x": scaleX
      case "scale.y": scaleY
      case "rotation", "rotation.z": rotation
      case "translation.x": moveX
      case "translation.y": moveY
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch name {
      case "scale": (scaleX, scaleY) = (newValue, newValue)
      case "scale.x": scaleX = newValue
      case "scale.y": scaleY = newValue
      case "rotation", "rotation.z": rotation = newValue
      case "translation.x": moveX = newValue
      case "translation.y": moveY = newValue
      default: break
      }
    }
  }
}
