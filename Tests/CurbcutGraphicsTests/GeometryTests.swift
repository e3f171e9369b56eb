import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("Transforms and paths")
struct GeometryTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test("translatedBy moves in the transformed space, concatenating comes after")
  func order() {
    let scaled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(scaled.translatedBy(x: 3, y: 0)) == CGPoint(x: 6, y: 0))
    let after = scaled.concatenating(CGAffineTransform(translationX: 3, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(after) == CGPoint(x: 5, y: 2))
  }

  @Test("a transform and its inverse undo each other; components make it again")
  func inverse() {
    let transform = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.6).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 11, y: -4)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let again = CGAffineTransform(transform.decomposed())
    #expect(isClose(point.applying(again), point.applying(transform)))
  }

  @Test("points are inside by either rule")
  func contains() {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("bounding boxes hold the curve, or its control points too")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.01)
    #expect(CGPath(elements: []).boundingBox.isNull)
  }

  @Test("arcs end where their angles say", arguments: [true, false])
  func arc(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(path.boundingBoxOfPath.width > (clockwise ? 19.9 : 9.9))
  }

  @Test("an arc between tangents touches both")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
  }

  @Test("a layer's frame follows bounds, position and transform")
  func layerFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    let child = CALayer()
    child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    layer.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: -3, y: 2))
  }
}
