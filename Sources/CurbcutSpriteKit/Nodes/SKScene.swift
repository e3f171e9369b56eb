import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// How a scene fills its view.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skscenescalemode>.
public enum SKSceneScaleMode: Int, Sendable {
  /// Each side by itself.
  case fill
  /// As large as needed to leave nothing of the view free.
  case aspectFill
  /// As large as can be with all of the scene in sight.
  case aspectFit
  /// The scene gets the size of the view.
  case resizeFill
}

/// The uppermost node: what a view shows.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skscene>.
@preconcurrency @MainActor
open class SKScene: SKNode {
  /// The size, in points of the scene.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      changed()
      didChangeSize(oldValue)
    }
  }
  /// How the scene fills its view.
  open var scaleMode = SKSceneScaleMode.fill { didSet { if scaleMode != oldValue { layOut() } } }
  /// Which part of the scene its origin is, from 0 to 1.
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { changed() } } }
  /// What is behind all nodes; a dark grey by default.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { changed() } }
  /// The node that stands in the middle of the view; nil for the middle of the scene.
  open weak var camera: SKCameraNode? { didSet { changed() } }
  /// What moves nodes with bodies.
  public let physicsWorld = SKPhysicsWorld()
  /// Is told of each frame; not retained.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view that shows the scene.
  public internal(set) final weak var view: SKView?

  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// Creates a scene of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    physicsWorld.scene = self
    sceneDidLoad()
  }

  open override var scene: SKScene? { self }

  // MARK: What an app overrides

  /// Called when the scene was created.
  open func sceneDidLoad() {}
  /// Called when a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Called before a view no longer shows the scene.
  open func willMove(from view: SKView) {}
  /// Called when the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called before each frame, with a time in seconds.
  open func update(_ currentTime: TimeInterval) {}
  /// Called when the actions of a frame have run.
  open func didEvaluateActions() {}
  /// Called when bodies have moved in a frame.
  open func didSimulatePhysics() {}
  /// Called when the rules of a frame were applied.
  open func didApplyConstraints() {}
  /// Called at the end of a frame.
  open func didFinishUpdate() {}

  // MARK: Frames

  /// Lives through a frame.
  func advance(to time: TimeInterval, by seconds: TimeInterval) {
    guard !isPaused else { return }
    update(time)
    delegate?.update(time, for: self)
    actions.advance(self, by: seconds)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.advance(by: seconds)
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  // MARK: Geometry

  override var toParent: CGAffineTransform { .identity }
  override var content: CGRect { visiblePart }

  /// The scene, in its own coordinates.
  var visiblePart: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  func layOut() {
    if scaleMode == .resizeFill, let view, view.bounds.size != .zero { size = view.bounds.size }
    changed()
  }

  /// Turns places in the scene into places in its view.
  var toView: CGAffineTransform {
    guard let view, size.width > 0, size.height > 0 else { return .identity }
    let bounds = view.bounds
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale: (x: CGFloat, y: CGFloat) =
      switch scaleMode {
      case .fill: (x, y)
      case .aspectFill: (max(x, y), max(x, y))
      case .aspectFit: (min(x, y), min(x, y))
      case .resizeFill: (1, 1)
      }
    let middle = CGPoint(x: visiblePart.midX, y: visiblePart.midY)
    let seen: CGAffineTransform =
      camera.map { $0.toTop.inverted() } ?? CGAffineTransform(translationX: -middle.x, y: -middle.y)
    return seen.concatenating(CGAffineTransform(scaleX: scale.x, y: -scale.y))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }

  /// A place in the scene that is given in the view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// A place in the view that is given in the scene.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }
}

/// Hears of the frames of a scene.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skscenedelegate>.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Called before each frame, with a time in seconds.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called when the actions of a frame have run.
  func didEvaluateActions(for scene: SKScene)
  /// Called when bodies have moved in a frame.
  func didSimulatePhysics(for scene: SKScene)
  /// Called when the rules of a frame were applied.
  func didApplyConstraints(for scene: SKScene)
  /// Called at the end of a frame.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The node from which a scene is seen.
///
/// Follows <https://developer.apple.com/documentation/spritekit/skcameranode>.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
  /// Whether a node is in sight.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }

  /// The nodes in sight.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene, let view = scene.view else { return [] }
    return Set(
      DrawingOrder.nodes(below: scene).filter { node in
        node !== scene && !node.content.isNull
          && node.content.applying(node.toTop).applying(scene.toView).intersects(view.bounds)
      })
  }
}
