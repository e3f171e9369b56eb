import CurbcutSQLite
import Foundation

/// The values of one model: those that were set or read, and the row of the store that the others are in.
public final class ModelStorage {
  enum State {
    /// In no context.
    case free
    /// In a context, but not yet in the store.
    case inserted
    /// In a context and the store.
    case saved
    /// To be deleted from the store.
    case deleted
  }

  var state = State.free
  /// What leads to the context; nil for a model without one.
  var link: ContextLink?
  /// The values that were set or read, by the names of the properties: those of attributes as they are, another model
  /// or nil for a to-one relationship, a `ModelList` for a to-many relationship.
  var values: [String: Any] = [:]
  /// The row in the store, in the order of the columns of its table; nil when it must be fetched anew.
  var row: [SQLiteValue]?
  /// The names of the properties with changes that are not saved.
  var changed: Set<String> = []
  /// When the model became part of what is to be saved, among the others.
  var turn = 0
  private(set) var identifier: PersistentIdentifier?
  private var knownType: ModelType?
  private var layout: TableLayout?

  /// Creates the values of a model that is not in a store.
  public init() {}

  /// The values of a model in a context and its store.
  init(
    _ identifier: PersistentIdentifier, _ type: ModelType, row: [SQLiteValue], _ layout: TableLayout?,
    in link: ContextLink
  ) {
    self.layout = layout
    self.identifier = identifier
    knownType = type
    self.row = row
    self.link = link
    state = .saved
  }

  var context: ModelContext? { link?.context }

  /// Whether it is the context that reads now, and not the app.
  var isRead: Bool { link?.isReading ?? false }

  func type(of model: any PersistentModel) -> ModelType {
    if let knownType { return knownType }
    let type = ModelType.of(Swift.type(of: model))
    knownType = type
    return type
  }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let identifier { return identifier }
    let made = PersistentIdentifier(temporaryFor: String(describing: knownType?.type ?? type))
    identifier = made
    return made
  }

  func become(_ identifier: PersistentIdentifier) { self.identifier = identifier }

  // MARK: Values

  /// Sets the first value of a property; called by what `@Model` makes of it.
  public func begin<Value>(_ key: String, _ value: Value) { values[key] = value }

  func value<Value>(_ key: String, of model: any PersistentModel) -> Value {
    if let stored = values[key] {
      // First: a cast to an optional type succeeds with nil.
      if let list = stored as? ModelList {
        if let value: Value = list.value() { return value }
      } else if let value = stored as? Value {
        return value
      }
    }
    return load(key, of: model)
  }

  /// The value from the row, or what stands for one that is not there.
  private func load<Value>(_ key: String, of model: any PersistentModel) -> Value {
    let type = type(of: model)
    guard let property = type.property(named: key) else {
      NSException.end(.internalInconsistencyException, "\(type.name) has no property \(key).")
    }
    switch property.kind {
    case .toMany:
      if let value: Value = list(property, of: model).value() { return value }
    case .toOne:
      if let value = target(property, of: model) as? Value { return value }
    case .attribute:
      if let column = column(property),
        let value = ColumnCoding.value(
          of: column, as: property.valueType, transformer: property.attribute.transformer) as? Value
      {
        values[key] = value
        return value
      }
      if let value = property.defaultValue?() as? Value {
        values[key] = value
        return value
      }
    }
    if let none = (Value.self as? any OptionalValue.Type)?.none as? Value { return none }
    NSException.end(
      .internalInconsistencyException,
      "\(type.name).\(key) has no value of the type \(Value.self): the model was deleted, or the property never set."
    )
  }

  /// The column of a property; nil when there is no row.
  func column(_ property: ModelProperty) -> SQLiteValue? {
    if row == nil, state == .saved || state == .deleted, let identifier, let context {
      row = context.row(of: identifier)
    }
    if layout == nil { layout = knownType.flatMap { context?.layout(of: $0) } }
    guard let row, let index = layout?.index(of: property), row.indices.contains(index) else { return nil }
    return row[index]
  }

  func set(_ key: String, to value: Any, of model: any PersistentModel) {
    guard let property = type(of: model).property(named: key) else { return }
    context?.willChange(model, property)
    switch property.kind {
    case .attribute:
      values[key] = value
      noteChange(key, of: model)
    case .toOne:
      let target = Optionals.unwrapped(value) as? any PersistentModel
      Relations.set(property, of: model, to: target)
    case .toMany:
      let models = Optionals.unwrapped(value) as? any ModelCollection
      Relations.set(property, of: model, to: models?.allModels ?? [], isNil: models == nil)
    }
  }

  func noteChange(_ key: String, of model: any PersistentModel) {
    let isFirst = state == .saved && changed.isEmpty
    if state == .saved { changed.insert(key) }
    context?.noteChange(of: model, key, isFirst: isFirst)
  }

  // MARK: Relationships

  /// The model on the other side of a to-one relationship.
  func target(_ property: ModelProperty, of model: any PersistentModel) -> (any PersistentModel)? {
    if let stored = values[property.name] {
      return Optionals.unwrapped(stored) as? any PersistentModel
    }
    guard let row = column(property)?.integer, let destination = property.destination,
      let found = context?.model(in: destination, row: row)
    else { return nil }
    values[property.name] = found
    return found
  }

  func setTarget(_ property: ModelProperty, to target: (any PersistentModel)?) {
    values[property.name] = target ?? (Any?.none as Any)
  }

  /// The models on the other side of a to-many relationship.
  func list(_ property: ModelProperty, of model: any PersistentModel) -> ModelList {
    if let list = values[property.name] as? ModelList { return list }
    let models: [any PersistentModel]
    var isNil = false
    if let stored = values[property.name] {
      let collection = Optionals.unwrapped(stored) as? any ModelCollection
      models = collection?.allModels ?? []
      isNil = collection == nil
    } else if let identifier, state != .free, state != .inserted {
      models = context?.models(of: property, from: identifier) ?? []
    } else {
      models = []
    }
    let list = ModelList(models, isNil: isNil)
    values[property.name] = list
    return list
  }

  /// The models on the other side of a relationship.
  func targets(_ property: ModelProperty, of model: any PersistentModel) -> [any PersistentModel] {
    if property.isToMany { return list(property, of: model).models }
    return target(property, of: model).map { [$0] } ?? []
  }

  // MARK: Models that inherit

  /// The first values of a class that inherits from a model, until that is initialised.
  public final class Own {
    private var values: [String: Any] = [:]

    /// Creates it without values.
    public init() {}

    /// Sets the first value of a property.
    public func begin<Value>(_ key: String, _ value: Value) { values[key] = value }
    /// Forgets the values.
    public func clear() { values = [:] }
    /// Moves the values to the model.
    public func move(to storage: ModelStorage) {
      guard !values.isEmpty else { return }
      storage.values.merge(values) { $1 }
      values = [:]
    }
  }
}

