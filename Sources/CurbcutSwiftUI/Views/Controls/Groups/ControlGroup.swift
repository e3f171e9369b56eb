import CurbcutUIKit

/// Controls that belong together, side by side.
///
/// Follows <https://developer.apple.com/documentation/swiftui/controlgroup>.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// The controls in their style.
  public var body: some View {
    if isInMenu {
      MenuControlGroup(content: AnyView(content))
    } else if let style {
      AnyView(
        style.make(
          ControlGroupStyleConfiguration(
            content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())))))
    } else {
      HStack { content }
    }
  }
}

extension ControlGroup {
  /// Creates a group with a label, which only places without room for the controls show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  /// Creates a group with a localised text as its label.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a text as its label.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group with a localised text and a symbol as its label.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The content.
  public var body: some View { content }
}

/// How control groups look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/controlgroupstyle>.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the view of a group.
  associatedtype Body: View
  /// What the style is told of a group: its controls and its label.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: Content
  /// What describes them.
  public let label: Label

  /// The controls of a group.
  public struct Content: View {
    let view: AnyView
    /// The controls.
    public var body: some View { view }
  }
  /// What describes a group.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
}

/// The system's choice: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// For bars: side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Side by side, with small room between.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }
  }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A row of small controls in a menu; a button that opens a menu elsewhere.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The view of a group.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For bars.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Side by side, with small room between.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of small controls in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A style without its type.
@MainActor
struct AnyControlGroupStyle {
  let make: @MainActor (ControlGroupStyleConfiguration) -> any View

  init<S: ControlGroupStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.controlGroupStyle) { $0 = nil }
    }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:)>.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style))
  }
}
