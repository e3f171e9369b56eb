/// Views for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/swiftui/foreach>.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether each element is its own id.
  var idsAreElements = false
  /// Whether only the first value of the data counts.
  var isConstant = false
}

extension ForEach {
  /// Creates content of any kind, for modules with builders of their own.
  package init(
    of data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  /// The content of each element, with the element's id.
  package var contents: [(id: ID, content: Content)] { data.map { (id($0), content($0)) } }
}

extension ForEach: View where Content: View {
  /// The view has no body.
  public typealias Body = Never
}

extension ForEach: MultipleView where Content: View {
  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    if Content._viewListCount() == 1 { return ForEachElements.makeList(view, inputs) }
    // How many views an element has is seen only when its view is evaluated.
    let rows = Rows(view, inputs)
    return .dynamic(Attribute { rows.list() })
  }

  /// The lists of the elements, by their ids.
  @MainActor
  private final class Rows {
    private let view: Attribute<ForEach>
    private let inputs: _ViewInputs
    private var rows: [ID: Row] = [:]
    private var constants = ConstantData<Data>()

    private struct Row {
      let element: Attribute<Element>
      let list: ViewList
    }

    /// An element with the closure that makes its view, so that a new closure makes it anew.
    private struct Element {
      let value: Data.Element
      let content: (Data.Element) -> Content
    }

    init(_ view: Attribute<ForEach>, _ inputs: _ViewInputs) {
      self.view = view
      self.inputs = inputs
    }

    func list() -> ViewList {
      let value = view.value
      let data = constants.data(of: value)
      var remaining = rows
      rows.removeAll(keepingCapacity: true)
      var lists: [ViewList] = []
      lists.reserveCapacity(data.count)
      for element in data {
        let id = value.id(element)
        if rows[id] != nil {
          GraphWarning.duplicateID("ForEach<\(Data.self), \(ID.self), \(Content.self)>", "\(id)").report()
          continue
        }
        let row = GraphNode.untracked {
          let new = Element(value: element, content: value.content)
          guard let known = remaining.removeValue(forKey: id) else { return makeRow(new, id) }
          known.element.set(new)
          return known
        }
        rows[id] = row
        lists.append(row.list)
      }
      return .group(lists)
    }

    private func makeRow(_ element: Element, _ id: ID) -> Row {
      let attribute = Attribute(element)
      let graph = inputs.graph
      let content = ElementContent<Content>(AnyHashable(id)) {
        let element = attribute.value
        // The closure may read what `@Observable` objects hold, as in `ForEach(model.items)`.
        return ObservedReads.track(graph) { element.content(element.value) }
      }
      let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
      return Row(element: attribute, list: .element(content, AnyHashable(id), list))
    }
  }
}

/// What a `ForEach` makes of an element.
private final class ElementContent<Content>: Attribute<Content> {
  private let id: AnyHashable

  init(_ id: AnyHashable, rule: @escaping @MainActor () -> Content) {
    self.id = id
    super.init(rule: rule)
  }

  override var elementID: AnyHashable? { id }
}

extension ForEach where Content: View {
  /// Creates views for elements that have ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Creates views for elements with a property that is their id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    idsAreElements = id == \Data.Element.self
  }

  /// Creates views for the bindings to elements that have ids.
  @MainActor
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the bindings to elements with a property that is their id.
  @MainActor
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { entry in
      let index = entry.0
      return content(
        Binding(
          get: {
            let current = data.wrappedValue
            // A row that is about to go may still be asked for the element that it showed.
            return current.indices.contains(index) ? current[index] : elements[index]
          },
          set: { value in
            guard data.wrappedValue.indices.contains(index) else { return }
            data.wrappedValue[index] = value
          }))
    }
    self.id = { $0.1 }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a range. Their ids, and so the tags of a picker's options, are their places in the
  /// range and not the numbers: of `ForEach(2..<100)`, the option that a selection of 2 stands for is the third, 4
  /// (<https://www.hackingwithswift.com/books/ios-swiftui/reading-text-from-the-user-with-textfield>).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    let start = data.lowerBound
    id = { $0 - start }
    isConstant = true
  }
}

/// What a `ForEach` over a range holds on to: such a range is read once.
///
/// Follows <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)>.
struct ConstantData<Data: RandomAccessCollection> {
  private var first: Data?

  /// The data that count; warns of others.
  @MainActor
  mutating func data<ID: Hashable, Content>(of value: ForEach<Data, ID, Content>) -> Data {
    guard value.isConstant else { return value.data }
    guard let first else {
      first = value.data
      return value.data
    }
    if first.count != value.data.count {
      GraphWarning.changedConstant(
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>", first.count, value.data.count
      ).report()
    }
    return first
  }
}
