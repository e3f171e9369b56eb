import Foundation

/// Where a view is on its way in or out.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transitionphase>.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transitionproperties>.
public struct TransitionProperties: Sendable {
  /// Whether something moves, so that with Reduce Motion the view fades.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transition>.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content), phase: phase)
  }

  /// Both transitions at a time.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/transition/combined(with:)>.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own; nil for none.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, ownAnimation: animation)
  }
}

// MARK: The system's transitions

/// At once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// By the opacity.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// By growing and shrinking.
nonisolated public struct ScaleTransition: Transition {
  /// The scale before and after.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// By moving by an offset.
nonisolated public struct OffsetTransition: Transition {
  /// The offset before and after, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From and to an edge, by the size of the view.
nonisolated public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveLayout(edge: phase.isIdentity ? nil : edge))
  }
}

/// In from the leading edge, out to the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      MoveLayout(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// In from an edge, out to the opposite one, while fading.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      MoveLayout(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
    )
    .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// By a change of size and sharpness, as suits the exchange of one view for another.
nonisolated public struct BlurReplaceTransition: Transition {
  /// How the view is replaced.
  public struct Configuration: Hashable, Sendable {
    private let raw: Int
    /// The old view sinks, the new one rises.
    public static let downUp = Configuration(raw: 0)
    /// Both rise.
    public static let upUp = Configuration(raw: 1)
  }

  /// How the view is replaced.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(
      phase.isIdentity ? 1 : configuration == .upUp && phase == .didDisappear ? 1.15 : 0.85
    )
    .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition in, another one out.
///
/// Follows <https://developer.apple.com/documentation/swiftui/asymmetrictransition>.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity)
    return removal.apply(content: way, phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions at a time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition that may have an animation of its own.
@MainActor
protocol SelfAnimatedTransition {
  /// The animation of the way in or out.
  func ownAnimation(isArriving: Bool) -> Animation?
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, SelfAnimatedTransition {
  let base: Base
  let ownAnimation: Animation?

  @MainActor func ownAnimation(isArriving: Bool) -> Animation? { ownAnimation }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  static var properties: TransitionProperties { Base.properties }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Moves what is seen of a view by its own size.
struct MoveLayout: UnaryLayoutModifier {
  /// The edge over which the view is moved out; nil for its place.
  var edge: Edge?

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let ahead: CGFloat = context.isRightToLeft ? -size.width : size.width
    let origin =
      switch edge {
      case nil: CGPoint.zero
      case .top: CGPoint(x: 0, y: -size.height)
      case .bottom: CGPoint(x: 0, y: size.height)
      case .leading: CGPoint(x: -ahead, y: 0)
      case .trailing: CGPoint(x: ahead, y: 0)
      }
    return (origin, proposal)
  }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// By the opacity.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// By growing and shrinking.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// By growing and shrinking, from a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == OffsetTransition {
  /// By moving by an offset, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// By moving by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// From and to an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// In from an edge, out to the opposite one, while fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// By a change of size and sharpness.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// By a change of size and sharpness.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: config)
  }
}
