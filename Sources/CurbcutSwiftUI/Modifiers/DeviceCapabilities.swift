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

/// Where controls for the format of texts stand.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textinputformattingcontrolplacement>.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let raw: UInt8

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The places where the system shows them.
    public static let `default` = Set(rawValue: 1 << 0)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 1 << 1)
    /// The menu over selected text.
    public static let contextMenu = Set(rawValue: 1 << 2)
    /// All places.
    public static let all = Set(rawValue: .max)
  }
}

/// The events of game controllers.
public struct GameControllerEventTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those of gamepads.
  public static let gamepad = GameControllerEventTypes(rawValue: 1 << 0)
}

extension View {
  /// Sets how far Writing Tools may help with the texts in the view. This device has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/writingtoolsbehavior(_:)>.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets what is typed to select the view in a list with a keyboard on macOS. On iOS, lists are not searched so.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:)>.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Sets what is typed to select the view in a list with a keyboard on macOS. On iOS, lists are not searched so.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Sets what is typed to select the view in a list with a keyboard on macOS. On iOS, lists are not searched so.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Sets which controls for the format of texts are shown. The keyboard here has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textinputformattingcontrolvisibility(_:for:)>.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Keeps the content of the view away from the round corners of its container. The screen has none here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containercorneroffset(_:sizetofit:)>.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

  /// Sets what events of game controllers the view takes. There is no game controller.
  public func handlesGameControllerEvents(matching types: GameControllerEventTypes) -> some View { self }

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
