import CurbcutUIKit
import Foundation

/// The direction in which an element is adjusted.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection>.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A higher value.
  case increment
  /// A lower value.
  case decrement
}

/// A kind of action.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityactionkind>.
public struct AccessibilityActionKind: Equatable, @unchecked Sendable {
  enum Kind: Equatable {
    case `default`, escape, magicTap
    case named(Text)
  }

  let kind: Kind

  /// What a double tap does.
  public static let `default` = Self(kind: .default)
  /// What a scrub with two fingers does: it leaves or dismisses.
  public static let escape = Self(kind: .escape)
  /// What a double tap with two fingers does: what matters most now.
  public static let magicTap = Self(kind: .magicTap)

  /// An action with a name.
  public init(named name: Text) { kind = .named(name) }

  private init(kind: Kind) { self.kind = kind }
}

/// A group of actions, which technologies show together.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityactioncategory>.
public struct AccessibilityActionCategory: Equatable, @unchecked Sendable {
  private enum Kind: Equatable {
    case `default`, edit
    case named(Text)
  }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// The category of actions without one.
  public static let `default` = Self(kind: .default)
  /// Actions that edit.
  public static let edit = Self(kind: .edit)

  /// A category with a name.
  public init(_ name: Text) { kind = .named(name) }
  /// A category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A category with a name.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource) { self.init(Text(name)) }
  /// A category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

  /// The category of UIKit; nil for the default.
  @MainActor
  func name(_ environment: EnvironmentValues) -> String? {
    switch kind {
    case .default: nil
    case .edit: UIAccessibilityCustomActionCategoryEdit
    case .named(let text): ResolvedText(text, environment).words.plain
    }
  }
}

/// A gesture that zooms in or out.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction>.
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// In.
    case zoomIn
    /// Out.
    case zoomOut
  }

  /// In or out.
  public let direction: Direction
  /// The place of the gesture, as a part of the element's size.
  public let location: UnitPoint
  /// The place of the gesture in the element, in points.
  public let point: CGPoint
}

/// How an area that takes touches directly behaves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions>.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person double-taps the area first.
  public static let requiresActivation = Self(rawValue: 1 << 0)
  /// VoiceOver is silent while the area is touched.
  public static let silentOnTouch = Self(rawValue: 1 << 1)

  var options: UIAccessibility.DirectTouchOptions {
    var options: UIAccessibility.DirectTouchOptions = .none
    if contains(.requiresActivation) { options.insert(.requiresActivation) }
    if contains(.silentOnTouch) { options.insert(.silentOnTouch) }
    return options
  }
}