/// What leads from a model to its context.
final class ContextLink {
  weak var context: ModelContext?
  /// Whether it is the context that reads models now, and not the app.
  var isReading = false
}

/// The models on the other side of a to-many relationship.
final class ModelList {
  private(set) var models: [any PersistentModel]
  /// Whether the app set nil.
  private var isNil: Bool
  private var members: Set<ObjectIdentifier>
  /// The last value that was made of the models.
  private var made: Any?

  init(_ models: [any PersistentModel], isNil: Bool = false) {
    self.models = []
    self.isNil = isNil
    members = []
    for model in models { insert(model) }
  }

  func contains(_ model: any PersistentModel) -> Bool { members.contains(ObjectIdentifier(model)) }

  /// Adds a model.
  ///
  /// - Returns: whether it was not there before.
  @discardableResult
  func insert(_ model: any PersistentModel) -> Bool {
    guard members.insert(ObjectIdentifier(model)).inserted else { return false }
    models.append(model)
    (made, isNil) = (nil, false)
    return true
  }

  /// Removes a model.
  ///
  /// - Returns: whether it was there before.
  @discardableResult
  func remove(_ model: any PersistentModel) -> Bool {
    guard members.remove(ObjectIdentifier(model)) != nil else { return false }
    models.removeAll { $0 === model }
    made = nil
    return true
  }

  /// Puts the models into the order that the app gave them.
  func order(as models: [any PersistentModel], isNil: Bool) {
    var seen: Set<ObjectIdentifier> = []
    self.models = models.filter { contains($0) && seen.insert(ObjectIdentifier($0)).inserted }
    self.isNil = isNil
    made = nil
  }

  /// The models as the value of a property.
  func value<Value>() -> Value? {
    // Nil itself can be cast to an optional type.
    if let made, let known = made as? Value { return known }
    let optional = Value.self as? any OptionalValue.Type
    if isNil, let none = optional?.none as? Value { return none }
    guard let type = (optional?.wrappedType ?? Value.self) as? any ModelCollection.Type else { return nil }
    guard let value = type.make(of: models) as? Value else { return nil }
    made = value
    return value
  }
}
