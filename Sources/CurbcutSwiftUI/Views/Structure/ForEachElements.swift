/// The elements of a `ForEach` each of which has one view, as its type says. What belongs to an element is made when
/// its view is asked for, and stays for as long as the element is in the collection.
@MainActor
final class ForEachElements<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private typealias Source = ForEach<Data, ID, Content>

  private let view: Attribute<ForEach<Data, ID, Content>>
  private let inputs: _ViewInputs
  private weak var list: Attribute<ViewList>?
  private var state: State?
  private var constants = ConstantData<Data>()
  private var round = 0
  /// What was made, by its place in the collection.
  private var slots: [Int: Slot] = [:]

  /// The collection, and where its elements are.
  @MainActor
  private struct State {
    let source: Source
    let maker: Maker
    let places: Places
    let round: Int

    func element(at place: Int) -> Data.Element {
      let data = source.data
      let offset = places.offsets?[place] ?? place
      return data[data.index(data.startIndex, offsetBy: offset)]
    }
  }

  /// Makes the views of elements: the same object as long as it is the same closure.
  @MainActor
  private final class Maker {
    let content: (Data.Element) -> Content
    private unowned let graph: ViewGraph

    init(_ content: @escaping (Data.Element) -> Content, _ graph: ViewGraph) {
      self.content = content
      self.graph = graph
    }

    func view(of element: Data.Element) -> Content {
      // The closure may read what `@Observable` objects hold, as in `ForEach(model.items)`.
      ObservedReads.track(graph) { content(element) }
    }
  }

  /// The view of an element, and the element with what it is made from.
  private final class Row: Attribute<Content> {
    let id: ID
    private var element: Data.Element
    private var maker: Maker
    /// What tells which elements there are.
    private weak var list: GraphNode?
    /// Whether the element has left the collection. Its view may still be on its way out; the closure, which may look for the
    /// element by its index, is not called any more.
    var isGone = false

    init(_ id: ID, _ element: Data.Element, _ maker: Maker, _ list: GraphNode?) {
      self.id = id
      self.element = element
      self.maker = maker
      self.list = list
      super.init()
    }

    override var elementID: AnyHashable? { AnyHashable(id) }

    func take(_ new: Data.Element, _ newMaker: Maker) {
      guard maker !== newMaker || !areEqual(element, new) else { return }
      element = new
      maker = newMaker
      invalidate()
    }

    override func recompute() -> Bool {
      // What the closure reads may have changed together with the collection, which comes first.
      if let list { GraphNode.untracked { list.refreshIfPossible() } }
      return isGone ? false : store(maker.view(of: element))
    }
  }

  /// What there is of an element whose view was asked for.
  @MainActor
  private struct Slot {
    let row: Row
    private(set) var item: ViewListItem
    /// Where the view may become another one.
    private let choice: Choice?

    init(row: Row, item: ViewListItem, choice: Choice? = nil) {
      self.row = row
      self.item = item
      self.choice = choice
    }

    /// Takes the view that there is now.
    mutating func follow() { if let choice { item = choice.item } }
  }

  /// What a view stands for that may become another one.
  @MainActor
  private final class Choice {
    private let list: ViewList
    private var whole: ViewListItem?

    init(_ list: ViewList) { self.list = list }

    var item: ViewListItem {
      let items = list.items
      if items.count == 1 { return items[0] }
      // What the type says is one view is shown as one.
      let list = list
      let item = whole ?? ViewListItem { LayoutNode(implicit: $0.implicitLayout, list: list, $0) }
      whole = item
      return item
    }
  }

  private init(_ view: Attribute<ForEach<Data, ID, Content>>, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
  }

  static func makeList(_ view: Attribute<ForEach<Data, ID, Content>>, _ inputs: _ViewInputs) -> ViewList {
    let elements = ForEachElements(view, inputs)
    let list = Attribute<ViewList> { elements.update() }
    elements.list = list
    return .dynamic(list)
  }

  /// Brings the views that were made up to date with the collection; no other is made.
  private func update() -> ViewList {
    var source = view.value
    source.data = constants.data(of: source)
    round += 1
    let maker =
      state.map(\.maker).flatMap { areEqual($0.content, source.content) ? $0 : nil }
      ?? Maker(source.content, inputs.graph)
    let new = State(source: source, maker: maker, places: Places(source), round: round)
    var kept: [Int: Slot] = [:]
    // In their order, so that what changes is evaluated in it.
    for (_, slot) in slots.sorted(by: { $0.key < $1.key }) {
      guard let place = new.places.place(of: slot.row.id) else {
        slot.item.setPlace(-1, in: self)
        slot.row.isGone = true
        continue
      }
      kept[place] = slot
      GraphNode.untracked { slot.row.take(new.element(at: place), maker) }
    }
    state = new
    for place in kept.keys.sorted() {
      kept[place]?.follow()
      kept[place]?.item.setPlace(place, in: self)
    }
    slots = kept
    return .rows(Snapshot(self, new))
  }

  private func item(at place: Int, _ asked: State) -> ViewListItem {
    if asked.round == round, let known = slots[place] { return known.item }
    let element = GraphNode.untracked { asked.element(at: place) }
    let id = asked.source.id(element)
    // A state that has passed is asked only until who has it is told of the present one.
    guard let now = asked.round == round ? place : state?.places.place(of: id) else {
      return makeSlot(element, id, at: -1, asked.maker).item
    }
    if let known = slots[now] { return known.item }
    let slot = makeSlot(element, id, at: now, asked.maker)
    slots[now] = slot
    return slot.item
  }

  private func makeSlot(_ element: Data.Element, _ id: ID, at place: Int, _ maker: Maker) -> Slot {
    let (row, own) = GraphNode.untracked {
      let row = Row(id, element, maker, self.list)
      let list = Content._makeViewList(view: _GraphValue(row), inputs: inputs).list
      return (row, ViewList.element(row, AnyHashable(id), list))
    }
    let slot: Slot
    if case .item(let item) = own {
      slot = Slot(row: row, item: item)
    } else {
      let choice = Choice(own)
      let item = list.map { $0.readingMore { choice.item } } ?? choice.item
      slot = Slot(row: row, item: item, choice: own.isFixed ? nil : choice)
    }
    slot.item.setPlace(place, in: self)
    return slot
  }

  /// Where the elements are, by their ids.
  @MainActor
  private struct Places {
    let count: Int
    private var known: [ID: Int] = [:]
    /// Where the elements are in the collection, if some are left out because their id was there before.
    private(set) var offsets: [Int]?
    /// The id of a range's first number; the others follow.
    private var start: Int?

    init(_ source: Source) {
      if source.idsAreElements || source.isConstant, let range = source.data as? Range<Int> {
        start = source.isConstant ? 0 : range.lowerBound
        count = range.count
        return
      }
      let total = source.data.count
      known.reserveCapacity(total)
      var place = 0
      for (offset, element) in source.data.enumerated() {
        let id = source.id(element)
        if let first = known.updateValue(place, forKey: id) {
          known[id] = first
          GraphWarning.duplicateID("ForEach<\(Data.self), \(ID.self), \(Content.self)>", "\(id)").report()
          if offsets == nil { offsets = Array(0..<offset) }
          continue
        }
        offsets?.append(offset)
        place += 1
      }
      count = place
    }

    func place(of id: ID) -> Int? {
      guard let start else { return known[id] }
      guard let place = (id as? Int).map({ $0 - start }), place >= 0, place < count else { return nil }
      return place
    }
  }

  private final class Snapshot: ViewListRows {
    private let elements: ForEachElements
    private let state: State

    init(_ elements: ForEachElements, _ state: State) {
      self.elements = elements
      self.state = state
      super.init(count: state.places.count, source: elements)
    }

    override func item(at place: Int) -> ViewListItem { elements.item(at: place, state) }

    override func knownItem(at place: Int) -> ViewListItem? {
      guard state.round != elements.round else { return elements.slots[place]?.item }
      let id = state.source.id(GraphNode.untracked { state.element(at: place) })
      return elements.state?.places.place(of: id).flatMap { elements.slots[$0]?.item }
    }

    override func place(of id: AnyHashable) -> Int? { (id as? ID).flatMap { state.places.place(of: $0) } }
  }
}
