import CurbcutFoundation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A view that shows a scene.
///
/// The nodes that the app has made elements are its elements, in the order of the scene. Touches go to the uppermost node
/// that takes them, or to the scene. Follows <https://developer.apple.com/documentation/spritekit/skview>.
@preconcurrency @MainActor
open class SKView: UIView {
  /// The scene that is shown.
  public private(set) final var scene: SKScene?
  /// Whether the scene stands still.
  open var isPaused = false { didSet { link?.isPaused = isPaused } }
  /// Whether the view counts frames on it. It does not, here.
  @Unsupported("SKView.showsFPS: nothing is counted or shown over the scene")
  open var showsFPS = false
  /// Whether the view counts nodes on it. It does not, here.
  @Unsupported("SKView.showsNodeCount: nothing is counted or shown over the scene")
  open var showsNodeCount = false
  /// Whether the view counts drawing on it. It does not, here.
  @Unsupported("SKView.showsDrawCount: nothing is counted or shown over the scene")
  open var showsDrawCount = false
  /// Whether the view counts shapes on it. It does not, here.
  @Unsupported("SKView.showsQuadCount: nothing is counted or shown over the scene")
  open var showsQuadCount = false
  /// Whether the view shows bodies. It does not, here.
  @Unsupported("SKView.showsPhysics: nothing is counted or shown over the scene")
  open var showsPhysics = false
  /// Whether the view shows fields. It does not, here.
  @Unsupported("SKView.showsFields: nothing is counted or shown over the scene")
  open var showsFields = false
  /// Whether siblings of the same height may be drawn in any order; false by default.
  open var ignoresSiblingOrder = false
  /// Whether nodes out of sight are not drawn; true by default.
  open var shouldCullNonVisibleNodes = true
  /// Whether what is behind the scene shows; false by default.
  open var allowsTransparency = false { didSet { setNeedsDisplay() } }
  /// Whether frames come by themselves. They do, here.
  open var isAsynchronous = true
  /// How many frames a second there are to be.
  open var preferredFramesPerSecond = 60 {
    didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond }
  }
  private var link: CADisplayLink?
  private var latest: TimeInterval?
  /// Which node each finger has touched first.
  private var touched: [ObjectIdentifier: SKNode] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Scenes

  /// Shows a scene in place of another.
  open func presentScene(_ scene: SKScene?) {
    guard scene !== self.scene else { return }
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    touched = [:]
    latest = nil
    if let scene {
      scene.view = self
      scene.layOut()
      scene.didMove(to: self)
      startFrames()
    } else {
      link?.invalidate()
      link = nil
    }
    sceneDidChange()
  }

  func sceneDidChange() {
    setNeedsDisplay()
    AccessibilityChanges.shared.structureChanged(under: self)
  }

  /// Shows a scene in place of another; transitions are over at once here.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// A picture of a node and its children.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.parent == nil ? node.frame : node.calculateAccumulatedFrame())
  }

  /// A picture of a part of a node's parent.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: crop.size).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: -crop.minX, y: crop.maxY)
      context.scaleBy(x: 1, y: -1)
      if let parent = node.parent { context.concatenate(parent.toTop.inverted()) }
      Self.draw(node, in: context)
    }
    return SKTexture(image: image)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scene?.layOut()
  }

  // MARK: Frames

  private func startFrames() {
    guard link == nil else { return }
    let frames = SceneFrames(self)
    let new = CADisplayLink(target: frames, selector: SceneFrames.selector)
    new.preferredFramesPerSecond = preferredFramesPerSecond
    new.isPaused = isPaused
    new.add(to: .main, forMode: .common)
    link = new
  }

  /// Lives through a frame of the device.
  func frame(at time: TimeInterval) {
    guard let scene, window != nil else { return }
    scene.advance(to: time, by: latest.map { max(0, time - $0) } ?? 0)
    latest = time
  }

  // MARK: Pictures

  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
    if !allowsTransparency {
      context.setFillColor(UIColor.black.cgColor)
      context.fill(bounds)
    }
    context.saveGState()
    context.concatenate(scene.toView)
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill(
      scene.camera == nil ? scene.visiblePart : bounds.applying(scene.toView.inverted()))
    Self.draw(scene, in: context)
    context.restoreGState()
  }

  private static func draw(_ top: SKNode, in context: CGContext) {
    for node in DrawingOrder.nodes(below: top) {
      context.saveGState()
      for outer in sequence(first: node, next: \.parent) {
        guard let crop = outer as? SKCropNode, let mask = crop.maskNode else { continue }
        let covered = mask.calculateAccumulatedFrame().applying(crop.toTop)
        context.clip(to: covered)
      }
      context.concatenate(node.toTop)
      context.setAlpha(sequence(first: node, next: \.parent).reduce(1) { $0 * $1.alpha })
      node.draw(in: context)
      context.restoreGState()
    }
  }

  // MARK: Touches

  private func node(at point: CGPoint) -> SKNode? {
    guard let scene else { return nil }
    let place = scene.convertPoint(fromView: point)
    return DrawingOrder.nodes(below: scene).reversed().first { node in
      node.isUserInteractionEnabled
        && (node === scene || node.touchArea.contains(scene.convert(place, to: node)))
    }
  }

  /// Hands each node the touches that are its own.
  private func pass(_ touches: Set<UITouch>, _ send: (SKNode, Set<UITouch>) -> Void) {
    let own = Dictionary(grouping: touches) { touched[ObjectIdentifier($0)].map(ObjectIdentifier.init) }
    for (_, touches) in own {
      guard let first = touches.first, let node = touched[ObjectIdentifier(first)] else { continue }
      send(node, Set(touches))
    }
  }

  private func forget(_ touches: Set<UITouch>) {
    for touch in touches { touched[ObjectIdentifier(touch)] = nil }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touched[ObjectIdentifier(touch)] = node(at: touch.location(in: self)) }
    pass(touches) { $0.touchesBegan($1, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesMoved($1, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesEnded($1, with: event) }
    forget(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesCancelled($1, with: event) }
    forget(touches)
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: SKView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.elements = { view in view.scene.map { SKView.elements(in: $0) } }
  }

  private static func elements(in node: SKNode) -> [SKNode] {
    guard node.isVisible, !node.accessibilityElementsHidden else { return [] }
    if node.isAccessibilityElement { return [node] }
    return node.children.flatMap(elements)
  }
}

