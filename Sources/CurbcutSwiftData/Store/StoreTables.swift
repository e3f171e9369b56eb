import CurbcutSQLite
import Foundation

/// Makes the tables of a database fit a schema: what is called lightweight migration.
struct StoreTables {
  let database: SQLiteDatabase
  let schema: Schema

  /// What a database says of itself.
  struct Description: Codable {
    var version: Schema.Version
    /// The columns of each entity: whoever looks for the version that a store has compares them.
    var entities: [String: [String]]
  }

  static func layouts(of schema: Schema) -> [String: TableLayout] {
    let roots = schema.types.filter { $0.parent == nil }
    return Dictionary(
      roots.map { ($0.name, TableLayout($0, family: schema.family(of: $0))) }, uniquingKeysWith: { $1 })
  }

  static func description(of schema: Schema) -> Description {
    Description(
      version: schema.version,
      entities: Dictionary(
        schema.types.map { ($0.name, $0.properties.map { "\($0.name): \($0.valueType)" }.sorted()) },
        uniquingKeysWith: { $1 }))
  }

  /// What a database says of itself; nil for a new one.
  static func description(in database: SQLiteDatabase) throws -> Description? {
    guard
      try !database.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'").isEmpty,
      case .blob(let data)? = try database.rows("SELECT Z_PLIST FROM Z_METADATA").first?.first
    else { return nil }
    return try? JSONDecoder().decode(Description.self, from: data)
  }

  /// Creates and changes tables.
  func prepare(isWritable: Bool) throws {
    guard isWritable else { return }
    // Reading does not wait for writing, as in Core Data's stores.
    if database.path != ":memory:" { _ = try database.rows("PRAGMA journal_mode = WAL") }
    let wanted = try JSONEncoder.sorted.encode(Self.description(of: schema))
    let known = try? database.rows("SELECT Z_PLIST FROM Z_METADATA").first?.first
    if known == .blob(wanted) { return }
    try database.transaction {
      try database.run(
        "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"
      )
      try database.run(
        "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY "
          + "(Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
      try number()
      for layout in Self.layouts(of: schema).values.sorted(by: { $0.name < $1.name }) { try fit(layout) }
      for property in schema.types.flatMap(\.relationships) {
        if let join = JoinTable(property) { try database.run(join.creation) }
      }
      try index()
      try database.run(
        "INSERT INTO Z_METADATA VALUES (1, ?, ?) ON CONFLICT (Z_VERSION) DO UPDATE SET Z_PLIST = excluded.Z_PLIST",
        [.text(UUID().uuidString), .blob(wanted)])
    }
  }

  /// Gives new entities their numbers, in the order of their names.
  private func number() throws {
    var known = try numbers()
    for type in schema.types.sorted(by: {
      ($0.root === $0 ? 0 : 1, $0.name) < ($1.root === $1 ? 0 : 1, $1.name)
    })
    where known[type.name] == nil {
      let next = (known.values.max() ?? 0) + 1
      known[type.name] = next
      let parent = type.parent.flatMap { known[$0.name] } ?? 0
      try database.run(
        "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
        [.integer(next), .text(type.name), .integer(parent)])
    }
  }

  /// The numbers of the entities.
  func numbers() throws -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    try database.query("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") { row in
      if let name = row[0].text, let number = row[1].integer { numbers[name] = number }
    }
    return numbers
  }

  /// What tells the store from others.
  func identifier() throws -> String {
    try database.rows("SELECT Z_UUID FROM Z_METADATA").first?.first?.text ?? ""
  }

  /// Creates a table, or gives it the columns that it lacks.
  private func fit(_ layout: TableLayout) throws {
    let table = TableLayout.quoted(layout.name)
    var columns = Set(try database.rows("PRAGMA table_info(\(table))").compactMap { $0[1].text })
    guard !columns.isEmpty else {
      try database.run(layout.creation)
      return
    }
    for column in layout.columns where !columns.contains(column.name) {
      let old = TableLayout.column(column.property.originalName)
      let name = TableLayout.quoted(column.name)
      if old != column.name, columns.remove(old) != nil {
        try database.run("ALTER TABLE \(table) RENAME COLUMN \(TableLayout.quoted(old)) TO \(name)")
        continue
      }
      try add(column, to: table)
    }
    // What the schema has no longer is dropped, as Core Data does when it migrates.
    let wanted = Set(layout.columns.map(\.name) + ["Z_PK", "Z_ENT", "Z_OPT"])
    let renamed = Set(layout.columns.map { TableLayout.column($0.property.originalName) })
    for name in columns.subtracting(wanted).subtracting(renamed).sorted() {
      for index in try database.rows("PRAGMA index_list(\(table))").compactMap({ $0[1].text }) {
        try database.run("DROP INDEX IF EXISTS \(TableLayout.quoted(index))")
      }
      try database.run("ALTER TABLE \(table) DROP COLUMN \(TableLayout.quoted(name))")
    }
  }

  private func add(_ column: TableLayout.Column, to table: String) throws {
    let name = TableLayout.quoted(column.name)
    let property = column.property
    let value: SQLiteValue =
      property.isRelationship
      ? .null
      : try property.defaultValue.map {
        try ColumnCoding.column(of: $0(), transformer: property.attribute.transformer)
      } ?? .null
    if value.isNull, !property.isOptional, !property.isRelationship,
      try !database.rows("SELECT 1 FROM \(table) LIMIT 1").isEmpty
    {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "\(database.path): error: the property \(property.name) is new, and the models in the store have no value "
          + "for it. Give it a default value, or make it optional.")
    }
    try database.run("ALTER TABLE \(table) ADD COLUMN \(name) \(column.declaration)")
    if !value.isNull { try database.run("UPDATE \(table) SET \(name) = ?", [value]) }
  }

  /// Creates the indexes by which rows are found fast.
  private func index() throws {
    let layouts = Self.layouts(of: schema)
    for type in schema.types {
      guard let layout = layouts[type.root.name] else { continue }
      let table = TableLayout.quoted(layout.name)
      let references = type.relationships.filter { !$0.isToMany }.map { [$0.name] }
      for keys in references + type.uniqueKeys + type.indexes {
        let columns = keys.map { TableLayout.quoted(TableLayout.column($0)) }.joined(separator: ", ")
        let name = TableLayout.quoted("\(layout.name)_\(keys.joined(separator: "_").uppercased())_INDEX")
        try database.run("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(columns))")
      }
    }
  }
}

extension JSONEncoder {
  /// An encoder whose output is the same for the same value.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
