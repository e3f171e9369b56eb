import CurbcutUIKit
import Testing

@MainActor
@Suite("A view's geometry")
struct ViewGeometryTests {
  @Test("a frame that is set is read back exactly")
  func frameRoundTrip() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 33.3, height: 7.7))
    #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 33.3, height: 7.7))
    view.frame = CGRect(x: 1e6 + 0.1, y: 0.3, width: 0.1, height: 0.1)
    #expect(view.frame == CGRect(x: 1e6 + 0.1, y: 0.3, width: 0.1, height: 0.1))
  }

  @Test("changing the bounds' size keeps the centre")
  func boundsKeepCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.center == CGPoint(x: 60, y: 60))
    #expect(view.frame == CGRect(x: 35, y: 50, width: 50, height: 20))
  }

  @Test("the frame of a turned view is the box around it")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a transform in space is that in the plane where it stays in it")
  func spatialTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.frame.size == CGSize(width: 200, height: 150))
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(view.transform3D == CATransform3DMakeTranslation(5, 6, 0))
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(!CATransform3DIsAffine(turned))
    view.transform3D = turned
    #expect(view.layer.transform == turned)
  }

  @Test("points and rectangles convert through scrolled and turned views, and back")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 100)
    let turned = UIView(frame: CGRect(x: 30, y: 130, width: 40, height: 40))
    turned.transform = CGAffineTransform(rotationAngle: .pi)
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    #expect(scrolled.convert(CGPoint(x: 0, y: 100), to: root) == CGPoint(x: 10, y: 20))
    let corner = turned.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(corner.x - 80) < 1e-9 && abs(corner.y - 90) < 1e-9)
    let back = turned.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let rect = turned.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
    #expect(abs(rect.minX - 70) < 1e-9 && abs(rect.minY - 80) < 1e-9)
  }

  @Test("autoresizing shares a change among the flexible parts")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stretches = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    stretches.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [stretches, centred, fixed] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(stretches.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    #expect(centred.frame == CGRect(x: 90, y: 65, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a touch finds the front-most view that takes it")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    back.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }
}
