import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Synchronization

/// Where an app works with models: it fetches, inserts, changes and deletes them, and saves what has changed.
///
/// A context and its models belong to one actor. It keeps the models that it has fetched for as long as it lives.
/// Follows <https://developer.apple.com/documentation/swiftdata/modelcontext>.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
  /// The container whose stores the context uses.
  public let container: ModelContainer
  /// Whether changes are saved by themselves, soon after they were made.
  public var autosaveEnabled = false
  /// Who can take changes back; nil for nobody.
  public var undoManager: UndoManager?
  /// Who makes the changes, for the history; nil for nobody in particular.
  public var author: String? = nil

  let link = ContextLink()
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  var inserted = PendingModels()
  var changed = PendingModels()
  var deleted = PendingModels()
  /// What other contexts have saved.
  let inbox = ContextInbox()
  /// In the order in which they began to observe.
  private var observers: [WeakObserver] = []
  private var isAutosaveDue = false

  /// Seconds between a change and the save that follows by itself.
  static let autosaveDelay = 1.0

  /// Creates a context that saves only when it is told to.
  public init(_ container: ModelContainer) {
    self.container = container
    link.context = self
    container.contexts.add(self)
  }

  deinit {
    // Models that refer to each other would keep each other.
    for model in registered.values {
      let storage = model._$storage
      if storage.link === link { storage.values = storage.values.filter { !($0.value is ModelList) } }
    }
  }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var debugDescription: String {
    "ModelContext(\(registered.count) models, \(inserted.all.count) inserted, \(changed.all.count) changed, "
      + "\(deleted.all.count) deleted)"
  }

  // MARK: What has changed

  /// Whether anything has changed since the last save.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// The models that the next save inserts, in the order in which they were inserted.
  public var insertedModelsArray: [any PersistentModel] { inserted.all }
  /// The models that the next save changes, in the order in which they were changed.
  public var changedModelsArray: [any PersistentModel] { changed.all }
  /// The models that the next save deletes, in the order in which they were deleted.
  public var deletedModelsArray: [any PersistentModel] { deleted.all }

  func willChange(_ model: any PersistentModel, _ property: ModelProperty) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    let storage = model._$storage
    if property.isRelationship {
      let old = storage.targets(property, of: model)
      undoManager.registerUndo(withTarget: self) { context in
        context.willChange(model, property)
        if property.isToMany {
          Relations.set(property, of: model, to: old, isNil: false)
        } else {
          Relations.set(property, of: model, to: old.first)
        }
      }
    } else if let old = storage.values[property.name]
      ?? storage.column(property).flatMap({
        ColumnCoding.value(of: $0, as: property.valueType, transformer: property.attribute.transformer)
      })
    {
      undoManager.registerUndo(withTarget: self) { context in
        property.notify(model) { storage.set(property.name, to: old, of: model) }
      }
    }
  }

  func noteChange(of model: any PersistentModel, _ key: String, isFirst: Bool) {
    if isFirst { changed.insert(model) }
    tell(.property(model._$storage.type(of: model), key))
    autosave()
  }

  // MARK: Inserting and deleting

  /// Adds a model, with all that it refers to; the next save puts it into the store.
  public func insert<T: PersistentModel>(_ model: T) { adopt(model) }

  func adopt(_ model: any PersistentModel) {
    let storage = model._$storage
    switch storage.state {
    case .free: break
    case .deleted where storage.link === link:
      deleted.remove(model)
      storage.state = .saved
      if !storage.changed.isEmpty { changed.insert(model) }
      return tell(.models([storage.type(of: model)]))
    default:
      if let context = storage.context, context !== self {
        NSException.end(
          .invalidArgumentException,
          "Illegal attempt to insert a model in to a different model context. Model "
            + "\(model.persistentModelID.entityName) is already bound to another one.")
      }
      return
    }
    storage.link = link
    storage.state = .inserted
    storage.changed = []
    storage.row = nil
    let type = storage.type(of: model)
    if container.store(of: type) == nil {
      NSException.end(
        .invalidArgumentException, "The schema of the model container has no entity \(type.name).")
    }
    inserted.insert(model)
    registered[model.persistentModelID] = model
    for target in Relations.settle(model) { adopt(target) }
    undoManager?.registerUndo(withTarget: self) { $0.remove(model) }
    tell(.models([type]))
    autosave()
  }

  /// Removes a model; the next save removes it from the store.
  public func delete<T: PersistentModel>(_ model: T) { remove(model) }

  func remove(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.link === link else { return }
    switch storage.state {
    case .free, .deleted: return
    case .inserted:
      inserted.remove(model)
      registered[model.persistentModelID] = nil
      storage.state = .free
    case .saved:
      changed.remove(model)
      deleted.insert(model)
      storage.state = .deleted
    }
    let type = storage.type(of: model)
    undoManager?.registerUndo(withTarget: self) { $0.adopt(model) }
    for property in type.relationships { follow(property, of: model) }
    if storage.state == .free { storage.link = nil }
    tell(.models([type]))
    autosave()
  }

  /// Does to the models on the other side what the delete rule says.
  private func follow(_ property: ModelProperty, of model: any PersistentModel) {
    for target in model._$storage.targets(property, of: model) {
      switch property.relationship.deleteRule {
      case .noAction, .deny: break
      case .nullify:
        willChange(model, property)
        Relations.unlink(model, property, target)
      case .cascade:
        willChange(model, property)
        Relations.unlink(model, property, target)
        remove(target)
      }
    }
  }

  /// Removes the models that a predicate fits; all of a class if there is none.
  ///
  /// - Parameters:
  ///   - model: the class of the models.
  ///   - predicate: what the models must fulfil.
  ///   - includeSubclasses: whether models of classes that inherit from it are removed too.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate))
    where includeSubclasses || type(of: found) == model {
      remove(found)
    }
  }

  // MARK: Observing

  /// Has an object hear of changes for as long as it lives.
  func add(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func remove(_ observer: any ContextObserver) { observers.removeAll { $0.observer === observer } }

  func tell(_ change: ContextChange) {
    for weak in observers { weak.observer?.contextWillChange(change) }
  }

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  // MARK: Saving by itself

  private func autosave() {
    guard autosaveEnabled, !isAutosaveDue, MainThread.isHere else { return }
    isAutosaveDue = true
    nonisolated(unsafe) weak let context = self
    MainThread.run {
      UIKitHost.shared.clock.after(Self.autosaveDelay) { context?.autosaveNow() }
    }
  }

  private func autosaveNow() {
    isAutosaveDue = false
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch {
      HostMessages.write("SwiftData: the changes could not be saved: \(error)\n")
    }
  }
}

/// Who hears of the changes in a context, before they are seen.
protocol ContextObserver: AnyObject {
  func contextWillChange(_ change: ContextChange)
}

/// What changes in a context.
enum ContextChange {
  /// A property of one model.
  case property(ModelType, String)
  /// Which models there are of some types.
  case models(Set<ModelType>)
  /// Anything.
  case all
}
