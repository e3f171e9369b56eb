/// The views of a collection's elements, one for each, at one state of the collection. A view is made when it is asked
/// for.
@MainActor
class ViewListRows {
  /// How many views there are.
  final let count: Int
  /// What makes the views, which is the same from one state of the collection to the next.
  final let source: AnyObject

  init(count: Int, source: AnyObject) {
    self.count = count
    self.source = source
  }

  /// The view at a place.
  func item(at place: Int) -> ViewListItem { preconditionFailure("for subclasses") }

  /// The view at a place, if it has been made.
  func knownItem(at place: Int) -> ViewListItem? { nil }

  /// The place of the view of an element.
  func place(of id: AnyHashable) -> Int? { nil }
}

/// The views of a list with their places among sections, by number. Those of collections are made when they are asked
/// for.
@MainActor
final class ViewListEntries {
  enum Content {
    case one(ViewListItem)
    /// With the modifiers around each of the views, from the innermost.
    case rows(ViewListRows, [ItemWrapper])
  }

  /// Entries that follow each other.
  struct Run {
    var start: Int
    let content: Content
    let part: ViewListEntry.Part
    let section: ViewListSection?

    @MainActor var count: Int {
      if case .rows(let rows, _) = content { rows.count } else { 1 }
    }

    /// Sets what the modifiers around the views set for their container.
    @MainActor func setValues(_ values: inout ContainerValues) {
      switch content {
      case .one(let item): item.setContainerValues(&values)
      case .rows(_, let wrappers): for wrapper in wrappers { wrapper.values?(&values) }
      }
    }
  }

  private(set) var runs: [Run] = []
  private(set) var count = 0

  init() {}

  func append(_ content: Content, _ part: ViewListEntry.Part, _ section: ViewListSection?) {
    let run = Run(start: count, content: content, part: part, section: section)
    guard run.count > 0 else { return }
    runs.append(run)
    count += run.count
  }

  /// The number of the run that an entry is in.
  private func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }

  func item(at index: Int) -> ViewListItem {
    let run = runs[run(of: index)]
    switch run.content {
    case .one(let item): return item
    case .rows(let rows, let wrappers):
      return wrappers.reduce(rows.item(at: index - run.start)) { $1.wrapped($0) }
    }
  }

  /// The view, if it has been made.
  func knownItem(at index: Int) -> ViewListItem? {
    let run = runs[run(of: index)]
    switch run.content {
    case .one(let item): return item
    case .rows(let rows, let wrappers):
      return rows.knownItem(at: index - run.start).map { wrappers.reduce($0) { $1.wrapped($0) } }
    }
  }

  /// By what single views and the runs of collections are found.
  private lazy var places: [ObjectIdentifier: Int] = {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, run) in runs.enumerated() {
      switch run.content {
      case .one(let item): places[ObjectIdentifier(item)] = run.start
      case .rows(let rows, _): places[ObjectIdentifier(rows.source)] = index
      }
    }
    return places
  }()

  /// The number of a view that has been made; nil when it is not in the list.
  func index(of item: ViewListItem) -> Int? {
    guard let source = item.source, let index = places[source] else { return places[ObjectIdentifier(item)] }
    let place = item.place
    let run = runs[index]
    guard place >= 0, place < run.count else { return nil }
    // The element may have another view now.
    return knownItem(at: run.start + place) === item ? run.start + place : nil
  }

  /// The number of the first view with an id.
  func index(ofID id: AnyHashable) -> Int? {
    for run in runs {
      switch run.content {
      case .one(let item): if item.ids.contains(id) { return run.start }
      case .rows(let rows, let wrappers):
        if wrappers.contains(where: { $0.ids().contains(id) }) { return run.start }
        if let place = rows.place(of: id) { return run.start + place }
      }
    }
    return nil
  }
}

extension ViewList {
  /// The views in order, with their places among sections; those of collections are not made.
  var lazyEntries: ViewListEntries {
    let entries = ViewListEntries()
    collectRuns(in: nil, part: .row, wrappers: [], into: entries)
    return entries
  }

  /// - Parameter wrappers: the modifiers around the list, from the innermost.
  private func collectRuns(
    in section: ViewListSection?, part: ViewListEntry.Part, wrappers: [ItemWrapper],
    into entries: ViewListEntries
  ) {
    switch self {
    case .item(let item):
      let whole = wrappers.isEmpty ? item : wrappers.reduce(item) { $1.wrapped($0) }
      entries.append(.one(whole), part, section)
    case .rows(let rows): entries.append(.rows(rows, wrappers), part, section)
    case .group(let lists):
      for list in lists { list.collectRuns(in: section, part: part, wrappers: wrappers, into: entries) }
    case .dynamic(let list):
      list.value.collectRuns(in: section, part: part, wrappers: wrappers, into: entries)
    case .modified(let list, let wrapper):
      list.collectRuns(in: section, part: part, wrappers: [wrapper] + wrappers, into: entries)
    case .section(let inner):
      inner.header.collectRuns(in: inner, part: .header, wrappers: wrappers, into: entries)
      inner.content.collectRuns(in: inner, part: .row, wrappers: wrappers, into: entries)
      inner.footer.collectRuns(in: inner, part: .footer, wrappers: wrappers, into: entries)
    }
  }
}
