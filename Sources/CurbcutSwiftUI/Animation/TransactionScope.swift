import Foundation

/// What a view changes of the transactions for the views in it.
@MainActor
final class TransactionScope {
  private let outer: TransactionScope?
  private let change: @MainActor (inout Transaction) -> Void

  init(in outer: TransactionScope?, _ change: @escaping @MainActor (inout Transaction) -> Void) {
    self.outer = outer
    self.change = change
  }

  func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}

extension ViewGraph {
  /// The transaction that is being applied, as the views of a scope see it.
  func transaction(in scope: TransactionScope?) -> Transaction {
    guard let scope else { return transaction }
    var transaction = transaction
    GraphNode.untracked { scope.apply(to: &transaction) }
    return transaction
  }
}

/// Whether a value has changed with the update that is going on.
@MainActor
final class ChangeWatch<Value: Equatable> {
  private let value: @MainActor () -> Value
  private unowned let graph: ViewGraph
  private var last: Value
  private var round = 0
  private var isChanged = false

  init(_ graph: ViewGraph, _ value: @escaping @MainActor () -> Value) {
    self.graph = graph
    self.value = value
    last = GraphNode.untracked { value() }
  }

  /// Whether the value is another one than before the update. What is read of the graph meanwhile are the reader's
  /// sources.
  var hasChanged: Bool {
    if round != graph.round {
      round = graph.round
      isChanged = false
    }
    let new = value()
    if new != last {
      last = new
      isChanged = true
    }
    return isChanged
  }
}

/// Changes the transactions of the updates in which a value has changed, or of all.
struct TransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// The value on whose changes it depends; nil for every update.
  var value: Value?
  var change: (inout Transaction) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let (inner, watch) = scoped(modifier, inputs)
    let node = body(inner)
    // A change is noticed in its own update, also when no view asks.
    node.observe { _ = watch.hasChanged }
    return node
  }

  private static func scoped(_ modifier: Attribute<Self>, _ inputs: _ViewInputs) -> (
    _ViewInputs, ChangeWatch<Value?>
  ) {
    let watch = ChangeWatch(inputs.graph) { modifier.value.value }
    var inner = inputs
    inner.transactions = TransactionScope(in: inputs.transactions) { transaction in
      let now = modifier.value
      guard now.value == nil || watch.hasChanged else { return }
      now.change(&transaction)
    }
    return (inner, watch)
  }
}

/// Changes the transactions for the modifiers of a closure, and not for the view that they are applied to.
nonisolated struct TransactionBody<Base: View, Content: View>: MultipleView {
  let base: Base
  let change: (inout Transaction) -> Void
  let content: (PlaceholderContentView<Base>) -> Content

  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let outer = inputs.transactions
    let base = view.map { $0.base }
    let placeholder = PlaceholderContentView<Base>(
      ModifierContent(
        makeNode: { inner in
          var restored = inner
          restored.transactions = outer
          return Base._makeView(view: _GraphValue(base), inputs: restored).node
        },
        makeList: { inner in
          var restored = inner
          restored.transactions = outer
          return .modified(
            Base._makeViewList(view: _GraphValue(base), inputs: restored).list,
            ItemWrapper { item, inputs in
              var restored = inputs
              restored.transactions = outer
              return item.make(restored)
            })
        }))
    let graph = inputs.graph
    let content = view.map { view in ObservedReads.track(graph) { view.content(placeholder) } }
    let scope = TransactionScope(in: outer) { view.value.change(&$0) }
    var inner = inputs
    inner.transactions = scope
    return .modified(
      Content._makeViewList(view: _GraphValue(content), inputs: inner).list,
      ItemWrapper { item, inputs in
        var scoped = inputs
        scoped.transactions = scope
        return item.make(scoped)
      })
  }
}

/// The view that modifiers of a closure are applied to.
///
/// Follows <https://developer.apple.com/documentation/swiftui/placeholdercontentview>.
nonisolated public struct PlaceholderContentView<Value>: View {
  private enum Storage {
    /// The words of an element.
    case words
    case content(ModifierContent)
    case view(any View)
  }

  private let storage: Storage

  init() { storage = .words }

  init(_ content: ModifierContent) { storage = .content(content) }

  init(_ view: any View) { storage = .view(view) }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    switch view.attribute.value.storage {
    case .words: _ViewOutputs(node: PlaceholderNode(inputs))
    case .content(let content): _ViewOutputs(node: content.makeNode(inputs))
    case .view(let first): makeView(first, view.attribute, inputs)
    }
  }

  @MainActor private static func makeView<V: View>(
    _ first: V, _ attribute: Attribute<Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    V._makeView(view: _GraphValue(latest(first, attribute)), inputs: inputs)
  }

  @MainActor private static func makeList<V: View>(
    _ first: V, _ attribute: Attribute<Self>, _ inputs: _ViewInputs
  ) -> _ViewListOutputs {
    V._makeViewList(view: _GraphValue(latest(first, attribute)), inputs: inputs)
  }

  @MainActor private static func latest<V: View>(_ first: V, _ attribute: Attribute<Self>) -> Attribute<V> {
    Latest<V> {
      guard case .view(let view) = attribute.value.storage else { return first }
      return view as? V ?? first
    }.attribute
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    switch view.attribute.value.storage {
    case .words: _ViewListOutputs(list: .item(ViewListItem { PlaceholderNode($0) }))
    case .content(let content): _ViewListOutputs(list: content.makeList(inputs))
    case .view(let first): makeList(first, view.attribute, inputs)
    }
  }

  public typealias Body = Never
}
