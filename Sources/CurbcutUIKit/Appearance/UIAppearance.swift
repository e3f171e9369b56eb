import Foundation

/// A class to whose instances an appearance can be restricted.
///
/// <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances adopt the appearance that was set for all of them.
///
/// What is set on the object that ``appearance()`` returns becomes the appearance of every instance that is added to
/// a window afterwards, unless the instance has a value of its own. The properties that are applied are those that
/// Apple marks as such: colours, title attributes, bar appearances.
/// <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances.
  static func appearance() -> Self
  /// The proxy for instances in certain containers: in the first class given, that one inside the second, and so on
  /// outwards.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for instances with certain traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances with certain traits in certain containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self {
    AppearanceProxies.shared.proxy(of: self, [], nil) { Self(coder: $0) }
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: self, containerTypes, nil) { Self(coder: $0) } }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(of: self, [], trait) { Self(coder: $0) }
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: self, containerTypes, trait) { Self(coder: $0) } }
}

extension UIBarItem: UIAppearance {
  public static func appearance() -> Self {
    AppearanceProxies.shared.proxy(of: self, [], nil) { Self(coder: $0) }
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: self, containerTypes, nil) { Self(coder: $0) } }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(of: self, [], trait) { Self(coder: $0) }
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(of: self, containerTypes, trait) { Self(coder: $0) } }
}

extension UIViewController: UIAppearanceContainer {}
