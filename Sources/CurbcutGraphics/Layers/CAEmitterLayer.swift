import Foundation

/// The shape that particles come from.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape>.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point; the default.
  public static let point = Self(rawValue: "point")
  /// A line from the left to the right.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box; seen in a plane, a rectangle.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball; seen in a plane, a circle.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape that particles come from.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode>.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = Self(rawValue: "points")
  /// Its outline.
  public static let outline = Self(rawValue: "outline")
  /// Its surface.
  public static let surface = Self(rawValue: "surface")
  /// All of it; the default.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are drawn over each other.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode>.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order; the default.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = Self(rawValue: "additive")
}

/// A layer that shows particles, such as confetti or snow.
///
/// Where a particle is follows from its number and the time alone, so that two pictures of the same moment are equal.
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayer>.
open class CAEmitterLayer: CALayer {
  /// What is emitted; nil for nothing.
  open var emitterCells: [CAEmitterCell]? { didSet { begin() } }
  /// A factor for the number of particles; 1 by default, 0 ends the emission.
  open var birthRate: Float = 1 {
    didSet {
      if birthRate > 0, oldValue == 0 { return begin() }
      guard birthRate == 0, oldValue > 0 else { return }
      (end, lastRate) = (LayerClock.now(), oldValue)
    }
  }
  /// A factor for the lives of the particles; 1 by default.
  open var lifetime: Float = 1
  /// A factor for their speeds; 1 by default.
  open var velocity: Float = 1
  /// A factor for their sizes; 1 by default.
  open var scale: Float = 1
  /// A factor for their turning; 1 by default.
  open var spin: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0
  /// The middle of the shape that particles come from, in points of the layer.
  open var emitterPosition = CGPoint.zero
  /// The place of the shape towards the viewer.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape; all of it by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are flattened into the layer's plane, in which they are drawn here in any case.
  open var preservesDepth = false

  private var start: TimeInterval?
  /// When the emission ended, and how it was until then: the particles that were there live on.
  private var end: TimeInterval?
  private var lastRate: Float = 0

  private func begin() {
    guard emitterCells?.isEmpty == false else { return start = nil }
    start = LayerClock.now()
    end = birthRate > 0 ? nil : start
    LayerClock.moved(self, .infinity)
  }

  package override func copyProperties(from other: CALayer) {
    super.copyProperties(from: other)
    guard let other = other as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    (birthRate, lifetime, velocity) = (other.birthRate, other.lifetime, other.velocity)
    (scale, spin, seed) = (other.scale, other.spin, other.seed)
    (emitterPosition, emitterSize) = (other.emitterPosition, other.emitterSize)
    (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
    (start, end, lastRate) = (other.start, other.end, other.lastRate)
  }

  /// The factor for the number of particles while they are emitted.
  var emittedRate: Float { end == nil ? birthRate : lastRate }

  open override func draw(in ctx: CGContext) {
    guard let start else { return }
    var particles: [Particle] = []
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      let flow = ParticleFlow(
        layer: self, cell: cell, seed: UInt64(seed) << 8 | UInt64(index), end: end.map { $0 - start })
      flow.add(
        to: &particles, from: Particle.Source(place: .zero, direction: 0), age: LayerClock.now() - start,
        level: 0)
    }
    switch renderMode {
    case .oldestFirst: particles.sort { $0.age > $1.age }
    case .oldestLast: particles.sort { $0.age < $1.age }
    default: break
    }
    ctx.saveGState()
    if renderMode == .additive { ctx.setBlendMode(.plusLighter) }
    for particle in particles { particle.draw(in: ctx) }
    ctx.restoreGState()
  }
}
