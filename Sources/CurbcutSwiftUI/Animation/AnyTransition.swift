import Foundation

/// How a view comes and goes, whatever the type of the transition.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anytransition>.
public struct AnyTransition: @unchecked Sendable {
  let transition: any Transition

  /// Creates a transition of any type.
  public init<T: Transition>(_ transition: T) { self.transition = transition }

  /// At once.
  public static let identity = AnyTransition(IdentityTransition())
  /// By the opacity.
  public static let opacity = AnyTransition(OpacityTransition())
  /// By growing and shrinking.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  /// By growing and shrinking, from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// By moving by an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// By moving by an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// In from an edge, out to the opposite one, while fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// One transition in, another one out.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:)>.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func opened<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return opened(insertion.transition, removal.transition)
  }

  /// By a modifier: an active one before and after, another one while the view is there.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)>.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions at a time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func opened<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return opened(transition, other.transition)
  }

  /// The transition with an animation of its own; nil for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func opened<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, ownAnimation: animation))
    }
    return opened(transition)
  }

  var isIdentity: Bool { transition is IdentityTransition }
}

/// A transition by a modifier.
nonisolated private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AsymmetricTransition: SelfAnimatedTransition {
  @MainActor func ownAnimation(isArriving: Bool) -> Animation? {
    isArriving
      ? (insertion as? any SelfAnimatedTransition)?.ownAnimation(isArriving: true)
      : (removal as? any SelfAnimatedTransition)?.ownAnimation(isArriving: false)
  }
}

extension AnyTransition {
  /// The animation of the transition itself.
  @MainActor
  func ownAnimation(isArriving: Bool) -> Animation? {
    (transition as? any SelfAnimatedTransition)?.ownAnimation(isArriving: isArriving)
  }
}

extension View {
  /// Sets how the view comes and goes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0>.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// Sets how the view comes and goes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transition(_:)-5yw9m>.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
