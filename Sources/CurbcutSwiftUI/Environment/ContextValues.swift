import CurbcutFoundation
import CurbcutUIKit
import Foundation

// Values of the environment that come from the device, the window and the app around the views.

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}
private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
private enum SceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum ActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The calendar by which dates are handled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/calendar>.
  public var calendar: Calendar {
    get {
      if isSet(CalendarKey.self) { return self[CalendarKey.self] }
      var calendar = Calendar.current
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone by which dates are handled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/timezone>.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What undoes and redoes in the window; nil outside of one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/undomanager>.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// How changes of a view's content are shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/contenttransition>.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether the app can show several windows.
  public var supportsMultipleWindows: Bool {
    Isolation.onMain { UIApplication.shared.supportsMultipleScenes }
  }

  /// Whether the screen is recorded or shown elsewhere: false, unless a view sets it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/isscenecaptured>.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }

  /// Whether the window looks as one in use; on a phone or tablet always.
  public var appearsActive: Bool {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }
}

/// How a change of a view's content is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contenttransition>.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, interpolate, symbolEffect
    case numericText(countsDown: Bool)
  }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// From the old to the new by their opacity.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By what lies between.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// As suits digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// As suits digits, by a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: false))
  }

  /// As suits symbols.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
  /// As suits symbols, by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// Whether the new content fades in.
  var fades: Bool { kind != .identity }
}

extension View {
  /// Sets how changes of the view's content are shown.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contenttransition(_:)>.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
