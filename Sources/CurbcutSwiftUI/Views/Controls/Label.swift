import Foundation

/// A text with a symbol.
///
/// Follows <https://developer.apple.com/documentation/swiftui/label>.
public struct Label<Title: View, Icon: View>: View {
  private let origin = SourceOrigin()
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    AnyView(
      style.make(
        LabelStyleConfiguration(
          title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon.accessibilityHidden(true))),
          spokenTitle: AnyView(title))))
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
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  public var title: Title
  public var icon: Icon
  let spokenTitle: AnyView

  /// The text of a label.
  public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The symbol of a label.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }
}

@MainActor
struct AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> any View

  init<S: LabelStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labelStyle, AnyLabelStyle(TitleAndIconLabelStyle()))
    }
  }
}

/// The text beside the symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
    .modifier(LabelElementModifier())
  }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone; the text is what is spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation {
      configuration.spokenTitle.accessibilityAddTraits(.isImage).accessibilityRemoveTraits(.isStaticText)
    }
  }
}

/// The system's choice.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { Isolation.onMain { AnyLabelStyle(TitleAndIconLabelStyle()) } }
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
      if items.count > 1, items.allSatisfy({ $0.properties.traits.subtracting(.notEnabled) == .staticText && !$0.isContainer }) {
        var whole = AccessibilityCombination.properties(of: items)
        whole.traits = .staticText
        return [.element(self, whole)]
      }
      if items.count == 1 { items[0].place = self }
      return items
    }
  }
}
