import CurbcutUIKit
import Foundation

/// A button that opens a menu.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menu>.
public struct Menu<Label: View, Content: View>: View {
  private let origin = SourceOrigin()
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuStyle) private var style

  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu that opens with a long press, while a tap does something else.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The content of the view.
  public var body: some View {
    if isInMenu { return AnyView(Submenu(label: AnyView(label), content: AnyView(content))) }
    return AnyView(
      style.make(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label.centersLines())), content: .init(view: AnyView(content)),
          primaryAction: primaryAction)))
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localised text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu that opens with a long press, with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localised text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { CurbcutSwiftUI.Label(title, systemImage: systemImage) })
  }
}

extension Menu where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a menu that opens with a long press, with a localised text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Creates a menu that opens with a long press, with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { CurbcutSwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

// MARK: Styles

/// How menus look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menustyle>.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a menu: its label and its entries, which `Menu(_:)` shows.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// The view that describes a menu.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// The entries of a menu.
  public struct Content: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
}

@MainActor
struct AnyMenuStyle {
  let make: @MainActor (MenuStyleConfiguration) -> any View

  init<S: MenuStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        // A menu in the style's own body has the default style.
        .environment(\.menuStyle, .automatic)
    }
  }

  private init() {
    make = { configuration in
      MenuButtonLook(label: configuration.label.view)
        .modifier(
          MenuModifier(content: configuration.content.view, primaryAction: configuration.primaryAction))
    }
  }

  static let automatic = AnyMenuStyle()
}

/// The label of a menu in the style of the buttons around.
struct MenuButtonLook: View {
  let label: AnyView
  @Environment(\.buttonStyle) private var style

  var body: some View {
    AnyView(style.makeButton(PrimitiveButtonStyleConfiguration(role: nil, label: .init(label), action: {})))
  }
}

/// The system's choice: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's choice.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/menustyle(_:)>.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style))
  }
}
