import Foundation

// A pointer is a mouse's or a trackpad's, or a pencil's. The devices that are played have none of them, and what waits for
// one is never called, as on a device to which nothing is connected.

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

/// Where the pointer is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hoverphase>.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

private enum HoverEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views may look different under the pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Calls a closure when the pointer comes over the view or leaves it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onhover(perform:)>.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Calls a closure when the pointer comes over the view, moves there, or leaves it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)>.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets what the view looks like under the pointer.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/hovereffect(_:)>.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets what the view looks like under the pointer, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:)>.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets what the views in the view look like under the pointer that ask for the default.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaulthovereffect(_:)>.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Keeps the look of the views inside under the pointer.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/hovereffectdisabled(_:)>.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
