import CurbcutAppIntents
import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What a widget shows from some time on.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timelineentry>.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
  /// How much it matters then; nil, the default, for not known.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timelineentryrelevance>.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// More than that of other entries, if it is greater.
  public var score: Float
  /// For how many seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows in the course of time.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timeline>.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows.
  public let entries: [EntryType]
  /// When the widget asks for more.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for more to show.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy>.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  private let kind: Kind

  /// After the last entry.
  public static let atEnd = Self(kind: .atEnd)
  /// When the app says so.
  public static let never = Self(kind: .never)
  /// After a time.
  public static func after(_ date: Date) -> Self { Self(kind: .after(date)) }
}

/// For which widget something is shown.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timelineprovidercontext>.
public struct TimelineProviderContext {
  /// The widget's size and place.
  public let family: WidgetFamily
  /// Whether a person is choosing among widgets.
  public let isPreview: Bool
  /// The size, in points.
  public let displaySize: CGSize
}

/// Tells when a widget shows what.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/timelineprovider>.
public protocol TimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// For which widget it is shown.
  typealias Context = TimelineProviderContext
  /// What is shown before there is anything else.
  func placeholder(in context: Context) -> Entry
  /// Gives what is shown at this moment.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Gives what is shown from now on.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Tells when a widget shows what, after what a person has configured.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider>.
public protocol AppIntentTimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// What a person has configured.
  associatedtype Intent: WidgetConfigurationIntent
  /// For which widget it is shown.
  typealias Context = TimelineProviderContext
  /// What is shown before there is anything else.
  func placeholder(in context: Context) -> Entry
  /// What is shown at this moment.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations that are offered where a person cannot make one; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that is offered to a person.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/appintentrecommendation>.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let description: Text

  /// Creates a recommendation with a text.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates a recommendation with a localised text.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates a recommendation with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}

// MARK: - The widgets that a person has placed

/// The widgets of the app that a person has placed: none, as there is no Home Screen.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/widgetcenter>.
public final class WidgetCenter: Sendable {
  /// The center of the app.
  public static let shared = WidgetCenter()

  private init() {}

  /// What a person has configured.
  public struct UserInfoKey {
    private init() {}
    /// The kind of the widget, in the activity with which it opens the app.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The family of the widget, in the activity with which it opens the app.
    public static let family = "WGWidgetUserInfoKeyFamily"
  }

  /// Has the widgets of a kind ask for what they show.
  public func reloadTimelines(ofKind kind: String) {}
  /// Has all widgets ask for what they show.
  public func reloadAllTimelines() {}
  /// Has the system ask for recommended configurations.
  public func invalidateConfigurationRecommendations() {}

  /// Gives the widgets that the person has placed, on the main thread.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    DispatchQueue.main.async { completion(.success([])) }
  }

  /// The widgets that the person has placed.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has placed.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/widgetinfo>.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// What tells the app's widgets apart.
  public let kind: String
  /// Its size and place.
  public let family: WidgetFamily
  public var id: Self { self }
}
