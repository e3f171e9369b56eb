import CurbcutFoundation

/// The objects of a request in sections, and what becomes of them when their context changes.
final class FetchedResultsCore: @unchecked Sendable {
  /// A section.
  struct Section {
    var name: String
    var objects: [NSManagedObject]
  }

  /// What has become of an object.
  struct Change {
    var object: NSManagedObject
    var old: IndexPath?
    var new: IndexPath?
    var type: NSFetchedResultsChangeType
  }

  /// What has become of all.
  struct Difference {
    var deletedSections: [(Int, Section)] = []
    var insertedSections: [(Int, Section)] = []
    var changes: [Change] = []

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }
  }

  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  private let fetch: () throws -> [NSManagedObject]
  private let entity: () -> NSEntityDescription?
  private(set) var sections: [Section]?
  private var observation: (any NSObjectProtocol)?
  /// Called before the sections change, and after.
  var willChange: (() -> Void)?
  var didChange: ((Difference) -> Void)?

  init<Found>(_ request: NSFetchRequest<Found>, _ context: NSManagedObjectContext, _ sectionKeyPath: String?)
  {
    self.context = context
    self.sectionKeyPath = sectionKeyPath
    fetch = { try context.objects(request) }
    entity = { try? request.entity(in: context) }
  }

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  /// All objects, in order.
  var objects: [NSManagedObject]? { sections.map { $0.flatMap(\.objects) } }

  func perform() throws {
    sections = makeSections(try fetch())
    guard observation == nil else { return }
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in self?.contextDidChange($0) }
  }

  private func makeSections(_ objects: [NSManagedObject]) -> [Section] {
    guard let sectionKeyPath else { return [Section(name: "", objects: objects)] }
    var sections: [Section] = []
    for object in objects {
      let value = object.value(forKeyPath: sectionKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(name: name, objects: [object]))
      }
    }
    return sections
  }

  private func contextDidChange(_ notification: Notification) {
    guard let old = sections else { return }
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    let isWhole = notification.userInfo?[NSInvalidatedAllObjectsKey] != nil
    let changed = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    if !isWhole {
      let all = changed.union(objects(NSInsertedObjectsKey)).union(objects(NSDeletedObjectsKey))
      let entity = entity()
      // What a predicate says may depend on related objects.
      guard
        all.contains(where: { object in entity.map { object.entity.root === $0.root } ?? true })
          || old.contains(where: { $0.objects.contains { !changed.isDisjoint(with: [$0]) } })
      else { return }
    }
    guard let fetched = try? fetch() else { return }
    let new = makeSections(fetched)
    let difference = Self.difference(from: old, to: new, changed: changed)
    guard !difference.isEmpty else { return }
    willChange?()
    sections = new
    didChange?(difference)
  }

  // MARK: Comparing

  private static func paths(_ sections: [Section]) -> [NSManagedObject: IndexPath] {
    var paths: [NSManagedObject: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.objects.enumerated() { paths[object] = [section, item] }
    }
    return paths
  }

  static func difference(from old: [Section], to new: [Section], changed: Set<NSManagedObject>) -> Difference
  {
    var difference = Difference()
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
      difference.deletedSections.append((index, section))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      difference.insertedSections.append((index, section))
    }
    let (before, after) = (paths(old), paths(new))
    let all = old.flatMap(\.objects)
    for object in all where after[object] == nil {
      difference.changes.append(Change(object: object, old: before[object], new: nil, type: .delete))
    }
    let present = new.flatMap(\.objects)
    for object in present where before[object] == nil {
      difference.changes.append(Change(object: object, old: nil, new: after[object], type: .insert))
    }
    // What stays in its order has not moved, wherever it is now.
    let moved = movedObjects(all.filter { after[$0] != nil }, present.filter { before[$0] != nil })
    for object in present {
      guard let from = before[object], let to = after[object] else { continue }
      let isInOtherSection = old[from[0]].name != new[to[0]].name
      if moved.contains(object) || isInOtherSection {
        difference.changes.append(Change(object: object, old: from, new: to, type: .move))
      } else if changed.contains(object) {
        difference.changes.append(Change(object: object, old: from, new: to, type: .update))
      }
    }
    return difference
  }

  private static func movedObjects(_ old: [NSManagedObject], _ new: [NSManagedObject]) -> Set<NSManagedObject>
  {
    guard old != new else { return [] }
    var moved: Set<NSManagedObject> = []
    for change in new.difference(from: old) {
      if case .insert(_, let object, _) = change { moved.insert(object) }
    }
    return moved
  }
}
