import CurbcutSQLite
import Foundation
import Synchronization

/// The database of a container, or of a part of its schema.
final class Store: @unchecked Sendable {
  let schema: Schema
  let path: String
  /// What tells the store from others.
  let identifier: String
  /// What was saved.
  let history = StoreHistory()
  /// Held while the database is used.
  private let lock = NSRecursiveLock()
  private let database: SQLiteDatabase
  /// The numbers of the entities in the database.
  private let numbers: [String: Int64]
  private let typesByNumber: [Int64: ModelType]
  private let layouts: [String: TableLayout]

  /// Opens a store, and makes its tables fit the schema.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer`, which says what is wrong with the file.
  init(_ schema: Schema, path: String, isWritable: Bool) throws {
    self.schema = schema
    self.path = path
    do {
      database = try SQLiteDatabase(path: path, isWritable: isWritable)
      let tables = StoreTables(database: database, schema: schema)
      try tables.prepare(isWritable: isWritable)
      identifier = try tables.identifier()
      numbers = try tables.numbers()
    } catch let error as SQLiteError {
      throw SwiftDataError.loadIssueModelContainer.explained(error.description)
    }
    let numbers = numbers
    typesByNumber = Dictionary(schema.types.compactMap { type in numbers[type.name].map { ($0, type) } }) {
      first, _ in first
    }
    layouts = StoreTables.layouts(of: schema)
  }

  func layout(of type: ModelType) -> TableLayout? { layouts[type.root.name] }

  /// Does something with the database, alone.
  func use<Result>(_ body: (SQLiteDatabase) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(database)
  }

  // MARK: Reading

  /// A row with the type of its model.
  struct Row {
    let type: ModelType
    let identifier: PersistentIdentifier
    let layout: TableLayout
    let values: [SQLiteValue]
  }

  /// The rows of a type.
  ///
  /// - Parameters:
  ///   - type: the type, with those that inherit from it.
  ///   - condition: what the rows must fulfil, in terms of `t0`.
  ///   - order: what follows `ORDER BY`.
  ///   - limit: the number of rows to leave out, and the most rows to answer.
  func rows(
    of type: ModelType, where condition: SQLCondition, order: String = "t0.Z_PK",
    limit: (offset: Int, count: Int?) = (0, nil)
  ) throws -> [Row] {
    guard let layout = layout(of: type) else { return [] }
    var text =
      "SELECT \(layout.selection("t0")) FROM \(TableLayout.quoted(layout.name)) t0 "
      + "WHERE \(family(type)) AND (\(condition.text)) ORDER BY \(order)"
    if limit.offset > 0 || limit.count != nil { text += " LIMIT \(limit.count ?? -1) OFFSET \(limit.offset)" }
    return try use { database in
      var rows: [Row] = []
      try database.query(text, condition.values) { row in
        let values = row.values
        guard values.count > 1, let key = values[0].integer, let number = values[1].integer,
          let type = typesByNumber[number]
        else { return }
        rows.append(
          Row(
            type: type,
            identifier: PersistentIdentifier(entity: type.name, store: identifier, row: key),
            layout: layout,
            values: values))
      }
      return rows
    }
  }

  /// The number of rows of a type.
  func count(of type: ModelType, where condition: SQLCondition) throws -> Int {
    guard let layout = layout(of: type) else { return 0 }
    let text =
      "SELECT count(*) FROM \(TableLayout.quoted(layout.name)) t0 "
      + "WHERE \(family(type)) AND (\(condition.text))"
    return try use { try $0.rows(text, condition.values).first?.first?.integer.map(Int.init) ?? 0 }
  }

  /// The rows of the models on the other side of a to-many relationship.
  func rows(of property: ModelProperty, from row: Int64) throws -> [Row] {
    guard let destination = property.destination else { return [] }
    if let join = JoinTable(property) {
      let condition =
        "t0.Z_PK IN (SELECT \(join.other) FROM \(TableLayout.quoted(join.name)) WHERE \(join.own) = ?)"
      return try rows(of: destination, where: SQLCondition(condition, [.integer(row)]))
    }
    guard let inverse = property.inverse else { return [] }
    let column = TableLayout.quoted(TableLayout.column(inverse.name))
    return try rows(of: destination, where: SQLCondition("t0.\(column) = ?", [.integer(row)]))
  }

  /// The condition that a row is of a type, or one that inherits from it.
  func family(_ type: ModelType) -> String {
    let all = schema.family(of: type.root)
    guard all.count > 1 else { return "1" }
    let wanted = schema.family(of: type).compactMap { numbers[$0.name] }.sorted()
    return "t0.Z_ENT IN (\(wanted.map(String.init).joined(separator: ", ")))"
  }

  // MARK: Writing

  func number(of type: ModelType) -> Int64? { numbers[type.name] }

  /// The number for the next row of a type. It is used within a transaction.
  func nextRow(of type: ModelType, _ database: SQLiteDatabase) throws -> Int64 {
    let root = SQLiteValue.text(type.root.name)
    try database.run("UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + 1 WHERE Z_NAME = ?", [root])
    let found = try database.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [root])
    guard let number = found.first?.first?.integer else {
      throw SwiftDataError.unknownSchema.explained("\(path) has no entity \(type.root.name).")
    }
    return number
  }
}

/// A condition of a statement, and the values of its parameters.
struct SQLCondition: Sendable {
  var text: String
  var values: [SQLiteValue]

  init(_ text: String, _ values: [SQLiteValue] = []) {
    self.text = text
    self.values = values
  }

  static let all = SQLCondition("1")
}
