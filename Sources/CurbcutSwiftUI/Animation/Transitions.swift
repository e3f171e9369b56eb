/// How a view comes and goes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anytransition>.
public struct AnyTransition: Sendable {
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
  }

  let kind: Kind

  /// At once.
  public static let identity = AnyTransition(kind: .identity)
  /// By its opacity.
  public static let opacity = AnyTransition(kind: .opacity)
}

enum TransitionTrait: ViewTraitKey {
  typealias Value = AnyTransition.Kind
}

extension View {
  /// Sets how the view comes and goes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transition(_:)-5h5h0>.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: t.kind))
  }
}
