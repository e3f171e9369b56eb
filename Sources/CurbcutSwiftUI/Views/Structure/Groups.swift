/// No view at all.
///
/// Follows <https://developer.apple.com/documentation/swiftui/emptyview>.
nonisolated public struct EmptyView: MultipleView, Sendable {
  /// Creates the view.
  public init() {}

  @MainActor public static func _viewListCount() -> Int? { 0 }

  @MainActor static func makeList(_ view: Attribute<EmptyView>, _ inputs: _ViewInputs) -> ViewList {
    .group([])
  }
}

/// Several views one after the other.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tupleview>.
nonisolated public struct TupleView<T>: MultipleView {
  /// The views, as a tuple.
  public var value: T

  /// Creates the view.
  public init(_ value: T) { self.value = value }

  /// The sum of those of the elements.
  @MainActor public static func _viewListCount() -> Int? {
    TupleElements.of(T.self).reduce(0) { sum, element in
      sum.flatMap { sum in element.type._viewListCount().map { sum + $0 } }
    }
  }

  @MainActor static func makeList(_ view: Attribute<TupleView<T>>, _ inputs: _ViewInputs) -> ViewList {
    .group(TupleElements.of(T.self).map { $0.makeList(view, inputs) })
  }
}

/// The views in a tuple, found out once for each type of tuple.
@MainActor
enum TupleElements {
  struct Element {
    let offset: Int
    let type: any View.Type

    @MainActor
    func makeList<T>(_ tuple: Attribute<TupleView<T>>, _ inputs: _ViewInputs) -> ViewList {
      type.makeList(at: offset, of: tuple, inputs)
    }
  }

  private static var known: [ObjectIdentifier: [Element]] = [:]

  static func of(_ type: Any.Type) -> [Element] {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var elements: [Element] = []
    if let view = type as? any View.Type {
      // A tuple of one view is the view.
      elements = [Element(offset: 0, type: view)]
    } else {
      FieldWalk.forEachField(of: type) { offset, fieldType in
        if let view = fieldType as? any View.Type { elements.append(Element(offset: offset, type: view)) }
      }
    }
    known[id] = elements
    return elements
  }
}

extension View {
  /// The list of the view of this type at an offset in a tuple.
  fileprivate static func makeList<T>(
    at offset: Int, of tuple: Attribute<TupleView<T>>, _ inputs: _ViewInputs
  ) -> ViewList {
    let attribute = Attribute<Self> {
      var value = tuple.value.value
      return withUnsafePointer(to: &value) { tuple in
        (UnsafeRawPointer(tuple) + offset).assumingMemoryBound(to: Self.self).pointee
      }
    }
    return _makeViewList(view: _GraphValue(attribute), inputs: inputs).list
  }
}

/// Several views to which modifiers are applied one by one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/group>.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group {
  /// Creates a group of content of any kind, for modules with builders of their own.
  package init(of content: Content) { self.content = content }

  /// What is in the group.
  package var contentOfGroup: Content { content }
}

extension Group: View where Content: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// How many views the content stands for.
  @MainActor public static func _viewListCount() -> Int? { Content._viewListCount() }

  /// Makes what the view stands for.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: _GraphValue(view.attribute.map { $0.content }), inputs: inputs)
  }

  /// Makes what the view stands for.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    Content._makeViewList(view: _GraphValue(view.attribute.map { $0.content }), inputs: inputs)
  }
}

/// One of two views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/_conditionalcontent>.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The view has no body.
  public typealias Body = Never
}

extension _ConditionalContent: MultipleView where TrueContent: View, FalseContent: View {
  /// Known where both are the same.
  @MainActor public static func _viewListCount() -> Int? {
    guard let count = TrueContent._viewListCount(), count == FalseContent._viewListCount() else { return nil }
    return count
  }

  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let branch = Branch<Bool>()
    return .dynamic(
      Attribute {
        switch view.value.storage {
        case .trueContent:
          branch.list(for: true) {
            let content = Latest<TrueContent> {
              if case .trueContent(let content) = view.value.storage { content } else { nil }
            }
            return TrueContent._makeViewList(view: _GraphValue(content.attribute), inputs: inputs).list
          }
        case .falseContent:
          branch.list(for: false) {
            let content = Latest<FalseContent> {
              if case .falseContent(let content) = view.value.storage { content } else { nil }
            }
            return FalseContent._makeViewList(view: _GraphValue(content.attribute), inputs: inputs).list
          }
        }
      })
  }
}

