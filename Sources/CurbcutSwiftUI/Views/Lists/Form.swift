/// Controls for entering data, grouped in sections.
///
/// Follows <https://developer.apple.com/documentation/swiftui/form>.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form in its style.
  @MainActor public var body: some View {
    if let style {
      AnyView(style.make(FormStyleConfiguration(content: .init(view: AnyView(content)))))
    } else {
      List { content }.environment(\.listStyle, .insetGrouped)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/formstyle>.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the view of a form.
  associatedtype Body: View
  /// What the style is told of a form: its content.
  typealias Configuration = FormStyleConfiguration
  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form.
public struct FormStyleConfiguration {
  /// What is in the form.
  public let content: Content

  /// What is in a form.
  public struct Content: View {
    let view: AnyView
    /// The content.
    public var body: some View { view }
  }
}

/// The system's choice: rounded sections.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listStyle, .insetGrouped)
  }
}

/// Rounded sections.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listStyle, .insetGrouped)
  }
}

/// Labels and controls in two columns; on a phone one below the other, without scrolling.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rounded sections.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A style without its type.
@MainActor
struct AnyFormStyle {
  let make: @MainActor (FormStyleConfiguration) -> any View

  init<S: FormStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.formStyle) { $0 = nil }
    }
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: AnyFormStyle? { nil }
}

extension EnvironmentValues {
  var formStyle: AnyFormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/formstyle(_:)>.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyFormStyle(style))
  }
}
