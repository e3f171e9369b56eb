import CurbcutFoundation
import Foundation

/// What an activity on the Lock Screen is about.
///
/// Follows <https://developer.apple.com/documentation/activitykit/activityattributes>.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes while the activity goes on.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What changes of an activity.
///
/// Follows <https://developer.apple.com/documentation/activitykit/activitycontent>.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// How things are.
  public var state: State
  /// When that is no longer so; nil for never.
  public var staleDate: Date?
  /// How important it is among others; 0 by default.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// How an activity is.
///
/// Follows <https://developer.apple.com/documentation/activitykit/activitystate>.
public enum ActivityState: Hashable, Codable, Sendable {
  /// It goes on.
  case active
  /// It is over, and can still be seen.
  case ended
  /// It can no longer be seen.
  case dismissed
  /// It goes on, and shows what is no longer so.
  case stale
  /// It will begin.
  case pending
}

/// How a person learns of a change.
public struct AlertConfiguration: Sendable {
  /// The title.
  public var title: LocalizedStringResource
  /// The text.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    let name: String?
    /// The system's.
    public static let `default` = AlertSound(name: nil)
    /// One of the app's files.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// When an activity that is over can no longer be seen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let isImmediate: Bool
  /// When the system thinks so.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

/// How an activity is told of changes.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// By messages to the activity.
  public static let token = PushType(name: "token")
  /// By messages to a channel.
  public static func channel(_ identifier: String) -> PushType { PushType(name: identifier) }
}

/// Why an activity cannot begin.
///
/// Follows <https://developer.apple.com/documentation/activitykit/activityauthorizationerror>.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are too large.
  case attributesTooLarge
  /// The device shows none.
  case unsupported
  /// The person has said no.
  case denied
  /// The app has too many.
  case targetMaximumExceeded
  /// The device has too many.
  case globalMaximumExceeded
  /// The app does not say that it has some.
  case unsupportedTarget
  /// The app is not in use.
  case visibility
  /// It could not be saved.
  case persistenceFailure
  /// Something is missing in the app's processes.
  case missingProcessIdentifier
  /// The app lacks an entitlement.
  case unentitled
  /// The activity is malformed.
  case malformedActivityIdentifier
  /// The app tries to begin an activity again.
  case reconnectNotPermitted
}

/// Whether an app may show activities: it may not on this device, which has no Lock Screen.
///
/// Follows <https://developer.apple.com/documentation/activitykit/activityauthorizationinfo>.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks the system.
  public init() {}
  /// Whether the app may show activities: false.
  public var areActivitiesEnabled: Bool { false }
  /// Whether they may change often: false.
  public var frequentPushesEnabled: Bool { false }
  /// Changes of whether the app may; there are none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// What goes on, on the Lock Screen.
///
/// This device has no Lock Screen: an activity cannot be begun, and there are none.
/// Follows <https://developer.apple.com/documentation/activitykit/activity>.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// What changes while the activity goes on.
  public typealias ContentState = Attributes.ContentState

  /// By what the system knows the activity.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  /// How things are.
  public private(set) var content: ActivityContent<ContentState>
  /// How things are, by an older name.
  public var contentState: ContentState { content.state }
  /// How it is.
  public var activityState: ActivityState { .dismissed }
  /// By what messages reach it; nil, as none do.
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// The activities of the app: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Activities that begin; there are none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }

  /// Throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Changes how things are.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }

  /// Changes how things are.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    content.state = contentState
  }

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { if let content { self.content = content } }

  /// Ends the activity.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { if let contentState { content.state = contentState } }

  /// Changes of how things are; there are none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  /// Changes of how the activity is; there are none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// By what messages reach it; there are none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
