import CurbcutGraphics
import Foundation

/// A path in an archive: its elements as numbers, with how it is stroked.
extension UIBezierPath {
  func read(_ coder: NSCoder) {
    let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UIBezierPathElements")
    var rest = (numbers as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }[...]
    func point() -> CGPoint { CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0) }
    while let kind = rest.popFirst() {
      switch kind {
      case 0: move(to: point())
      case 1: addLine(to: point())
      case 2:
        let control = point()
        addQuadCurve(to: point(), controlPoint: control)
      case 3:
        let (first, second) = (point(), point())
        addCurve(to: point(), controlPoint1: first, controlPoint2: second)
      default: close()
      }
    }
    lineWidth = coder.number("UIBezierPathLineWidth")
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyle")) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyle")) ?? .miter
    miterLimit = coder.number("UIBezierPathMiterLimit")
    flatness = coder.number("UIBezierPathFlatness")
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  func write(_ coder: NSCoder) {
    var numbers: [CGFloat] = []
    for element in cgPath.elements {
      switch element {
      case .move(let p): numbers += [0, p.x, p.y]
      case .line(let p): numbers += [1, p.x, p.y]
      case .quadCurve(let p, let c): numbers += [2, c.x, c.y, p.x, p.y]
      case .curve(let p, let c, let d): numbers += [3, c.x, c.y, d.x, d.y, p.x, p.y]
      case .close: numbers.append(4)
      }
    }
    coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyle")
    coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }
}
