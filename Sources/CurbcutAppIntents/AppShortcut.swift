import CurbcutFoundation
import Foundation

/// The shortcuts that come with an app.
///
/// There is no Siri and no Shortcuts on this device, so that they are offered nowhere.
/// Follows <https://developer.apple.com/documentation/appintents/appshortcutsprovider>.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their colour.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that values in the phrases have changed; here nobody listens for phrases.
  public static func updateAppShortcutParameters() {}
}

/// The colour of an app's shortcuts.
///
/// Follows <https://developer.apple.com/documentation/appintents/shortcuttilecolor>.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Red.
  case red
  /// Orange.
  case orange
  /// Tangerine.
  case tangerine
  /// Yellow.
  case yellow
  /// Lime.
  case lime
  /// Teal.
  case teal
  /// Light blue.
  case lightBlue
  /// Blue.
  case blue
  /// Navy.
  case navy
  /// Grape.
  case grape
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// Blue grey.
  case grayBlue
  /// Green grey.
  case grayGreen
  /// Brown grey.
  case grayBrown
}

/// An intent with the phrases that ask for it.
///
/// Follows <https://developer.apple.com/documentation/appintents/appshortcut>.
public struct AppShortcut: Sendable {
  /// The intent.
  let intent: any AppIntent
  /// Its title in a list; nil for the intent's.
  let shortTitle: LocalizedStringResource?
  /// Its symbol.
  let systemImageName: String?

  /// Creates a shortcut with a title and a symbol.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - phrases: what a person says for it.
  ///   - shortTitle: its title in a list.
  ///   - systemImageName: its symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - phrases: what a person says for it.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.intent = intent
    shortTitle = nil
    systemImageName = nil
  }
}

/// What a person says for an intent.
///
/// Follows <https://developer.apple.com/documentation/appintents/appshortcutphrase>.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// Words of a phrase that the system knows.
  public enum Token: Hashable, Sendable {
    /// The name of the app.
    case applicationName
  }

  /// Builds a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds words that the system knows.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Puts the shortcuts of an app together.
///
/// Follows <https://developer.apple.com/documentation/appintents/appshortcutsbuilder>.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  /// Several shortcuts.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  /// Shortcuts on a condition; none when it does not hold.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// Shortcuts on a condition that holds.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// Shortcuts on a condition that does not hold.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// The shortcuts of a loop.
  public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
  /// Shortcuts that only some systems have.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
