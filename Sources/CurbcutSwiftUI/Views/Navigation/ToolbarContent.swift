import CurbcutUIKit

/// What is in the bars around a screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontent>.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the content that `body` returns.
  associatedtype Body: ToolbarContent
  /// The content that this one is made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Makes the list of the items.
  static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
}

extension ToolbarContent {
  /// Makes the list of the items of the body.
  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let body = BodyRule.attribute(of: content.attribute, inputs) { $0.body }
    return Body._makeContent(content: _GraphValue(body), inputs: inputs)
  }
}

extension ToolbarContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: ToolbarContent {}

/// Content of bars whose items have ids.
///
/// Follows <https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent>.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Content of this module, which makes its list itself.
@MainActor
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
  static func makeList(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList
}

extension PrimitiveToolbarContent {
  /// Makes what the view stands for.
  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: makeList(content.attribute, inputs))
  }
}

/// An item of a bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritem>.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an id.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  static func makeList(_ content: Attribute<ToolbarItem>, _ inputs: _ViewInputs) -> ViewList {
    let placement = content.map { $0.placement }
    let view = content.map { $0.content }
    return .item(
      ViewListItem { inputs in
        ToolbarItemNode(placement, inputs) { Content._makeView(view: _GraphValue(view), inputs: $0).node }
      })
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The id of the item.
  nonisolated public var id: String { "" }
}

/// Several items of a bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemgroup>.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of items with a label, which is for places that show them as one.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  static func makeList(_ content: Attribute<ToolbarItemGroup>, _ inputs: _ViewInputs) -> ViewList {
    let placement = content.map { $0.placement }
    let view = content.map { $0.content }
    let wrapper = ItemWrapper { item, inputs in ToolbarItemNode(placement, inputs) { item.make($0) } }
    var inner = inputs.collectingActions
    inner.isInList = false
    return .modified(Content._makeViewList(view: _GraphValue(view), inputs: inner).list, wrapper)
  }
}

/// The content of a group of items that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  /// The content.
  public var body: some View { content }
}

/// Room between the items of a bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarspacer>.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates room between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  static func makeList(_ content: Attribute<ToolbarSpacer>, _ inputs: _ViewInputs) -> ViewList {
    .item(
      ViewListItem { inputs in
        let node = ToolbarItemNode(content.map { $0.placement }, inputs) { EmptyNode($0) }
        node.spacer = GraphNode.untracked { content.value.sizing }
        return node
      })
  }
}

/// How long the room between items is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/spacersizing>.
public struct SpacerSizing: Hashable, Sendable {
  private let raw: Int
  /// As long as the others leave.
  public static let flexible = Self(raw: 0)
  /// As long as the system has it.
  public static let fixed = Self(raw: 1)
}

/// An item that the system provides.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaulttoolbaritem>.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let kind: ToolbarDefaultItemKind

  /// Creates the item, in place of where the system would have it.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  static func makeList(_ content: Attribute<DefaultToolbarItem>, _ inputs: _ViewInputs) -> ViewList {
    .item(
      ViewListItem { inputs in
        let node = ToolbarItemNode(content.map { $0.placement }, inputs) { EmptyNode($0) }
        node.isSearch = GraphNode.untracked { content.value.kind == .search }
        return node
      })
  }
}

/// The items that the system provides.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind>.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let raw: Int
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = Self(raw: 0)
  /// The search field.
  public static let search = Self(raw: 1)
  /// The title.
  public static let title = Self(raw: 2)
}

/// A menu that the title of the screen opens.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbartitlemenu>.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Whether any other menu of the title takes the place of this one.
  private(set) var isFallback = false

  /// A menu for titles that have no other.
  static func fallback(@ViewBuilder content: () -> Content) -> ToolbarTitleMenu {
    var menu = ToolbarTitleMenu(content: content)
    menu.isFallback = true
    return menu
  }

  static func makeList(_ content: Attribute<ToolbarTitleMenu>, _ inputs: _ViewInputs) -> ViewList {
    let view = content.map { $0.content }
    return .item(
      ViewListItem { inputs in
        let placement = Attribute(ToolbarItemPlacement.titleMenu)
        let node = ToolbarItemNode(placement, inputs) { EmptyNode($0) }
        let inner = inputs.forMenu
        node.isFallback = GraphNode.untracked { content.value.isFallback }
        node.titleMenu = MenuContentNode(
          Content._makeViewList(view: _GraphValue(view), inputs: inner).list, inner)
        return node
      })
  }
}

// MARK: Several

/// Several contents of bars one after the other.
public struct _TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
  private let parts: [Any]

  init(_ content: repeat each Content) {
    var parts: [Any] = []
    repeat parts.append(each content)
    self.parts = parts
  }

  static func makeList(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let parts = content.map { $0.parts }
    var lists: [ViewList] = []
    func add<Part: ToolbarContent>(_ type: Part.Type) {
      let part = ContentLists.part(lists.count, of: parts, type)
      lists.append(Part._makeContent(content: _GraphValue(part), inputs: inputs).list)
    }
    repeat add((each Content).self)
    return .group(lists)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Makes what the view stands for.
  @MainActor public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(
      list: ContentLists.optional(content.attribute) {
        Wrapped._makeContent(content: _GraphValue($0), inputs: inputs).list
      })
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Makes what the view stands for.
  @MainActor public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(
      list: ContentLists.conditional(content.attribute) {
        TrueContent._makeContent(content: _GraphValue($0), inputs: inputs).list
      } _: {
        FalseContent._makeContent(content: _GraphValue($0), inputs: inputs).list
      })
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of contents of bars.
  @MainActor public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

  /// Makes what the view stands for.
  @MainActor public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    Content._makeContent(content: _GraphValue(content.attribute.map { $0.content }), inputs: inputs)
  }
}

/// Builds the content of bars.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder>.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  /// Takes a content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several contents.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> _TupleToolbarContent<repeat each Content>
  {
    _TupleToolbarContent(repeat each content)
  }

  /// A content on a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first of two contents.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second of two contents.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A content that only some systems have.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

extension ToolbarContent {
  /// Shows or hides the glass behind the items, which they share with others.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:)>.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarBackground(content: self, isHidden: visibility == .hidden)
  }
}

extension CustomizableToolbarContent {
  /// Sets whether people can take the items away; they cannot on a phone.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  {
    self
  }

  /// Sets whether the items are shown before people customise the bar. As nobody can customise it here, they are shown;
  /// an app that asks for something else is warned.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:)>.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    if defaultVisibility == .hidden {
      UnsupportedMembers.wasSet(
        "CustomizableToolbarContent.defaultCustomization: the items are shown, as no bar can be customised")
    }
    return self
  }
}

/// Whether people can take items of a bar away.
public struct ToolbarCustomizationBehavior: Sendable {
  /// They can.
  public static let `default` = Self()
  /// They can move them only.
  public static let reorderable = Self()
  /// They cannot.
  public static let disabled = Self()
}

/// How items of a bar can be customised.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is always available.
  public static let alwaysAvailable = Self(rawValue: 1)
}

/// Items with or without glass behind them.
struct _ToolbarBackground<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let isHidden: Bool

  static func makeList(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let list = Content._makeContent(content: _GraphValue(content.map { $0.content }), inputs: inputs).list
    let isHidden = GraphNode.untracked { content.value.isHidden }
    return .modified(
      list,
      ItemWrapper { item, inputs in
        let node = item.make(inputs)
        (node as? ToolbarItemNode)?.hidesBackground = isHidden
        return node
      })
  }
}
