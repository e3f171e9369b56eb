import CurbcutFoundation
import Foundation

/// The material of which the system's bars and buttons are made since iOS 26.
///
/// What is behind shows through, blurred, as through UIKit's glass. It does not bend light.
/// Follows <https://developer.apple.com/documentation/swiftui/glass>.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }

  let kind: Kind
  private(set) var tint: Color?

  /// The usual one.
  public static let regular = Glass(kind: .regular)
  /// More of what is behind.
  public static let clear = Glass(kind: .clear)
  /// None.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// The glass that answers touches with a gleam, which is not drawn here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/glass/interactive(_:)>.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Colours the glass.
  public func tint(_ color: Color?) -> Glass {
    var tinted = self
    tinted.tint = color
    return tinted
  }
}

/// The shape of glass for which none is named: a capsule.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultglasseffectshape>.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// A capsule.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/glasseffecttransition>.
public struct GlassEffectTransition: Sendable {
  /// It changes into glass nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// It fades.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  /// It is there at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// Views with glass that belong together: pieces that touch are one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/glasseffectcontainer>.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates the container.
  ///
  /// - Parameter spacing: how near pieces come before they flow towards each other. Here they have to touch.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View { content.modifier(GlassContainerModifier()) }
}

extension View {
  /// Puts glass behind the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)>.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassBackground(glass: glass, shape: shape))
  }
}

extension View {
  /// Names the glass of the view, so that it can become the glass of another view of that name in a
  /// `GlassEffectContainer`. Here, one fades out while the other fades in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/glasseffectid(_:in:)>.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Makes one piece of glass of all that has this name, and the same glass, in a `GlassEffectContainer`. It has the shape
  /// of the first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/glasseffectunion(id:namespace:)>.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { NamespaceKey(id: AnyHashable($0), namespace: namespace) })
  }

  /// Says how the glass comes and goes. Here it fades.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/glasseffecttransition(_:)>.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Fills the space under bars at the sides with a mirrored and blurred image of the view. Here it is left empty.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect()>.
  public func backgroundExtensionEffect() -> some View {
    UnsupportedMembers.wasSet("View.backgroundExtensionEffect: the space under bars at the sides stays empty")
    return self
  }
}
