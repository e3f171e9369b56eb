import CurbcutFoundation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A colour of SpriteKit.
public typealias SKColor = UIColor

/// What a scene is made of: a place for other nodes, which follow it.
///
/// As on iOS, a node is no element of assistive technologies until the app makes it one. Its frame on the screen is that of
/// what it and its children show. Follows <https://developer.apple.com/documentation/spritekit/sknode>.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying {
  // MARK: Place

  /// Where the node is, in points of its parent, whose vertical axis points up.
  open var position = CGPoint.zero { didSet { if position != oldValue { changed() } } }
  /// How high the node stands above its parent; what is higher is drawn later.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed() } } }
  /// How far the node is turned, in radians against the clock.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { changed() } } }
  /// How much wider the node is than by itself.
  open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { changed() } } }
  /// How much higher the node is than by itself.
  open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { changed() } } }
  /// Changes both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// How opaque the node and its children are, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changed() } } }
  /// Whether the node and its children are not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  // MARK: What it is

  /// The name by which it is found.
  open var name: String?
  /// What the app notes of it.
  open var userData: NSMutableDictionary?
  /// How fast actions of the node and its children run.
  open var speed: CGFloat = 1
  /// Whether actions of the node and its children stand still.
  open var isPaused = false
  /// Whether the node itself is touched; false by default, but true for scenes.
  open var isUserInteractionEnabled = false
  /// How the node takes part in what moves of itself.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }
  package let actions = NodeActions()

  public override init() { super.init() }

  /// Creates a node of a file of the scene editor.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    (aDecoder as? SpriteCoder)?.fill(self)
  }

  // MARK: Children

  /// The nodes that follow this one, in the order in which they are drawn where their heights are the same.
  public private(set) final var children: [SKNode] = []
  /// The node that this one follows.
  public private(set) final weak var parent: SKNode?
  /// The scene; nil for nodes in none.
  open var scene: SKScene? { parent?.scene }

  /// Adds a node, which has no parent yet.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Adds a node, which has no parent yet, before others.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil else {
      return NSException.raise(
        .invalidArgumentException,
        "Attempted to add a SKNode which already has a parent: \(node)")
    }
    children.insert(node, at: min(max(0, index), children.count))
    node.parent = self
    changed()
  }

  /// Takes the node from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.changed()
    self.parent = nil
  }

  /// Takes all children away.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes some children away.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node to another parent, so that it stays where it is in the scene.
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) }
    removeFromParent()
    parent.addChild(self)
    if let place { position = place }
  }

  /// Whether another node is among the parents.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self.parent) { $0?.parent }.prefix { $0 != nil }.contains { $0 === parent }
  }

  // MARK: Search

  /// The first node of a name: `name` among the children, `//name` anywhere in the scene, `.//name` below this node,
  /// `../name` below the parent, with `*` for any letters.
  open func childNode(withName name: String) -> SKNode? { self[name].first }

  /// The nodes of a name; see ``childNode(withName:)``.
  open subscript(name: String) -> [SKNode] { NodeSearch(name).find(from: self) }

  /// Calls the app for each node of a name, until it sets the flag.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for node in self[name] {
      block(node, &stops)
      if stops.boolValue { return }
    }
  }

  // MARK: Geometry

  /// What the node shows, in its own coordinates; nothing for a plain node.
  var content: CGRect { .null }
  /// What the node itself covers, in points of its parent.
  open var frame: CGRect {
    let own = content
    return own.isNull ? CGRect(origin: position, size: .zero) : own.applying(toParent)
  }

  /// What the node and its children cover, in points of its parent.
  open func calculateAccumulatedFrame() -> CGRect {
    let all = accumulated
    return all.isNull ? CGRect(origin: position, size: .zero) : all.applying(toParent)
  }

  private var accumulated: CGRect {
    children.filter { !$0.isHidden }.reduce(content) { $0.union($1.accumulated.applying($1.toParent)) }
  }

  /// Turns places in the node into places in its parent.
  var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }

  /// Turns places in the node into places in the uppermost of its parents.
  final var toTop: CGAffineTransform {
    guard let parent else { return .identity }
    return toParent.concatenating(parent.toTop)
  }

  /// A place in this node that is given in another.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
  /// A place in another node that is given in this one.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(toTop).applying(node.toTop.inverted())
  }

  /// Whether a point of the parent lies in what the node and its children cover.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Whether the node and another of the same parent cover the same place.
  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }

  /// The uppermost node at a point of this one; the node itself where there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// The nodes at a point of this one, the uppermost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    DrawingOrder.nodes(below: self).reversed().filter { node in
      node !== self && node.content.contains(convert(p, to: node))
    }
  }

  // MARK: Touches

  open override var next: UIResponder? { parent ?? scene?.view }

  /// Who gets touches that the node does not take: what follows the view, as the view would hand them back.
  private var nextForTouches: UIResponder? { parent ?? scene?.view?.next }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextForTouches?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Whether nothing hides the node.
  final var isVisible: Bool {
    !isHidden && alpha > 0 && (parent?.isVisible ?? true)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: SKNode.self, over: UIResponder.accessibilityDefaults
  ) { answers, _ in
    answers.frame = { node in node.screenFrame }
  }

  private var screenFrame: CGRect {
    guard let scene, let view = scene.view else { return .zero }
    let own = accumulated.isNull ? CGRect(origin: .zero, size: .zero) : accumulated
    let inScene = self === scene ? scene.visiblePart : own.applying(toTop)
    return UIAccessibility.convertToScreenCoordinates(inScene.applying(scene.toView), in: view)
  }

  /// Has the scene drawn and read anew.
  final func changed() { scene?.view?.sceneDidChange() }

  /// Draws what the node shows, in its own coordinates.
  func draw(in context: CGContext) {}

  // MARK: Copies

  /// A node with the same values and copies of the children.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjCRuntime.make(type(of: self))
    copy.take(self)
    return copy
  }

  /// Takes the values of another node, and copies of its children.
  func take(_ other: SKNode) {
    (position, zPosition, zRotation) = (other.position, other.zPosition, other.zRotation)
    (xScale, yScale, alpha, isHidden) = (other.xScale, other.yScale, other.alpha, other.isHidden)
    (name, speed, isPaused) = (other.name, other.speed, other.isPaused)
    isUserInteractionEnabled = other.isUserInteractionEnabled
    for child in other.children { if let child = child.copy() as? SKNode { addChild(child) } }
  }
}
