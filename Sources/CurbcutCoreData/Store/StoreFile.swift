import CurbcutFoundation
import CurbcutSQLite

/// A store's file: a table for each entity at the top of the inheritance, with a column for each attribute and each
/// relationship to one object, and a table of the relationships to many. Tables and columns have the names that Core
/// Data gives them; the file is not one that a device could read.
final class StoreFile {
  enum Value {
    case attribute(Any)
    /// The numbers of related objects.
    case objects([Int64])
  }

  private let database: SQLiteDatabase
  private let entities: [NSEntityDescription]
  private let url: URL

  init(_ url: URL, _ entities: [NSEntityDescription], isWritable: Bool) throws {
    self.entities = entities
    self.url = url
    do {
      if isWritable {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      database = try SQLiteDatabase(path: url.path, isWritable: isWritable)
    } catch let error as SQLiteError { throw Self.failure(error, url) }
  }

  static func failure(_ error: SQLiteError, _ url: URL?) -> NSError {
    .coreData(
      NSPersistentStoreOpenError, "The store cannot be opened or saved: \(error)",
      [NSFilePathErrorKey: url?.path ?? "", "NSSQLiteErrorDomain": Int(error.code)])
  }

  // MARK: Names

  private static func quoted(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
  }

  private static func name(_ name: String) -> String { "Z\(name.uppercased())" }
  private static func table(_ entity: NSEntityDescription) -> String { name(entity.name ?? "") }

  /// The attributes and relationships to one object that have columns, of an entity and those that inherit from it.
  private func columns(_ entity: NSEntityDescription) -> [NSPropertyDescription] {
    var seen: Set<String> = []
    return entity.family.flatMap(\.properties).filter {
      !$0.isTransient && !($0 is NSExpressionDescription)
        && ($0 as? NSRelationshipDescription)?.isToMany != true && seen.insert($0.name).inserted
    }
  }

  private var roots: [NSEntityDescription] { entities.filter { $0.superentity == nil } }

  // MARK: Tables

  private func existingColumns(_ table: String) throws -> Set<String> {
    Set(try database.rows("PRAGMA table_info(\(Self.quoted(table)))").compactMap { $0[1].text })
  }

  /// Whether the file has tables, and not those of the model.
  var isOfAnotherModel: Bool {
    guard let tables = try? database.rows("SELECT name FROM sqlite_master WHERE type = 'table'"),
      !tables.isEmpty
    else { return false }
    return roots.contains { entity in
      let wanted = Set(columns(entity).map { Self.name($0.name) } + ["Z_PK", "Z_ENT", "Z_OPT"])
      return (try? existingColumns(Self.table(entity))) != wanted
    }
  }

  /// Creates the tables, or brings them up to date with the model.
  func prepare() throws {
    try database.transaction {
      try database.run(
        "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID TEXT NOT NULL)")
      try database.run(
        """
        CREATE TABLE IF NOT EXISTS Z_RELATIONS (Z_TABLE TEXT, Z_OWNER INTEGER, Z_NAME TEXT, Z_PLACE INTEGER, \
        Z_TARGET INTEGER, PRIMARY KEY (Z_TABLE, Z_OWNER, Z_NAME, Z_PLACE)) WITHOUT ROWID
        """)
      for entity in roots { try prepare(entity) }
    }
  }

  private func prepare(_ entity: NSEntityDescription) throws {
    let table = Self.table(entity)
    var existing = try existingColumns(table)
    if existing.isEmpty, let before = entity.renamingIdentifier.map(Self.name),
      try !existingColumns(before).isEmpty
    {
      try database.run("ALTER TABLE \(Self.quoted(before)) RENAME TO \(Self.quoted(table))")
      try database.run("UPDATE Z_RELATIONS SET Z_TABLE = ? WHERE Z_TABLE = ?", [.text(table), .text(before)])
      try database.run(
        "UPDATE \(Self.quoted(table)) SET Z_ENT = ? WHERE Z_ENT = ?",
        [.text(entity.name ?? ""), .text(entity.renamingIdentifier ?? "")])
      existing = try existingColumns(table)
    }
    if existing.isEmpty {
      try database.run(
        "CREATE TABLE \(Self.quoted(table)) (Z_PK INTEGER PRIMARY KEY, Z_ENT TEXT NOT NULL, Z_OPT INTEGER)")
    }
    for property in columns(entity) where !existing.contains(Self.name(property.name)) {
      let column = Self.quoted(Self.name(property.name))
      if let before = property.renamingIdentifier.map(Self.name), existing.contains(before) {
        try database.run(
          "ALTER TABLE \(Self.quoted(table)) RENAME COLUMN \(Self.quoted(before)) TO \(column)")
      } else {
        try database.run("ALTER TABLE \(Self.quoted(table)) ADD COLUMN \(column)")
      }
    }
    for relationship in entity.family.flatMap(\.properties) {
      guard let before = relationship.renamingIdentifier, relationship is NSRelationshipDescription else {
        continue
      }
      try database.run(
        "UPDATE Z_RELATIONS SET Z_NAME = ? WHERE Z_TABLE = ? AND Z_NAME = ?",
        [.text(relationship.name), .text(table), .text(before)])
    }
  }

  /// What tells the store from others, which is written when the file is new.
  func identifier(orElse new: String) throws -> String {
    let isThere = try !existingColumns("Z_METADATA").isEmpty
    guard isThere else { return new }
    if let known = try database.rows("SELECT Z_UUID FROM Z_METADATA").first?.first?.text { return known }
    try database.run("INSERT INTO Z_METADATA VALUES (1, ?)", [.text(new)])
    return new
  }

  // MARK: Reading

  /// The numbers, entities and versions of an entity's objects.
  func objects(of entity: NSEntityDescription) throws -> [(Int64, String, Int64)] {
    let table = Self.table(entity)
    guard try !existingColumns(table).isEmpty else { return [] }
    return try database.rows("SELECT Z_PK, Z_ENT, Z_OPT FROM \(Self.quoted(table))").map {
      ($0[0].integer ?? 0, $0[1].text ?? "", $0[2].integer ?? 1)
    }
  }

  /// Calls a closure with each value of an entity's objects.
  func readValues(of entity: NSEntityDescription, _ body: (Int64, String, Value) -> Void) throws {
    let table = Self.table(entity)
    let existing = try existingColumns(table)
    guard !existing.isEmpty else { return }
    let columns = columns(entity).filter { existing.contains(Self.name($0.name)) }
    let new = self.columns(entity).filter { !existing.contains(Self.name($0.name)) }
    let names = ["Z_PK"] + columns.map { Self.quoted(Self.name($0.name)) }
    try database.query("SELECT \(names.joined(separator: ", ")) FROM \(Self.quoted(table))") { row in
      let number = row[0].integer ?? 0
      for (index, property) in columns.enumerated() {
        if let attribute = property as? NSAttributeDescription {
          let value = ColumnValue.value(row[index + 1], attribute)
          if let value = value ?? Self.valueForMissing(attribute) {
            body(number, property.name, .attribute(value))
          }
        } else if let target = row[index + 1].integer {
          body(number, property.name, .objects([target]))
        }
      }
      for case let attribute as NSAttributeDescription in new {
        if let value = Self.valueForMissing(attribute) { body(number, attribute.name, .attribute(value)) }
      }
    }
    guard try !existingColumns("Z_RELATIONS").isEmpty else { return }
    var owner: (Int64, String)?
    var targets: [Int64] = []
    func finish() {
      if let owner { body(owner.0, owner.1, .objects(targets)) }
      targets = []
    }
    try database.query(
      "SELECT Z_OWNER, Z_NAME, Z_TARGET FROM Z_RELATIONS WHERE Z_TABLE = ? ORDER BY Z_OWNER, Z_NAME, Z_PLACE",
      [.text(table)]
    ) { row in
      let next = (row[0].integer ?? 0, row[1].text ?? "")
      if owner.map({ $0 != next }) ?? true {
        finish()
        owner = next
      }
      if let target = row[2].integer { targets.append(target) }
    }
    finish()
  }

  /// An attribute that has to have a value gets its default where an earlier model did not have it.
  private static func valueForMissing(_ attribute: NSAttributeDescription) -> Any? {
    attribute.isOptional ? nil : attribute.defaultValue.flatMap { AttributeValue.kept($0, attribute) }
  }

  // MARK: Writing

  func write(_ rows: [(id: NSManagedObjectID, row: Row?)]) throws {
    try database.transaction {
      for (id, row) in rows {
        guard let number = id.row else { continue }
        let table = Self.table(id.entity.root)
        try database.run(
          "DELETE FROM Z_RELATIONS WHERE Z_TABLE = ? AND Z_OWNER = ?", [.text(table), .integer(number)])
        guard let row else {
          try database.run("DELETE FROM \(Self.quoted(table)) WHERE Z_PK = ?", [.integer(number)])
          continue
        }
        try write(row, id, number, table)
      }
    }
  }

  private func write(_ row: Row, _ id: NSManagedObjectID, _ number: Int64, _ table: String) throws {
    let columns = columns(id.entity.root)
    let names = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.map { Self.quoted(Self.name($0.name)) }
    let values = columns.map { property -> SQLiteValue in
      switch row.values[property.name] {
      case .attribute(let value):
        (property as? NSAttributeDescription).map { ColumnValue.column(value, $0) } ?? .null
      case .one(let target): target.row.map { .integer($0) } ?? .null
      default: .null
      }
    }
    try database.run(
      """
      INSERT OR REPLACE INTO \(Self.quoted(table)) (\(names.joined(separator: ", "))) \
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      """, [.integer(number), .text(id.entity.name ?? ""), .integer(row.version)] + values)
    for (name, value) in row.values {
      guard case .many(let targets) = value else { continue }
      for (place, target) in targets.enumerated() {
        guard let target = target.row else { continue }
        try database.run(
          "INSERT INTO Z_RELATIONS VALUES (?, ?, ?, ?, ?)",
          [.text(table), .integer(number), .text(name), .integer(Int64(place)), .integer(target)])
      }
    }
  }
}
