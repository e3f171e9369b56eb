import Foundation

/// A text with a symbol.
///
/// Follows <https://developer.apple.com/documentation/swiftui/label>.
public struct Label<Title: View, Icon: View>: View {
  private let origin = SourceOrigin()
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.isInToolbar) private var isInToolbar

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The content of the view.
  public var body: some View {
    let style = isInToolbar && style.isAutomatic ? AnyLabelStyle(IconOnlyLabelStyle()) : style
    return AnyView(
      style.make(
        LabelStyleConfiguration(
          title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon.accessibilityHidden(true))),
          spokenTitle: AnyView(title), spokenIcon: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a localised text and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Creates a label with a text and a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// How labels look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/labelstyle>.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a label: its title and its icon.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
  let spokenTitle: AnyView
  let spokenIcon: AnyView

  /// The text of a label.
  public struct Title: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// The symbol of a label.
  public struct Icon: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
}

@MainActor
struct AnyLabelStyle {
  /// Whether it is the system's choice.
  let isAutomatic: Bool
  let make: @MainActor (LabelStyleConfiguration) -> any View

  init<S: LabelStyle>(_ style: S) {
    isAutomatic = style is DefaultLabelStyle
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labelStyle, AnyLabelStyle(DefaultLabelStyle()))
    }
  }
}

/// The text beside the symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PlacedView(content: LabelLook(configuration: configuration)).modifier(LabelElementModifier())
  }
}

/// A symbol beside a text; in the rows of a list the symbols stand in a column, in the tint.
private struct LabelLook: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.listItemTint) private var tint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    if isInRow {
      // Recorded on iOS 26: the text begins 40 points after the row's content.
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 12) {
        configuration.icon.frame(minWidth: iconWidth ?? 28)
          .transformEnvironment(\.foregroundStyle) { [tint] current in
            current = current ?? AnyShapeStyle(tint?.color ?? .controlTint)
          }
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: spacing) {
        // A bar shows a label of icon and text alone as its own items.
        if let iconWidth { configuration.icon.frame(minWidth: iconWidth) } else { configuration.icon }
        configuration.title
      }
    }
  }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone; the text is what is spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation {
      // The icon of a label without words speaks for itself.
      configuration.spokenIcon.modifier(
        RepresentationModifier(
          representation: configuration.spokenTitle.adding(.symbolOfTitle()), kind: .replacingIfAny))
    }
  }
}

/// The system's choice: in bars the symbol alone, everywhere else both.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and icon style.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only style.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only style.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's choice.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { Isolation.onMain { AnyLabelStyle(DefaultLabelStyle()) } }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}

/// A label is one element as large as text and symbol together.
struct LabelElementModifier: PrimitiveModifier {
  @MainActor static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    override func makeAccessibilityItems() -> [AccessibilityItem] {
      var items = content.accessibilityItems
      if items.count > 1, items.allSatisfy({ $0.isPlainText && !$0.isContainer }) {
        var whole = AccessibilityCombination.properties(of: items)
        whole.traits = .staticText
        return [.element(self, whole)]
      }
      if items.count == 1 { items[0].place = self }
      return items
    }
  }
}
