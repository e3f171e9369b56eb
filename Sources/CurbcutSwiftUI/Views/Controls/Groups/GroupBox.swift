import CurbcutUIKit
import Foundation

/// Views in a box, with a label.
///
/// Follows <https://developer.apple.com/documentation/swiftui/groupbox>.
public struct GroupBox<Label: View, Content: View>: View {
  private let origin = SourceOrigin()
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// The content of the view.
  public var body: some View {
    AnyView(
      style.make(
        GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
      ))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localised text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// How group boxes look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/groupboxstyle>.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a box: its label and its content.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content

  /// The title of a box.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .vertical) }
  }
  /// What is in a box.
  public struct Content: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .vertical) }
  }
}

@MainActor
struct AnyGroupBoxStyle {
  let make: @MainActor (GroupBoxStyleConfiguration) -> any View

  init<S: GroupBoxStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        // A box in the style's own body has the default style.
        .environment(\.groupBoxStyle, .automatic)
    }
  }

  private init() {
    make = { configuration in
      VStack(alignment: .leading, spacing: 8) {
        configuration.label.font(.headline)
        configuration.content.frame(maxWidth: .infinity)
      }
      .padding(16)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  static let automatic = AnyGroupBoxStyle()
}

/// The system's choice: a grey box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's choice.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/groupboxstyle(_:)>.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}
