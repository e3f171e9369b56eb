import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// What moves the bodies of a scene.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skphysicsworld>.
@preconcurrency @MainActor
public final class SKPhysicsWorld: NSObject {
  weak var scene: SKScene?
  /// How fast bodies fall, in metres a second squared, of which one has 150 points.
  public var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast everything moves.
  public var speed: CGFloat = 1
  /// Is told of bodies that meet; not retained.
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?
  private var meeting: [(SKPhysicsBody, SKPhysicsBody)] = []

  override nonisolated init() { super.init() }

  /// The body at a point of the scene.
  public func body(at point: CGPoint) -> SKPhysicsBody? { bodies.last { $0.place.contains(point) } }

  /// Calls the app for each body in a rectangle of the scene, until it sets the flag.
  public func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for body in bodies where body.place.intersects(rect) {
      block(body, &stops)
      if stops.boolValue { return }
    }
  }

  private var bodies: [SKPhysicsBody] {
    var all: [SKPhysicsBody] = []
    func add(_ node: SKNode) {
      if let body = node.physicsBody { all.append(body) }
      for child in node.children { add(child) }
    }
    if let scene { add(scene) }
    return all
  }

  func contacts(of body: SKPhysicsBody) -> [SKPhysicsBody] {
    meeting.compactMap { $0.0 === body ? $0.1 : $0.1 === body ? $0.0 : nil }
  }

  /// Lets time pass.
  package func advance(by seconds: TimeInterval) {
    let bodies = bodies
    guard !bodies.isEmpty else { return }
    let step = CGFloat(min(seconds, 0.1)) * speed
    for body in bodies { body.move(by: step, gravity: gravity) }
    let before = meeting
    meeting = []
    for (index, first) in bodies.enumerated() {
      for second in bodies[(index + 1)...] {
        let isAsked =
          first.contactTestBitMask & second.categoryBitMask != 0
          || second.contactTestBitMask & first.categoryBitMask != 0
        if isAsked, first.isDynamic || second.isDynamic, first.meets(second) {
          meeting.append((first, second))
        }
      }
    }
    for pair in meeting where !before.contains(where: { $0.0 === pair.0 && $0.1 === pair.1 }) {
      contactDelegate?.didBegin(SKPhysicsContact(pair.0, pair.1))
    }
    for pair in before where !meeting.contains(where: { $0.0 === pair.0 && $0.1 === pair.1 }) {
      contactDelegate?.didEnd(SKPhysicsContact(pair.0, pair.1))
    }
  }
}
