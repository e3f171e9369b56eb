import CurbcutUIKit

/// What the tab of a view shows.
enum TabItemTrait: ViewTraitKey {
  typealias Value = AnyView
}

/// What the screen of a tab is for.
enum TabRoleTrait: ViewTraitKey {
  typealias Value = TabRole
}

/// Whether a tab is left out.
enum TabHiddenTrait: ViewTraitKey {
  typealias Value = Bool
}

/// A small text beside a tab or row, such as a number of new messages.
enum BadgeTrait: ViewTraitKey {
  typealias Value = Text
}

/// What the screen of a tab is for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabrole>.
public struct TabRole: Hashable, Sendable {
  /// To search.
  public static var search: TabRole { TabRole() }
}

/// A screen of a tab view with its tab.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tab>.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The type of the selection.
  public typealias TabValue = Value
  private let tag: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  static func makeTabs(_ content: Attribute<Tab>, _ inputs: _ViewInputs) -> ViewList {
    let view = content.map { tab in
      TabScreen(tag: tab.tag, role: tab.role, content: tab.content, label: tab.label)
    }
    return .item(
      ViewListItem { TabScreen<Content, Label>._makeView(view: _GraphValue(view), inputs: $0).node })
  }

  private init(tag: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    self.tag = tag
    self.role = role
    self.content = content
    self.label = label
  }

  /// Creates a tab for a value of the selection.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
  }
}

/// The view of a tab's screen.
private struct TabScreen<Content: View, Label: View>: View {
  let tag: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  var body: some View {
    TabContentHolder(content: content)
      .modifier(TraitModifier<TabItemTrait>(value: AnyView(label)))
      .modifier(ConditionalTrait<TabRoleTrait>(value: role))
      .modifier(ConditionalTrait<TagTrait>(value: tag))
  }
}

/// The views of a screen as one.
private struct TabContentHolder<Content: View>: PrimitiveView {
  let content: Content

  static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inputs).node
  }
}

extension Tab where Value == Never {
  /// Creates a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a value of the selection with the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label for a value of the selection, as where the app draws a bar of its own.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(tag: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(tag: nil, role: nil, content: content(), label: EmptyView())
  }
}

/// The label of a tab's role.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaulttablabel>.
public struct DefaultTabLabel: View {
  /// The label.
  public var body: some View {
    Label(SystemWord.search.text, systemImage: "magnifyingglass")
  }
}

extension Tab where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a tab with a localised text and a symbol for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      CurbcutSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a tab with a text and a symbol for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      CurbcutSwiftUI.Label(title, systemImage: systemImage)
    }
  }
  /// Creates a tab with a localised text and a picture of the app for a value of the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { CurbcutSwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a tab with a text and a picture of the app for a value of the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { CurbcutSwiftUI.Label(title, image: image) }
  }
}

extension Tab where Value == Never, Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a tab with a localised text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a tab with a localised text and a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a tab with a text and a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { CurbcutSwiftUI.Label(title, image: image) }
  }
}

// MARK: Modifiers

/// Screens of a tab view with a modifier around.
struct _ModifiedTabContent<Content: TabContent, Modifier: ViewModifier>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let modifier: Modifier

  static func makeTabs(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let inner = content.map { $0.content }
    return Modifier._makeViewList(modifier: _GraphValue(content.map { $0.modifier }), inputs: inputs) {
      Content._makeTabs(content: _GraphValue(inner), inputs: $0)
    }.list
  }
}

extension TabContent {
  /// Shows a number beside the tab; none for 0.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)-6cocg>.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTabContent(
      content: self,
      modifier: ConditionalTrait<BadgeTrait>(value: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text beside the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, modifier: ConditionalTrait<BadgeTrait>(value: label))
  }

  /// Shows a localised text beside the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Shows a text beside the tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

  /// Leaves the tab out.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)>.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, modifier: ConditionalTrait<TabHiddenTrait>(value: hidden))
  }

  /// Keeps people from using the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, modifier: ConditionalTrait<TabDisabledTrait>(value: disabled))
  }

  /// Sets the id by which automation knows the tab.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, modifier: ConditionalTrait<TabIdentifierTrait>(value: identifier))
  }

  /// Sets what assistive technologies say for the tab.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, modifier: ConditionalTrait<TabLabelTrait>(value: label))
  }

  /// Sets what assistive technologies say for the tab, localised.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what assistive technologies say for the tab.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }
}

/// Whether a tab cannot be used.
enum TabDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}
/// The id by which automation knows a tab.
enum TabIdentifierTrait: ViewTraitKey {
  typealias Value = String
}
/// What assistive technologies say for a tab.
enum TabLabelTrait: ViewTraitKey {
  typealias Value = Text
}
