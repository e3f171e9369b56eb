import Foundation

/// Reads the path data of SVG: the `d` of a `path` element.
///
/// Follows <https://www.w3.org/TR/SVG11/paths.html#PathData>. As there, everything up to the first mistake is drawn.
package struct VectorPathData {
  private var bytes: Substring.UTF8View
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, if the command before was a curve of the same degree.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  private init(_ text: String) { bytes = text[...].utf8 }

  /// The path that the data describes, with y downwards.
  package static func path(_ data: String) -> CGPath {
    var reader = VectorPathData(data)
    reader.read()
    return reader.path
  }

  private mutating func read() {
    var command: UInt8 = 0
    while let next = peek() {
      if Character(UnicodeScalar(next)).isLetter {
        command = next
        bytes.removeFirst()
      } else if command == UInt8(ascii: "M") || command == UInt8(ascii: "m") {
        // Further pairs of a move are lines.
        command -= 1
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard perform(command) else { return }
    }
  }

  /// Performs one command with one set of its arguments; false if they are not there.
  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    // Without a move first, there is no current point to draw from.
    if command | 0x20 != UInt8(ascii: "m"), path.isEmpty { return false }
    var (cubic, quadratic) = (CGPoint?.none, CGPoint?.none)
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let to = point(from: origin) else { return false }
      path.move(to: to)
      (current, start) = (to, to)
    case UInt8(ascii: "l"):
      guard let to = point(from: origin) else { return false }
      line(to: to)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(from: origin), let b = point(from: origin), let to = point(from: origin) else {
        return false
      }
      curve(to: to, a, b)
      cubic = b
    case UInt8(ascii: "s"):
      guard let b = point(from: origin), let to = point(from: origin) else { return false }
      curve(to: to, reflection(of: cubicControl), b)
      cubic = b
    case UInt8(ascii: "q"):
      guard let control = point(from: origin), let to = point(from: origin) else { return false }
      path.addQuadCurve(to: to, control: control)
      (current, quadratic) = (to, control)
    case UInt8(ascii: "t"):
      guard let to = point(from: origin) else { return false }
      let control = reflection(of: quadraticControl)
      path.addQuadCurve(to: to, control: control)
      (current, quadratic) = (to, control)
    case UInt8(ascii: "a"):
      guard let radii = point(from: .zero), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(),
        let to = point(from: origin)
      else { return false }
      arc(to: to, radii: radii, turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    case UInt8(ascii: "z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
    return true
  }

  // MARK: Drawing

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(to point: CGPoint, _ a: CGPoint, _ b: CGPoint) {
    path.addCurve(to: point, control1: a, control2: b)
    current = point
  }

  private func reflection(of control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// Draws an elliptical arc, as <https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes> computes it.
  private mutating func arc(to end: CGPoint, radii: CGPoint, turn: CGFloat, isLarge: Bool, isClockwise: Bool)
  {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let (sine, cosine) = (sin(turn), cos(turn))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let x = cosine * dx + sine * dy
    let y = cosine * dy - sine * dx
    // Radii that do not reach are enlarged until they do.
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let below = rx * rx * y * y + ry * ry * x * x
    let root = (max(0, rx * rx * ry * ry - below) / below).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var delta = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isClockwise, delta < 0 { delta += 2 * .pi }
    if !isClockwise, delta > 0 { delta -= 2 * .pi }
    let center = CGPoint(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2,
      y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let ellipse = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (from + CGFloat(index) * step, from + CGFloat(index + 1) * step)
      let to = index == count - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(ellipse)
      curve(
        to: to, CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)).applying(ellipse),
        CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b)).applying(ellipse))
    }
  }

  // MARK: Reading

  /// The next byte that is neither white space nor a comma.
  private mutating func peek() -> UInt8? {
    while let byte = bytes.first, byte <= 0x20 || byte == UInt8(ascii: ",") { bytes.removeFirst() }
    return bytes.first
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// One digit: flags may stand without anything between them.
  private mutating func flag() -> Bool? {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    bytes.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    guard peek() != nil else { return nil }
    var (hasPoint, hasExponent) = (false, false)
    var last: UInt8 = 0
    let text = bytes.prefix { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
      // A sign begins another number, except after the letter of an exponent.
      case UInt8(ascii: "-"), UInt8(ascii: "+"): return last == 0 || last | 0x20 == UInt8(ascii: "e")
      case UInt8(ascii: "."):
        defer { hasPoint = true }
        return !hasPoint && !hasExponent
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        defer { hasExponent = true }
        return !hasExponent && last != 0
      default: return false
      }
    }
    guard let value = Double(Substring(text)), value.isFinite, abs(value) < 1e9 else { return nil }
    bytes = bytes.dropFirst(text.count)
    return CGFloat(value)
  }
}
