import CurbcutSQLite
import Foundation

/// One save: what it puts into a store, all of it or nothing.
struct StoreWriting {
  let store: Store
  let inserted: [any PersistentModel]
  let changed: [any PersistentModel]
  let deleted: [any PersistentModel]

  /// The numbers of the rows of models that are new.
  private var rows: [ObjectIdentifier: Int64] = [:]
  /// The columns that were written, by the names of their properties.
  private var written: [ObjectIdentifier: [String: SQLiteValue]] = [:]
  /// Models that take the place of a row with the same unique values.
  private var merged: Set<ObjectIdentifier> = []
  /// Rows that a changed model with the same unique values has taken the place of.
  private(set) var replaced: [PersistentIdentifier] = []

  init(
    store: Store, inserted: [any PersistentModel], changed: [any PersistentModel],
    deleted: [any PersistentModel]
  ) {
    self.store = store
    self.inserted = inserted
    self.changed = changed
    self.deleted = deleted
  }

  /// The identifier of a model that is new.
  func identifier(of model: any PersistentModel) -> PersistentIdentifier? {
    rows[ObjectIdentifier(model)].map {
      PersistentIdentifier(entity: model._$storage.type(of: model).name, store: store.identifier, row: $0)
    }
  }

  /// The row of a model as the store has it now; nil when it must be fetched.
  func columns(of model: any PersistentModel) -> [SQLiteValue]? {
    guard let layout = store.layout(of: type(model)), let written = written[ObjectIdentifier(model)] else {
      return nil
    }
    var row = model._$storage.row ?? []
    if let key = rows[ObjectIdentifier(model)], let number = store.number(of: type(model)) {
      row = [.integer(key), .integer(number)] + layout.columns.map { _ in .null }
    }
    guard row.count == layout.columns.count + TableLayout.firstColumns.count else { return nil }
    for column in layout.columns {
      guard let value = written[column.property.name], let index = layout.index(of: column.property) else {
        continue
      }
      row[index] = value
    }
    return row
  }

  func isMerged(_ model: any PersistentModel) -> Bool { merged.contains(ObjectIdentifier(model)) }

