import CurbcutAppIntents
import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What an app shows on the Home Screen and the Lock Screen.
///
/// This device shows the app alone, so that its widgets are nowhere; previews show what is in them.
/// Follows <https://developer.apple.com/documentation/swiftui/widget>.
@preconcurrency @MainActor
public protocol Widget {
  /// The kind of the widget's configuration.
  associatedtype Body: WidgetConfiguration
  /// What the widget shows, and how a person may configure it.
  var body: Body { get }
  /// Creates the widget.
  init()
}

extension Widget {
  /// Runs the widget's process, which the system begins where there is a Home Screen: there is none here.
  public static func main() { NSLog("%@", "\(Self.self): widgets are not shown on this device.") }
}

/// The widgets of a process.
///
/// Follows <https://developer.apple.com/documentation/swiftui/widgetbundle>.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The kind of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// Runs the widgets' process, which the system begins where there is a Home Screen: there is none here.
  public static func main() { NSLog("%@", "\(Self.self): widgets are not shown on this device.") }
}

/// Puts the widgets of a bundle together.
///
/// Follows <https://developer.apple.com/documentation/swiftui/widgetbundlebuilder>.
@resultBuilder
public enum WidgetBundleBuilder {
  /// No widget.
  @MainActor public static func buildBlock() -> some Widget { WidgetGroup() }
  /// One widget.
  @MainActor public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
  /// Several widgets.
  @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> some Widget
  {
    WidgetGroup()
  }
  /// A widget on a condition.
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetGroup() }
  /// A widget that only some systems have.
  @MainActor public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget {
    WidgetGroup()
  }
}

/// Several widgets, or none.
struct WidgetGroup: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a widget shows, and how a person may configure it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/widgetconfiguration>.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// The kind of the configuration that this one is made of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  var body: Body { get }
  /// What the widget shows for an entry; nil for an entry of another type.
  func _view(of entry: any TimelineEntry) -> AnyView?
  /// What the widget shows for a Live Activity; nil for one with other attributes, or where there is none.
  func _view(ofActivity context: Any, as kind: ActivityPreviewViewKind) -> AnyView?
  /// Whether the system leaves room between the content and the widget's edges.
  var _hasContentMargins: Bool { get }
}

extension WidgetConfiguration {
  public func _view(of entry: any TimelineEntry) -> AnyView? { body._view(of: entry) }
  public func _view(ofActivity context: Any, as kind: ActivityPreviewViewKind) -> AnyView? {
    body._view(ofActivity: context, as: kind)
  }
  public var _hasContentMargins: Bool { body._hasContentMargins }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// A configuration of this module has no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
  public func _view(of entry: any TimelineEntry) -> AnyView? { nil }
  public func _view(ofActivity context: Any, as kind: ActivityPreviewViewKind) -> AnyView? { nil }
  public var _hasContentMargins: Bool { true }
}

/// A configuration whose content reaches the edges of the widget.
private struct EdgeToEdgeConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  func _view(of entry: any TimelineEntry) -> AnyView? { content._view(of: entry) }
  func _view(ofActivity context: Any, as kind: ActivityPreviewViewKind) -> AnyView? {
    content._view(ofActivity: context, as: kind)
  }
  var _hasContentMargins: Bool { false }
}

/// A configuration that shows nothing.
///
/// Follows <https://developer.apple.com/documentation/swiftui/emptywidgetconfiguration>.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates the configuration.
  public init() {}
}

/// A widget that no person configures.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/staticconfiguration>.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let view: @MainActor (any TimelineEntry) -> AnyView?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: what tells it apart from the app's other widgets.
  ///   - provider: tells when the widget shows what.
  ///   - content: what it shows.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    view = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { view(entry) }
}

/// A widget that a person configures by the parameters of an intent.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/appintentconfiguration>.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let view: @MainActor (any TimelineEntry) -> AnyView?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: what tells it apart from the app's other widgets.
  ///   - intent: the intent.
  ///   - provider: tells when the widget shows what.
  ///   - content: what it shows.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    view = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { view(entry) }
}

/// How the system offers a widget.
extension WidgetConfiguration {
  /// Sets the widget's name.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// Sets the widget's name.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// Sets the widget's name.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    self
  }
  /// Sets what is said of the widget.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// Sets what is said of the widget.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets what is said of the widget.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Sets the sizes in which there is the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Has the content reach the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { EdgeToEdgeConfiguration(content: self) }
  /// Sets whether the system may take the background away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Sets whether the person is asked to configure the widget when it is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// The size and place of a widget.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/widgetfamily>.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// Small.
  case systemSmall
  /// As wide as the screen.
  case systemMedium
  /// As wide as the screen, and as high.
  case systemLarge
  /// Twice as wide, on iPad.
  case systemExtraLarge
  /// A circle on the Lock Screen.
  case accessoryCircular = 5
  /// A rectangle on the Lock Screen.
  case accessoryRectangular
  /// A line above the clock.
  case accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
