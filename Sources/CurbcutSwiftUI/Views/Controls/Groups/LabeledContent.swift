import CurbcutUIKit
import Foundation

/// A label beside a value or a control.
///
/// Follows <https://developer.apple.com/documentation/swiftui/labeledcontent>.
public struct LabeledContent<Label, Content> {
  private let origin = SourceOrigin()
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The content of the view.
  @MainActor public var body: some View {
    AnyView(
      style.make(
        LabeledContentStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    )
    .modifier(FieldNaming())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view with a localised text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localised text as its label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// Creates a value in a format with a localised text as its label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the view of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The label names a text field that has no name of its own.
private struct FieldNaming: PrimitiveModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    override func makeAccessibilityItems() -> [AccessibilityItem] {
      var items = content.accessibilityItems
      guard let name = items.first?.properties.label else { return items }
      // Texts in a row of a list are read together.
      if environment.value.isInListRow, items.count > 1,
        items.allSatisfy({ $0.isPlainText && $0.properties.defaultAction == nil })
      {
        var whole = AccessibilityCombination.properties(of: items)
        whole.traits = .staticText
        return [.element(self, whole)]
      }
      for index in items.indices.dropFirst() where items[index].properties.label == nil {
        if case .view(let view) = items[index].kind, view is any UITextInput {
          items[index].properties.label = name
        }
      }
      return items
    }
  }
}

// MARK: Styles

/// How labelled contents look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/labeledcontentstyle>.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of labelled content: its label and what is described.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content

  /// What describes the content.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .leading) }
  }
  /// What is described.
  public struct Content: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .leading) }
  }
}

@MainActor
struct AnyLabeledContentStyle {
  let make: @MainActor (LabeledContentStyleConfiguration) -> any View

  init<S: LabeledContentStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        // One in the style's own body has the default style.
        .environment(\.labeledContentStyle, .automatic)
    }
  }

  private init() {
    make = { configuration in
      LabeledLook(configuration: configuration)
    }
  }

  static let automatic = AnyLabeledContentStyle()
}

/// The label beside the content; above it in a row with text of an accessibility size.
private struct LabeledLook: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    if isInRow, size.isAccessibilitySize {
      VStack(alignment: .leading) {
        ControlLabelInRow(configuration: configuration, isAbove: true)
        configuration.content.systemForeground(.secondary)
      }
    } else {
      HStack {
        ControlLabelInRow(configuration: configuration)
        configuration.content.systemForeground(.secondary)
      }
    }
  }
}

/// A label with a control that shows a value: side by side, and below each other in a row with text of an accessibility size,
/// as labelled content is.
struct RowWithControl<Control: View>: View {
  /// Nil for no label to be seen.
  var label: AnyView?
  /// What is heard in its place.
  var spoken: AnyView?
  @ViewBuilder var control: Control
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    if let label, isInRow, size.isAccessibilitySize {
      VStack(alignment: .leading) {
        ControlLabel(label)
        control
      }
    } else {
      HStack(spacing: 0) {
        if let label {
          ControlLabel(label)
          Spacer()
        } else if let spoken {
          SpokenLabel(content: spoken)
        }
        control
      }
    }
  }
}

/// The label and the room up to the content, unless labels are hidden.
private struct ControlLabelInRow: View {
  let configuration: LabeledContentStyleConfiguration
  var isAbove = false
  @Environment(\.areLabelsHidden) private var isHidden

  var body: some View {
    if !isHidden {
      configuration.label
      if !isAbove { Spacer() }
    }
  }
}

/// The system's choice: the label at one side, the content at the other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's choice.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled contents in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:)>.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
