import Foundation

// The devices that are played have no pointer, so that nothing is ever under one.

/// What a view looks like under the pointer.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hovereffect>.
public struct HoverEffect: Sendable {
  /// As suits the view.
  public static let automatic = HoverEffect()
  /// The pointer takes the form of the view.
  public static let highlight = HoverEffect()
  /// The view rises under the pointer.
  public static let lift = HoverEffect()
}

extension View {
  /// Calls a closure when the pointer comes over the view or leaves it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onhover(perform:)>.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Sets what the view looks like under the pointer.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/hovereffect(_:)>.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}