extension Optional: View where Wrapped: View {
  /// The view has no body.
  public typealias Body = Never
}

extension Optional: MultipleView where Wrapped: View {
  @MainActor static func makeList(_ view: Attribute<Wrapped?>, _ inputs: _ViewInputs) -> ViewList {
    let branch = Branch<Bool>()
    return .dynamic(
      Attribute {
        branch.list(for: view.value != nil) {
          guard view.value != nil else { return .group([]) }
          let content = Latest<Wrapped> { view.value }
          return Wrapped._makeViewList(view: _GraphValue(content.attribute), inputs: inputs).list
        }
      })
  }
}

/// Which of several contents a view has. Another one is another identity, also one that was there before.
@MainActor
final class Branch<Key: Equatable> {
  private var key: Key?
  private var list: ViewList?

  func list(for key: Key, _ make: () -> ViewList) -> ViewList {
    if let list, key == self.key { return list }
    // What the new content reads while it is made concerns its own nodes, not the choice.
    let made = GraphNode.untracked(make)
    self.key = key
    list = made
    return made
  }
}

/// A value that may go away before those who depend on it do; they keep the last one.
@MainActor
final class Latest<Value> {
  let attribute: Attribute<Value>

  init(_ rule: @escaping @MainActor () -> Value?) {
    let memory = Memory()
    attribute = Attribute {
      if let value = rule() { memory.value = value }
      guard let value = memory.value else { preconditionFailure("made only when there is a value") }
      return value
    }
  }

  private final class Memory { var value: Value? }
}

/// A view of any type. Another type is another identity.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anyview>.
nonisolated public struct AnyView: MultipleView {
  private let view: any View

  /// Creates a view without its type.
  public init<V: View>(_ view: V) { self.view = view }

  /// Creates a view without its type.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor static func makeList(_ view: Attribute<AnyView>, _ inputs: _ViewInputs) -> ViewList {
    let branch = Branch<ObjectIdentifier>()
    return .dynamic(
      Attribute {
        let value = view.value.view
        return branch.list(for: ObjectIdentifier(type(of: value))) { makeList(of: value, view, inputs) }
      })
  }

  @MainActor private static func makeList<V: View>(
    of value: V, _ view: Attribute<AnyView>, _ inputs: _ViewInputs
  ) -> ViewList {
    let content = Latest<V> { view.value.view as? V }
    return V._makeViewList(view: _GraphValue(content.attribute), inputs: inputs).list
  }
}

extension AnyView: SelfComparing {
  @MainActor func isSame(as other: AnyView) -> Bool {
    func isSame<V: View>(_ first: V) -> Bool {
      guard let second = other.view as? V else { return false }
      return areEqual(first, second)
    }
    return type(of: view) == type(of: other.view) && isSame(view)
  }
}

/// A view with an identity of the app's own.
nonisolated struct IDView<Content: View, ID: Hashable>: MultipleView {
  let content: Content
  let id: ID

  @MainActor static func makeList(_ view: Attribute<IDView>, _ inputs: _ViewInputs) -> ViewList {
    let branch = Branch<ID>()
    let wrapper = ItemWrapper(id: { AnyHashable(view.value.id) }) { item, inputs in
      IDNode(GraphNode.untracked { AnyHashable(view.value.id) }, inputs, item.make(inputs))
    }
    return .dynamic(
      Attribute {
        branch.list(for: view.value.id) {
          let content = view.map { $0.content }
          return .modified(Content._makeViewList(view: _GraphValue(content), inputs: inputs).list, wrapper)
        }
      })
  }
}

/// The node of a view with an identity of the app's own, by which it can be scrolled to.
@MainActor
final class IDNode: WrapperNode {
  let id: AnyHashable

  init(_ id: AnyHashable, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.id = id
    super.init(inputs, content)
  }

  override func remembersAlignment(_ key: AlignmentKey) -> Bool { content.remembersAlignment(key) }
}

extension ViewNode {
  /// The ids that the view has: those that lists gave it, the outermost first, or the one of `id(_:)`.
  final var ids: [AnyHashable] { (self as? IDNode).map { idsFromLists + [$0.id] } ?? idsFromLists }
}

extension View {
  /// Gives the view an identity: with another id, it is another view, whose state begins anew.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/id(_:)>.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
