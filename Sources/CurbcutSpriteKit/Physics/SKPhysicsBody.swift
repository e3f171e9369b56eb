import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// How a node takes part in what moves of itself.
///
/// Bodies fly, fall and slow down here, and tell when the rectangles around them meet; they go through each other, as nothing
/// works out how they would bounce. Follows <https://developer.apple.com/documentation/spritekit/skphysicsbody>.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// The node; not retained.
  public internal(set) final weak var node: SKNode?
  /// Where the body is beside its node's position; nil for what the node covers.
  private let shape: CGRect?
  private let isEdge: Bool

  private init(_ shape: CGRect?, isEdge: Bool = false) {
    self.shape = shape
    self.isEdge = isEdge
    super.init()
    isDynamic = !isEdge
  }

  private static func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Creates a circle around the position.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(Self.around(center, CGSize(width: 2 * r, height: 2 * r)))
  }
  /// Creates a rectangle around the position.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(Self.around(center, s)) }
  /// Creates a body in the shape of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(Self.around(.zero, size)) }
  /// Creates a body in the shape of a picture.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(Self.around(.zero, size))
  }
  /// Creates a body with corners.
  public convenience init(polygonFrom path: CGPath) { self.init(path.boundingBox) }
  /// Creates a line around a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(rect, isEdge: true) }
  /// Creates a line along a path that comes back to its beginning.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(path.boundingBox, isEdge: true) }
  /// Creates a line along a path.
  public convenience init(edgeChainFrom path: CGPath) { self.init(path.boundingBox, isEdge: true) }
  /// Creates a line.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(
      CGRect(x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y)),
      isEdge: true)
  }
  /// Creates a body of others.
  public convenience init(bodies: [SKPhysicsBody]) {
    self.init(bodies.compactMap(\.shape).reduce(CGRect.null) { $0.union($1) })
  }

  /// Whether the body moves of itself; true by default, but not for lines.
  open var isDynamic = true
  /// Whether the body falls; true by default.
  open var affectedByGravity = true
  /// Whether the body can turn; true by default.
  open var allowsRotation = true
  /// Whether the body is held at its place; false by default.
  open var pinned = false
  /// Whether the body rests.
  open var isResting: Bool {
    get { velocity == .zero && angularVelocity == 0 }
    set {
      guard newValue else { return }
      velocity = .zero
      angularVelocity = 0
    }
  }
  /// Whether a fast body meets what it would jump over. It may jump, here.
  @Unsupported("SKPhysicsBody.usesPreciseCollisionDetection: a fast body may jump over another")
  open var usesPreciseCollisionDetection = false
  /// The mass, in kilograms.
  open var mass: CGFloat = 1
  /// The mass of an area; it changes nothing here.
  @Unsupported("SKPhysicsBody.density: bodies go through each other")
  open var density: CGFloat = 1
  /// How rough the body is, from 0 to 1; it changes nothing here.
  @Unsupported("SKPhysicsBody.friction: bodies go through each other")
  open var friction: CGFloat = 0.2
  /// How the body bounces, from 0 to 1; it changes nothing here.
  @Unsupported("SKPhysicsBody.restitution: bodies go through each other")
  open var restitution: CGFloat = 0.2
  /// How the body becomes slower, a second.
  open var linearDamping: CGFloat = 0.1
  /// How the body turns slower, a second.
  open var angularDamping: CGFloat = 0.1
  /// How fast the body is, in points a second.
  open var velocity = CGVector.zero
  /// How fast the body turns, in radians a second.
  open var angularVelocity: CGFloat = 0
  /// What kinds the body is of.
  open var categoryBitMask: UInt32 = .max
  /// With which kinds it collides; it goes through them here.
  @Unsupported("SKPhysicsBody.collisionBitMask: bodies go through each other")
  open var collisionBitMask: UInt32 = .max
  /// The kinds that it tells of when they meet.
  open var contactTestBitMask: UInt32 = 0
  /// The fields that it feels; there are none here.
  @Unsupported("SKPhysicsBody.fieldBitMask: there are no fields")
  open var fieldBitMask: UInt32 = .max
  /// The area, in square metres, of which one has 150 points a side.
  open var area: CGFloat { (place.width * place.height) / (150 * 150) }

  /// Pushes the body for a frame, in newtons.
  open func applyForce(_ force: CGVector) {
    push(CGVector(dx: force.dx / 60, dy: force.dy / 60))
  }
  /// Pushes the body at a point of the scene for a frame.
  open func applyForce(_ force: CGVector, at point: CGPoint) { applyForce(force) }
  /// Pushes the body at once, in newton-seconds.
  open func applyImpulse(_ impulse: CGVector) { push(impulse) }
  /// Pushes the body at a point of the scene at once.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { push(impulse) }
  /// Turns the body for a frame.
  open func applyTorque(_ torque: CGFloat) { applyAngularImpulse(torque / 60) }
  /// Turns the body at once.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    if allowsRotation, isDynamic { angularVelocity += impulse / max(mass, 0.0001) }
  }

  private func push(_ impulse: CGVector) {
    guard isDynamic else { return }
    velocity.dx += impulse.dx / max(mass, 0.0001)
    velocity.dy += impulse.dy / max(mass, 0.0001)
  }

  /// The bodies that it meets now.
  open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.contacts(of: self) ?? [] }

  /// The rectangle around the body, in the scene.
  var place: CGRect {
    guard let node else { return .null }
    let own = shape ?? node.content
    return own.isNull ? own : own.applying(node.toTop)
  }

  /// Whether two bodies meet: one within a line does only where it touches it.
  func meets(_ other: SKPhysicsBody) -> Bool {
    let (a, b) = (place, other.place)
    guard !a.isNull, !b.isNull, a.intersects(b) else { return false }
    if isEdge { return !a.insetBy(dx: 1, dy: 1).contains(b) }
    if other.isEdge { return !b.insetBy(dx: 1, dy: 1).contains(a) }
    return true
  }

  func move(by seconds: CGFloat, gravity: CGVector) {
    guard isDynamic, !pinned, let node, !node.isPaused else { return }
    if affectedByGravity {
      velocity.dx += gravity.dx * 150 * seconds
      velocity.dy += gravity.dy * 150 * seconds
    }
    let slower = max(0, 1 - linearDamping * seconds)
    velocity = CGVector(dx: velocity.dx * slower, dy: velocity.dy * slower)
    angularVelocity *= max(0, 1 - angularDamping * seconds)
    if velocity != .zero {
      node.position = CGPoint(
        x: node.position.x + velocity.dx * seconds, y: node.position.y + velocity.dy * seconds)
    }
    if allowsRotation, angularVelocity != 0 { node.zRotation += angularVelocity * seconds }
  }
}

/// Two bodies that meet.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skphysicscontact>.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  /// One body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// Where they meet, in the scene.
  public let contactPoint: CGPoint
  /// The direction in which they meet.
  public let contactNormal = CGVector(dx: 0, dy: 1)
  /// How hard they meet. It is not known here.
  public let collisionImpulse: CGFloat = 0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    let both = bodyA.place.intersection(bodyB.place)
    contactPoint = both.isNull ? .zero : CGPoint(x: both.midX, y: both.midY)
    super.init()
  }
}

/// Hears of bodies that meet.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skphysicscontactdelegate>.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Called when two bodies meet.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called when two bodies part.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
