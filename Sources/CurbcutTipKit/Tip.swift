import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// Something that an app wants to say about one of its features.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tip>.
public protocol Tip: Identifiable, Sendable {
  /// Something that the person can do about it.
  typealias Action = Tips.Action
  /// Something that happens in the app.
  typealias Event = Tips.Event
  /// What must be so for a tip to be shown.
  typealias Rule = Tips.Rule
  /// A value of the app on which rules depend.
  typealias Parameter = Tips.Parameter
  /// How a tip is shown.
  typealias Option = TipOption
  /// A tip is shown however seldom others are.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// How often a tip is shown at most.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The name by which the system remembers whether the tip was shown; the type's by default.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The text; nil, the default, for none.
  var message: Text? { get }
  /// The picture; nil, the default, for none.
  var image: Image? { get }
  /// What the person can do about it; nothing by default.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// How the tip is shown; as all are by default.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  /// What must be so for the tip to be shown, all of it; nothing by default.
  @Tips.RuleBuilder var rules: [Rule] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var options: [any TipOption] { [] }
  public var rules: [Rule] { [] }

  /// Whether the tip is shown now.
  @MainActor public var shouldDisplay: Bool { TipStore.shared.shows(self) }
  /// Whether the tip is shown, or why not.
  @MainActor public var status: Tips.Status { TipStore.shared.status(self) }
  /// Whether the tip is shown, from now on.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.updates { self.shouldDisplay } }
  /// Whether the tip is shown, or why not, from now on.
  public var statusUpdates: AsyncStream<Tips.Status> { TipStore.updates { self.status } }
  /// Takes the tip away for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    Tips.onMain { TipStore.shared.invalidate(id, reason) }
  }
}

/// How a tip is shown.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tipoption>.
public protocol TipOption: Sendable {}

/// All tips of an app.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tips>.
public enum Tips {
  /// Something that the person can do about a tip.
  public struct Action: Identifiable, Sendable {
    /// The name.
    public let id: String
    /// The title of its button.
    let label: @Sendable () -> Text
    /// What it does.
    public let handler: @Sendable () -> Void

    /// Creates an action with a title.
    public init(
      id: String = UUID().uuidString, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(LocalizedStringKey(title)) }
    }

    /// Creates an action with a text.
    public init(
      id: String = UUID().uuidString, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id
      self.handler = handler
      self.label = label
    }
  }

  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    /// Not yet.
    case pending
    /// It is.
    case available
    /// No more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is shown no more.
  public enum InvalidationReason: Hashable, Sendable {
    /// The person has closed it.
    case tipClosed
    /// The person has used the feature.
    case actionPerformed
    /// It was shown as often as it may be.
    case displayCountExceeded
    /// It was shown as long as it may be.
    case displayDurationExceeded
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public struct DisplayFrequency: Hashable, Sendable {
      private let seconds: Double
      /// As soon as they can.
      public static let immediate = Self(seconds: 0)
      /// One an hour.
      public static let hourly = Self(seconds: 3600)
      /// One a day.
      public static let daily = Self(seconds: 86_400)
      /// One a week.
      public static let weekly = Self(seconds: 604_800)
      /// One a month.
      public static let monthly = Self(seconds: 2_592_000)

      /// Whether every tip is shown, and not one after the other.
      var isImmediate: Bool { seconds == 0 }
    }

    /// Where the system remembers what was shown.
    public struct DatastoreLocation: Sendable {
      /// With the app.
      public static let applicationDefault = Self()
      /// With a group of apps.
      public static func groupContainer(identifier: String) -> Self { Self() }
      /// In a folder.
      public static func url(_ url: URL) -> Self { Self() }
    }

    let frequency: DisplayFrequency?
    /// How often tips are shown; as soon as they can by default.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self(frequency: frequency) }
    /// Where it is remembered what was shown: here, only while the app runs.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self(frequency: nil) }
  }

  /// Begins to show tips.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    let frequency = configuration.compactMap(\.frequency).last ?? .immediate
    onMain { TipStore.shared.configure(frequency) }
  }

  /// Forgets which tips were shown.
  public static func resetDatastore() throws { onMain { TipStore.shared.reset() } }
  /// Shows all tips, whatever the rules.
  public static func showAllTipsForTesting() { onMain { TipStore.shared.showsAll = true } }
  /// Shows no tip.
  public static func hideAllTipsForTesting() { onMain { TipStore.shared.showsAll = false } }

  /// Does something on the main thread, at once if this is it.
  static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isHere {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// A tip is shown however seldom others are.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    let ignores: Bool
  }

  /// A tip is shown only so many times.
  ///
  /// Follows <https://developer.apple.com/documentation/tipkit/tips/maxdisplaycount>.
  public struct MaxDisplayCount: TipOption {
    /// Creates the option.
    ///
    /// - Parameter maxDisplayCount: 1 or more.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    let count: Int
  }

  /// Builds the actions of a tip.
  @resultBuilder
  public enum ActionBuilder {
    /// An action.
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    /// Several actions.
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    /// The actions in their order.
    public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
    /// Actions on a condition.
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    /// The first of two.
    public static func buildEither(first component: [Action]) -> [Action] { component }
    /// The second of two.
    public static func buildEither(second component: [Action]) -> [Action] { component }
  }

  /// Builds the options of a tip.
  @resultBuilder
  public enum OptionsBuilder {
    /// An option.
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
    /// Several options.
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
    /// The options in their order.
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }
  }
}
