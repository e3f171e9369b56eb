import CurbcutUIKit

/// A view that shows or hides others.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuregroup>.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let origin = SourceOrigin()
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that keeps its state itself.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group whose state is a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style {
      AnyView(
        style.makeView(
          DisclosureGroupStyleConfiguration(
            label: .init(view: AnyView(label.adding(.expanded(isExpanded.wrappedValue)))),
            content: .init(content: { AnyView(content()) }),
            isExpanded: isExpanded)))
    } else {
      DisclosureRows(isExpanded: isExpanded, label: label, content: content)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localised text that keeps its state itself.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group with a text that keeps its state itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// Creates a group with a localised text whose state is a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates a group with a text whose state is a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The label of a group and, while it is expanded, its content: rows in a list, a column elsewhere.
struct DisclosureRows<Label: View, Content: View>: MultipleView {
  var isExpanded: Binding<Bool>
  var label: Label
  var content: () -> Content

  static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let label = view.map {
      DisclosureLabel(isExpanded: $0.isExpanded, isHeader: inputs.isInList, label: $0.label)
    }
    let row = DisclosureLabel<Label>._makeViewList(view: _GraphValue(label), inputs: inputs).list
    let isExpanded = Attribute<Bool> { view.value.isExpanded.wrappedValue }
    let content = view.map { $0.content() }
    let branch = Branch<Bool>()
    let indent = ItemWrapper { item, inputs in IndentedNode(inputs, item.make(inputs)) }
    let isInList = inputs.isInList
    let rows = Attribute<ViewList> {
      branch.list(for: isExpanded.value) {
        guard isExpanded.value else { return .group([]) }
        let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
        return isInList ? .modified(list, indent) : list
      }
    }
    let all = ViewList.group([row, .dynamic(rows)])
    if inputs.isInList { return all }
    return .item(ViewListItem { LayoutNode(implicit: .vertical, list: all, $0) })
  }

  private final class IndentedNode: WrapperNode {
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
      guard key == ListIndentationTrait.self else { return content.trait(key) }
      return ((content.trait(ListIndentationTrait.self) ?? 0) + 1) as? Key.Value
    }
  }
}

/// The button that expands and collapses a group.
struct DisclosureLabel<Label: View>: View {
  var isExpanded: Binding<Bool>
  /// Whether the button is also a heading, as in lists.
  var isHeader: Bool
  var label: Label

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").font(.footnote)
          .foregroundStyle(Color.controlTint).accessibilityHidden(true)
      }
      // Rows of a list have room of their own.
      .padding(.vertical, isHeader ? 0 : 4)
    }
    // Outside of lists the label has the tint of a button.
    .environment(\.buttonStyle, isHeader ? AnyButtonStyle(RowButtonStyle()) : .automatic)
    .adding(.expanded(isOpen))
    .adding(.addTraits(isHeader ? .isHeader : []))
  }
}

// MARK: Styles

/// How disclosure groups look and are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuregroupstyle>.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a group: its label, its content and a binding to whether it is open.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }

  /// The content of the group.
  public struct Content: View {
    let content: () -> AnyView
    /// The content of the view.
    public var body: some View { content() }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The standard look of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(
      isExpanded: configuration.$isExpanded, label: configuration.label, content: { configuration.content })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The standard look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A style without its type.
@MainActor
struct AnyDisclosureGroupStyle {
  let makeView: @MainActor (DisclosureGroupStyleConfiguration) -> any View

  init<S: DisclosureGroupStyle>(_ style: S) {
    makeView = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.disclosureGroupStyle) { $0 = nil }
    }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/disclosuregroupstyle(_:)>.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
