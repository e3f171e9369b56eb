import CurbcutUIKit
import Foundation

/// What can be done with the rows of a `ForEach`.
@MainActor
struct DynamicRowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// The place of the row among those of its `ForEach`, and their number.
  var place: () -> Int?

  fileprivate func over(_ other: DynamicRowActions?) -> DynamicRowActions {
    DynamicRowActions(delete: delete ?? other?.delete, move: move ?? other?.move, place: place)
  }
}

enum DynamicRowActionsTrait: ViewTraitKey {
  typealias Value = DynamicRowActions
}

/// Buttons that a swipe over a row reveals.
struct SwipeActions {
  var view: AnyView
  var allowsFullSwipe: Bool
}

enum LeadingSwipeTrait: ViewTraitKey {
  typealias Value = SwipeActions
}
enum TrailingSwipeTrait: ViewTraitKey {
  typealias Value = SwipeActions
}

/// A view that makes views from a collection of data.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent>.
public protocol DynamicViewContent<Data>: View {
  /// The collection of the data, of which each element makes a view.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views from data with what can be done with them.
struct DynamicRows<Base: DynamicViewContent>: MultipleView, DynamicViewContent {
  var base: Base
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?

  var data: Base.Data { base.data }

  static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let list = Base._makeViewList(view: _GraphValue(view.map { $0.base }), inputs: inputs).list
    let wrapper = ItemWrapper { item, inputs in Node(view, list, item, inputs) }
    return .modified(list, wrapper)
  }

  private final class Node: WrapperNode {
    private var actions: DynamicRowActions

    init(_ view: Attribute<DynamicRows>, _ list: ViewList, _ item: ViewListItem, _ inputs: _ViewInputs) {
      let place: () -> Int? = { [weak item] in
        GraphNode.untracked { item.flatMap { list.lazyEntries.index(of: $0) } }
      }
      actions = DynamicRowActions(place: place)
      let row: ViewNode =
        if view.value.insert == nil {
          item.make(inputs)
        } else {
          DropModifier.makeNode(view.map { $0.dropModifier(place) }, inputs) { item.make($0) }
        }
      super.init(inputs, row)
      observe { [unowned self] in
        let value = view.value
        actions.delete = value.delete
        actions.move = value.move
        accessibilityDidChange()
        parent?.invalidateLayout()
      }
    }

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
      guard key == DynamicRowActionsTrait.self else { return content.trait(key) }
      return actions.over(content.trait(DynamicRowActionsTrait.self)) as? Key.Value
    }
  }
}

/// What happens when things are dropped between rows.
struct RowInsertion {
  var types: [UTType]
  var perform: (Int, [NSItemProvider]) -> Void
}

extension DynamicRows {
  /// Things that are dropped on a row come before it.
  fileprivate func dropModifier(_ place: @escaping () -> Int?) -> DropModifier {
    let insert = insert
    return DropModifier(
      accepts: { provider in
        insert?.types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } == true
      },
      delegate: RowDropDelegate { info in
        guard let insert, let row = place() else { return false }
        insert.perform(row, info.providers)
        return true
      })
  }
}

private struct RowDropDelegate: DropDelegate {
  let perform: @MainActor (DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool { perform(info) }
}

extension DynamicViewContent {
  /// Lets people drop things between the views in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:)>.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    DynamicRows(base: self, insert: RowInsertion(types: supportedContentTypes, perform: action))
  }

  /// Lets people drop things between the views in a list, by the identifiers of their types.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:)-5bfr8>.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Lets people drop values of a type between the views in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/dropdestination(for:action:)>.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  )
    -> some DynamicViewContent<Data>
  {
    onInsert(of: T.transferRepresentation._allWays(of: T.self).filter { $0.read != nil }.map(\.type)) {
      row, providers in
      LoadedItems<T>.load(providers) { items in
        if !items.isEmpty { action(items, row) }
      }
    }
  }

  /// Lets people delete the views' elements in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)>.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    DynamicRows(base: self, delete: action)
  }

  /// Lets people move the views' elements in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)>.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    DynamicRows(base: self, move: action)
  }
}

extension View {
  /// Adds buttons that a swipe over the view's row reveals, and that technologies offer as actions.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)>.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(view: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(ConditionalTrait<LeadingSwipeTrait>(value: edge == .leading ? actions : nil))
      .modifier(ConditionalTrait<TrailingSwipeTrait>(value: edge == .trailing ? actions : nil))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets to before the element at another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var kept: [Element] = []
    var moved: [Element] = []
    var place = 0
    for (offset, element) in enumerated() {
      if offset == destination { place = kept.count }
      if source.contains(offset) { moved.append(element) } else { kept.append(element) }
    }
    if destination >= count { place = kept.count }
    kept.insert(contentsOf: moved, at: place)
    for (index, element) in zip(indices, kept) { self[index] = element }
  }
}
