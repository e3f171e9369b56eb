import CurbcutFoundation
import Foundation

// What views say of things that this device does not have.

/// How far the system may help with writing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/writingtoolsbehavior>.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let raw: Int

  /// As suits the view.
  public static let automatic = Self(raw: 0)
  /// In full.
  public static let complete = Self(raw: 1)
  /// In a panel.
  public static let limited = Self(raw: 2)
  /// Not at all.
  public static let disabled = Self(raw: 3)
}

extension View {
  /// Sets how far Writing Tools may help with the texts in the view. This device has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/writingtoolsbehavior(_:)>.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Marks content that may be out of date while an action of a widget is at work. In an app, none is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/invalidatablecontent(_:)>.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Image {
  /// How much brighter than white a picture may be.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/dynamicrange>.
  public struct DynamicRange: Hashable, Sendable {
    private let raw: Int

    /// No brighter than white.
    public static let standard = Self(raw: 0)
    /// Somewhat.
    public static let constrainedHigh = Self(raw: 1)
    /// As much as the screen can.
    public static let high = Self(raw: 2)
  }

  /// Sets how much brighter than white the picture may be. The screen of this device shows nothing brighter.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/image/alloweddynamicrange(_:)>.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}

extension EnvironmentValues {
  /// How much brighter than white pictures may be; nil where nothing is said.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/alloweddynamicrange>.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets how much brighter than white the pictures in the view may be. The screen of this device shows nothing brighter.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/alloweddynamicrange(_:)>.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