extension SKNode {
  /// Where a finger touches the node, in its own coordinates: what it and its children cover.
  var touchArea: CGRect {
    calculateAccumulatedFrame().applying(toParent.inverted())
  }
}

/// Has a view live through the frames of the device; a link would keep the view itself.
@MainActor
private final class SceneFrames: NSObject {
  static let selector = Selector("nextFrame:")
  private weak var view: SKView?

  init(_ view: SKView) {
    self.view = view
    super.init()
    Self.register
  }

  private static let register: Void = ObjCRuntime.register(SceneFrames.self) { c in
    c.method("nextFrame:") { o, a in o.nextFrame(try a.value(0) as CADisplayLink) }
  }

  func nextFrame(_ link: CADisplayLink) {
    guard let view else { return link.invalidate() }
    view.frame(at: link.timestamp)
  }
}

extension UITouch {
  /// Where the finger is, in a node's coordinates.
  @preconcurrency @MainActor
  public func location(in node: SKNode) -> CGPoint { place(node) { location(in: $0) } }

  /// Where the finger was before, in a node's coordinates.
  @preconcurrency @MainActor
  public func previousLocation(in node: SKNode) -> CGPoint { place(node) { previousLocation(in: $0) } }

  @MainActor
  private func place(_ node: SKNode, _ find: (UIView) -> CGPoint) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return scene.convert(scene.convertPoint(fromView: find(view)), to: node)
  }
}
