/// A change that can be made to any view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewmodifier>.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of a modified view.
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  /// Makes the list of modified views.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs

  /// How many views the modified view stands for in a container, where the types say so.
  static func _viewListCount(content: Int?) -> Int?
}

extension ViewModifier {
  /// How many views the modifier's body stands for.
  public static func _viewListCount(content: Int?) -> Int? {
    ModifiedCounts.with(content, for: Self.self) { Body._viewListCount() }
  }

  /// Makes the node of what the modifier's body returns.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = ModifierContent(
      makeNode: { body($0).node },
      makeList: { _ in .item(ViewListItem { body($0).node }) })
    let attribute = BodyRule.attribute(of: modifier.attribute, content: content, inputs)
    return Body._makeView(view: _GraphValue(attribute), inputs: inputs)
  }

  /// Makes the list of what the modifier's body returns.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let content = ModifierContent(
      makeNode: { inputs in
        LayoutNode(implicit: inputs.implicitLayout, list: body(inputs).list, inputs)
      },
      makeList: { body($0).list })
    let attribute = BodyRule.attribute(of: modifier.attribute, content: content, inputs)
    return Body._makeViewList(view: _GraphValue(attribute), inputs: inputs)
  }

  /// This modifier and then another one.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A modifier of this module has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("body() should not be called on \(Self.self)")
  }
}

/// A modifier of this module, which makes a node around that of the modified view.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode
}

extension PrimitiveModifier {
  public static func _viewListCount(content: Int?) -> Int? { content }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: makeNode(modifier.attribute, inputs) { body($0).node })
  }

  /// Each view of a list is modified by itself.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let attribute = modifier.attribute
    let wrapper = ItemWrapper { item, inputs in makeNode(attribute, inputs) { item.make($0) } }
    return _ViewListOutputs(list: .modified(body(inputs).list, wrapper))
  }
}

/// A modifier that only changes what the modified views are made from.
@MainActor
protocol InputsModifier: ViewModifier where Body == Never {
  static func change(_ inputs: _ViewInputs, _ modifier: Attribute<Self>) -> _ViewInputs
}

extension InputsModifier {
  public static func _viewListCount(content: Int?) -> Int? { content }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(change(inputs, modifier.attribute))
  }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let attribute = modifier.attribute
    let wrapper = ItemWrapper { item, inputs in item.make(change(inputs, attribute)) }
    return _ViewListOutputs(list: .modified(body(change(inputs, attribute)).list, wrapper))
  }
}

/// How many views those stand for that modifiers are applied to whose bodies are being counted.
@MainActor
enum ModifiedCounts {
  private static var counts: [ObjectIdentifier: Int?] = [:]

  static func with(_ count: Int?, for modifier: Any.Type, _ body: () -> Int?) -> Int? {
    let id = ObjectIdentifier(modifier)
    let outer = counts.updateValue(count, forKey: id)
    defer { counts[id] = outer }
    return body()
  }

  static func of(_ modifier: Any.Type) -> Int? { counts[ObjectIdentifier(modifier)] ?? nil }
}

/// How the view that a modifier is applied to is made.
@MainActor
final class ModifierContent {
  let makeNode: @MainActor (_ViewInputs) -> ViewNode
  let makeList: @MainActor (_ViewInputs) -> ViewList

  init(
    makeNode: @escaping @MainActor (_ViewInputs) -> ViewNode,
    makeList: @escaping @MainActor (_ViewInputs) -> ViewList
  ) {
    self.makeNode = makeNode
    self.makeList = makeList
  }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  private let content: ModifierContent

  init(_ content: ModifierContent) { self.content = content }

  @MainActor public static func _viewListCount() -> Int? { ModifiedCounts.of(Modifier.self) }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: view.attribute.value.content.makeNode(inputs))
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(list: view.attribute.value.content.makeList(inputs))
  }

  public typealias Body = Never
}

/// A view or modifier with a modifier applied to it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/modifiedcontent>.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view or modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _viewListCount() -> Int? {
    Modifier._viewListCount(content: Content._viewListCount())
  }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.attribute.map { $0.content }
    return Modifier._makeView(modifier: _GraphValue(view.attribute.map { $0.modifier }), inputs: inputs) {
      Content._makeView(view: _GraphValue(content), inputs: $0)
    }
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let content = view.attribute.map { $0.content }
    return Modifier._makeViewList(modifier: _GraphValue(view.attribute.map { $0.modifier }), inputs: inputs) {
      Content._makeViewList(view: _GraphValue(content), inputs: $0)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _viewListCount(content: Int?) -> Int? {
    Modifier._viewListCount(content: Content._viewListCount(content: content))
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = modifier.attribute.map { $0.content }
    return Modifier._makeView(modifier: _GraphValue(modifier.attribute.map { $0.modifier }), inputs: inputs) {
      Content._makeView(modifier: _GraphValue(inner), inputs: $0, body: body)
    }
  }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let inner = modifier.attribute.map { $0.content }
    return Modifier._makeViewList(
      modifier: _GraphValue(modifier.attribute.map { $0.modifier }), inputs: inputs
    ) {
      Content._makeViewList(modifier: _GraphValue(inner), inputs: $0, body: body)
    }
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/modifier(_:)>.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: InputsModifier {
  /// The modifier.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// Creates the modifier.
  nonisolated public init() {}

  static func change(_ inputs: _ViewInputs, _ modifier: Attribute<EmptyModifier>) -> _ViewInputs { inputs }
}
