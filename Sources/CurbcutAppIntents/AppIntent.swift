import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// Something that the system knows an app's types by from one run to the next.
///
/// Follows <https://developer.apple.com/documentation/appintents/persistentlyidentifiable>.
public protocol PersistentlyIdentifiable {
  /// The name; that of the type by default.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Something that an app can do, for buttons, widgets and the system.
///
/// There is no Siri and no Shortcuts on this device, so that an intent runs where the app's own interface performs it:
/// by a button, a switch or an action of an element.
/// Follows <https://developer.apple.com/documentation/appintents/appintent>.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What it comes to.
  associatedtype PerformResult: IntentResult
  /// The sentence in which its parameters stand.
  associatedtype SummaryContent: ParameterSummary

  /// The title.
  static var title: LocalizedStringResource { get }
  /// The description; nil, the default, for none.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front when the intent is performed; false by default.
  static var openAppWhenRun: Bool { get }
  /// Whether the device has to be unlocked; not by default.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people find the intent where they make shortcuts; true by default.
  static var isDiscoverable: Bool { get }
  /// The sentence in which the parameters stand; all of them by default.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters have no values yet.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  /// All parameters, without a sentence.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

  /// A value that an intent is performed with.
  public typealias Parameter<Value> = IntentParameter<Value> where Value: _IntentValue
  /// Something that the app provides for its intents.
  public typealias Dependency<Value> = AppDependency<Value> where Value: Sendable
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>

  /// Performs the intent, and returns the value of its result; nil for none.
  ///
  /// - Parameter donate: whether the system is told that the person did so; there is no place here to tell it.
  @discardableResult public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value? {
    try await IntentRun.perform(self)
  }
}

/// Whether a device has to be unlocked for an intent.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentauthenticationpolicy>.
public enum IntentAuthenticationPolicy: Int, Hashable, Sendable {
  /// It need not.
  case alwaysAllowed
  /// The person has to be known.
  case requiresAuthentication
  /// This very device has to be unlocked.
  case requiresLocalDeviceAuthentication
}

/// What an intent does, in a sentence or two.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentdescription>.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public var descriptionText: LocalizedStringResource
  /// The group of intents to which it belongs.
  public var categoryName: LocalizedStringResource?
  /// Words by which it is found.
  public var searchKeywords: [LocalizedStringResource]
  /// What it returns.
  public var resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

// MARK: - Intents of kinds that the system knows

/// An intent that the system makes room for.
///
/// Follows <https://developer.apple.com/documentation/appintents/systemintent>.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
///
/// Follows <https://developer.apple.com/documentation/appintents/openintent>.
public protocol OpenIntent: SystemIntent {
  /// What it opens.
  associatedtype Value: _IntentValue
  /// What it opens.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that says what a widget shows, and does nothing.
///
/// Follows <https://developer.apple.com/documentation/appintents/widgetconfigurationintent>.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// An intent that says what a control shows, and does nothing.
///
/// Follows <https://developer.apple.com/documentation/appintents/controlconfigurationintent>.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

extension ControlConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that plays sound.
///
/// Follows <https://developer.apple.com/documentation/appintents/audioplaybackintent>.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that begins a live activity.
///
/// Follows <https://developer.apple.com/documentation/appintents/liveactivityintent>.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that can ask for the app to come to the front.
///
/// Follows <https://developer.apple.com/documentation/appintents/foregroundcontinuableintent>.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent whose target the app shows in a window that is made for it.
///
/// Follows <https://developer.apple.com/documentation/appintents/targetcontentprovidingintent>.
public protocol TargetContentProvidingIntent: AppIntent {}

/// What goes wrong with intents.
///
/// Follows <https://developer.apple.com/documentation/appintents/appintenterror>.
public struct AppIntentError: Error, CustomStringConvertible {
  public let description: String
}

// MARK: - Performing

/// Performs intents that the app's interface asks for.
enum IntentRun {
  /// Performs an intent, and the one that it opens.
  @discardableResult
  static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult.Value? {
    let result = try await intent.perform()
    if let next = (result as? any OpeningResult)?.opened { try await perform(next) }
    return result.value
  }

  /// Performs an intent by and by. What it throws is told in the log, as by the system.
  static func start(_ intent: some AppIntent) {
    Task {
      do {
        try await perform(intent)
      } catch {
        NSLog("%@", "\(type(of: intent)).perform() threw: \(error)")
      }
    }
  }
}
