/// The size of a preview.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewlayout>.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device for previews.
///
/// Follows <https://developer.apple.com/documentation/swiftui/previewdevice>.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held in previews.
///
/// Follows <https://developer.apple.com/documentation/swiftui/interfaceorientation>.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let raw: Int
  /// Upright.
  public static let portrait = Self(raw: 0)
  /// Upside down.
  public static let portraitUpsideDown = Self(raw: 1)
  /// On its left side.
  public static let landscapeLeft = Self(raw: 2)
  /// On its right side.
  public static let landscapeRight = Self(raw: 3)
  /// All ways.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Sets the device for a preview; an app shows nothing of it.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the size of a preview; an app shows nothing of it.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets how the device is held in a preview; an app shows nothing of it.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
