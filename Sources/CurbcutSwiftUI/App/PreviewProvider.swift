import CurbcutUIKit

/// Views that Xcode shows beside their source.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewprovider>.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the views that `previews` returns.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewlayout>.
public enum PreviewLayout: Sendable {
  /// The whole screen of the device.
  case device
  /// The size that the view chooses.
  case sizeThatFits
  /// A size of its own, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by the name that Xcode gives it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewdevice>.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
///
/// Follows <https://developer.apple.com/documentation/swiftui/interfaceorientation>.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  private let number: Int

  /// The device is upright.
  public static let portrait = Self(number: 0)
  /// The device is upside down.
  public static let portraitUpsideDown = Self(number: 1)
  /// The device lies on its side, with its top to the left.
  public static let landscapeLeft = Self(number: 2)
  /// The device lies on its side, with its top to the right.
  public static let landscapeRight = Self(number: 3)
  public static var allCases: [Self] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
  public var id: String { ["portrait", "upsideDown", "landscapeLeft", "landscapeRight"][number] }

  var isLandscape: Bool { number >= 2 }
}

/// The name of a preview.
enum PreviewNameTrait: ViewTraitKey { typealias Value = String }
enum PreviewLayoutTrait: ViewTraitKey { typealias Value = PreviewLayout }
enum PreviewDeviceTrait: ViewTraitKey { typealias Value = PreviewDevice }
enum PreviewOrientationTrait: ViewTraitKey { typealias Value = InterfaceOrientation }

extension View {
  /// Names a preview.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)>.
  @ViewBuilder public func previewDisplayName(_ value: String?) -> some View {
    if let value { modifier(TraitModifier<PreviewNameTrait>(value: value)) } else { self }
  }
  /// Sets the size of a preview.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/previewlayout(_:)>.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier<PreviewLayoutTrait>(value: value))
  }
  /// Sets the device of a preview.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/previewdevice(_:)>.
  @ViewBuilder public func previewDevice(_ value: PreviewDevice?) -> some View {
    if let value { modifier(TraitModifier<PreviewDeviceTrait>(value: value)) } else { self }
  }
  /// Sets how the device of a preview is held.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)>.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier<PreviewOrientationTrait>(value: value))
  }
}
