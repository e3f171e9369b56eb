/// A screen of a tab view, or several.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabcontent>.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable
  /// The type of the content that `body` returns.
  associatedtype Body: TabContent
  /// The content that this one is made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Makes the list of the screens.
  static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
}

extension TabContent {
  /// Makes the list of the screens of the body.
  public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let body = BodyRule.attribute(of: content.attribute, inputs) { $0.body }
    return Body._makeTabs(content: _GraphValue(body), inputs: inputs)
  }
}

extension TabContent where Body == Never {
  /// Content of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

extension Never: TabContent {
  /// The type of the selection.
  public typealias TabValue = Never
}

/// Content of this module, which makes its list itself.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
  static func makeTabs(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList
}

extension PrimitiveTabContent {
  /// Makes what the view stands for.
  public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: makeTabs(content.attribute, inputs))
  }
}

/// The screens of a tab view as its views.
public struct _TabContentView<Content: TabContent>: View {
  let content: Content

  /// Makes what the view stands for.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = _makeViewList(view: view, inputs: inputs).list
    return _ViewOutputs(node: LayoutNode(implicit: .vertical, list: list, inputs))
  }

  /// Makes what the view stands for.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    Content._makeTabs(content: _GraphValue(view.attribute.map { $0.content }), inputs: inputs)
  }

  /// The view has no body.
  public typealias Body = Never
}

/// Builds the screens of a tab view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabcontentbuilder>.
@resultBuilder @MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a screen as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// One content.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Several contents.
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content)
    -> _TupleTabContent<TabValue, repeat each Content>
  {
    _TupleTabContent(repeat each content)
  }

  /// A content on a condition.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first of two contents.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second of two contents.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A content that only some systems have.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
}

/// Several screens of a tab view one after the other.
public struct _TupleTabContent<TabValue: Hashable, each Content: TabContent>: PrimitiveTabContent {
  private let parts: [Any]

  init(_ content: repeat each Content) {
    var parts: [Any] = []
    repeat parts.append(each content)
    self.parts = parts
  }

  static func makeTabs(_ content: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let parts = content.map { $0.parts }
    var lists: [ViewList] = []
    func add<Part: TabContent>(_ type: Part.Type) {
      let part = ContentLists.part(lists.count, of: parts, type)
      lists.append(Part._makeTabs(content: _GraphValue(part), inputs: inputs).list)
    }
    repeat add((each Content).self)
    return .group(lists)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the selection.
  public typealias TabValue = Wrapped.TabValue

  /// Makes what the view stands for.
  @MainActor public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    _ViewListOutputs(
      list: ContentLists.optional(content.attribute) {
        Wrapped._makeTabs(content: _GraphValue($0), inputs: inputs).list
      })
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the selection.
  public typealias TabValue = TrueContent.TabValue

  /// Makes what the view stands for.
  @MainActor public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    _ViewListOutputs(
      list: ContentLists.conditional(content.attribute) {
        TrueContent._makeTabs(content: _GraphValue($0), inputs: inputs).list
      } _: {
        FalseContent._makeTabs(content: _GraphValue($0), inputs: inputs).list
      })
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// Creates a group of screens of a tab view.
  @MainActor public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self.content = content()
  }

  /// Makes what the view stands for.
  @MainActor public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    Content._makeTabs(content: _GraphValue(content.attribute.map { $0.content }), inputs: inputs)
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The view has no body.
  public typealias Body = Never
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// Makes what the view stands for.
  @MainActor public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
  {
    let views = content.attribute.map { each in
      ForEach<Data, ID, _TabContentView<Content>>(
        data: each.data, content: { _TabContentView(content: each.content($0)) }, id: each.id)
    }
    return ForEach<Data, ID, _TabContentView<Content>>._makeViewList(view: _GraphValue(views), inputs: inputs)
  }

  // The selection's type is a parameter of its own: the compiler does not infer `Content` through a builder that depends on
  // it.

  /// Creates screens for elements that have ids.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates screens for elements with a property that is their id.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates screens for the numbers of a range.
  public init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// A part of the screens of a tab view, with a header where the tabs are in a sidebar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabsection>.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: PrimitiveTabContent
where Content.TabValue == SelectionValue {
  /// The type of the selection.
  public typealias TabValue = SelectionValue
  private let header: Header
  private let content: Content

  /// Creates a section with a view as its header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(content: content, header: { EmptyView() })
  }

  /// Creates a section with a localised text as its header.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(content: content, header: { Text(title) })
  }

  static func makeTabs(_ content: Attribute<TabSection>, _ inputs: _ViewInputs) -> ViewList {
    let group = TabGroup(header: Header.self == EmptyView.self ? nil : content.map { AnyView($0.header) })
    let modifier = Attribute(TraitModifier<TabGroupTrait>(value: group))
    return TraitModifier<TabGroupTrait>._makeViewList(modifier: _GraphValue(modifier), inputs: inputs) {
      Content._makeTabs(content: _GraphValue(content.map { $0.content }), inputs: $0)
    }.list
  }
}