  mutating func run() throws {
    guard !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) else { return }
    var copy = self
    try store.use { database in
      try database.transaction {
        for model in copy.deleted { try copy.delete(model, database) }
        try copy.number(database)
        for model in copy.inserted { try copy.insert(model, database) }
        for model in copy.changed { try copy.update(model, database) }
        for model in copy.inserted + copy.changed { try copy.join(model, database) }
      }
    }
    self = copy
  }

  // MARK: Rows

  private func type(_ model: any PersistentModel) -> ModelType { model._$storage.type(of: model) }

  private func table(_ model: any PersistentModel) -> (name: String, columns: [TableLayout.Column]) {
    let type = type(model)
    guard let layout = store.layout(of: type) else { return ("", []) }
    let own = Set(type.properties.map(\.name))
    return (TableLayout.quoted(layout.name), layout.columns.filter { own.contains($0.property.name) })
  }

  private func row(of model: any PersistentModel) -> Int64? {
    rows[ObjectIdentifier(model)] ?? model.persistentModelID.row
  }

  /// The column of a property of a model.
  private func value(_ name: String, of model: any PersistentModel) throws -> SQLiteValue {
    let storage = model._$storage
    guard let property = type(model).property(named: name) else { return .null }
    if property.isRelationship {
      return storage.target(property, of: model).flatMap(row).map { .integer($0) } ?? .null
    }
    if let value = storage.values[name] {
      return try ColumnCoding.column(of: value, transformer: property.attribute.transformer)
    }
    if let column = storage.column(property) { return column }
    return try property.defaultValue.map {
      try ColumnCoding.column(of: $0(), transformer: property.attribute.transformer)
    } ?? .null
  }

  /// Gives new models their rows: that of a model with the same unique values, if there is one.
  private mutating func number(_ database: SQLiteDatabase) throws {
    var seen: [[SQLiteValue]: Int64] = [:]
    for model in inserted {
      let type = type(model)
      var found: Int64?
      var keys: [[SQLiteValue]] = []
      for names in type.uniqueKeys {
        let values = try names.map { try value($0, of: model) }
        guard !values.allSatisfy(\.isNull) else { continue }
        let key = [.text(type.root.name), .text(names.joined(separator: ","))] + values
        keys.append(key)
        if found == nil { found = try seen[key] ?? rowsLike(model, names, values, database).first }
      }
      if found != nil { merged.insert(ObjectIdentifier(model)) }
      let row = try found ?? store.nextRow(of: type, database)
      rows[ObjectIdentifier(model)] = row
      for key in keys { seen[key] = row }
    }
  }

  private func rowsLike(
    _ model: any PersistentModel, _ names: [String], _ values: [SQLiteValue], _ database: SQLiteDatabase
  ) throws -> [Int64] {
    let conditions = names.map { "\(TableLayout.quoted(TableLayout.column($0))) IS ?" }
    return try database.rows(
      "SELECT Z_PK FROM \(table(model).name) WHERE \(conditions.joined(separator: " AND "))", values
    ).compactMap { $0.first?.integer }
  }

  private mutating func insert(_ model: any PersistentModel, _ database: SQLiteDatabase) throws {
    guard let row = row(of: model), let number = store.number(of: type(model)) else { return }
    let (name, columns) = table(model)
    let values = try columns.map { try value($0.property.name, of: model) }
    written[ObjectIdentifier(model)] = Dictionary(
      zip(columns.map(\.property.name), values), uniquingKeysWith: { $1 })
    let names = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.map { TableLayout.quoted($0.name) }
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    try database.run(
      "INSERT OR REPLACE INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))",
      [.integer(row), .integer(number), .integer(1)] + values)
  }

  private mutating func update(_ model: any PersistentModel, _ database: SQLiteDatabase) throws {
    let storage = model._$storage
    guard let row = row(of: model) else { return }
    let (name, all) = table(model)
    for names in type(model).uniqueKeys where !storage.changed.isDisjoint(with: names) {
      let values = try names.map { try value($0, of: model) }
      guard !values.allSatisfy(\.isNull) else { continue }
      for other in try rowsLike(model, names, values, database) where other != row {
        try database.run("DELETE FROM \(name) WHERE Z_PK = ?", [.integer(other)])
        replaced.append(PersistentIdentifier(entity: type(model).name, store: store.identifier, row: other))
      }
    }
    let columns = all.filter { storage.changed.contains($0.property.name) }
    let values = try columns.map { try value($0.property.name, of: model) }
    written[ObjectIdentifier(model)] = Dictionary(
      zip(columns.map(\.property.name), values), uniquingKeysWith: { $1 })
    let changes = ["Z_OPT = Z_OPT + 1"] + columns.map { "\(TableLayout.quoted($0.name)) = ?" }
    try database.run(
      "UPDATE \(name) SET \(changes.joined(separator: ", ")) WHERE Z_PK = ?", values + [.integer(row)])
  }

  private func delete(_ model: any PersistentModel, _ database: SQLiteDatabase) throws {
    guard let row = row(of: model) else { return }
    try database.run("DELETE FROM \(table(model).name) WHERE Z_PK = ?", [.integer(row)])
    for property in type(model).relationships {
      guard let join = JoinTable(property) else { continue }
      try database.run(
        "DELETE FROM \(TableLayout.quoted(join.name)) WHERE \(join.own) = ?", [.integer(row)])
    }
  }

  /// Writes the relationships of a model that are in tables of their own.
  private func join(_ model: any PersistentModel, _ database: SQLiteDatabase) throws {
    let storage = model._$storage
    let isNew = rows[ObjectIdentifier(model)] != nil
    guard let row = row(of: model) else { return }
    for property in type(model).relationships {
      guard let join = JoinTable(property), isNew || storage.changed.contains(property.name) else { continue }
      let name = TableLayout.quoted(join.name)
      try database.run("DELETE FROM \(name) WHERE \(join.own) = ?", [.integer(row)])
      for target in storage.targets(property, of: model) {
        guard let other = self.row(of: target) else { continue }
        try database.run(
          "INSERT OR IGNORE INTO \(name) (\(join.own), \(join.other)) VALUES (?, ?)",
          [.integer(row), .integer(other)])
      }
    }
  }
}
