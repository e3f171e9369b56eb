import Foundation

/// A class in whose instances an appearance may hold.
///
/// <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances take on the looks that were set for all of them.
///
/// What is set on the object that ``appearance()`` gives becomes the look of every instance that comes into a
/// window later, unless the instance was given a look of its own. The properties that are taken over are those
/// that Apple marks so: colours, title attributes, bar looks.
/// <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Where the look of all instances is set.
  static func appearance() -> Self
  /// Where the look of the instances in certain containers is set: in the first class given, that in the
  /// second, and so on outwards.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Where the look of the instances in certain surroundings is set.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Where the look of the instances in certain surroundings and containers is set.
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
