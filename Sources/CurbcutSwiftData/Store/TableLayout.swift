/// The table in which models of one family are: a class, and those that inherit from it.
///
/// Tables and columns have the names that Core Data gives them.
final class TableLayout: Sendable {
  struct Column: Sendable {
    let name: String
    let declaration: String
    let property: ModelProperty
  }

  let name: String
  let columns: [Column]
  private let indexes: [String: Int]

  /// The columns before those of the properties: the row's number, and that of its entity.
  static let firstColumns = ["Z_PK", "Z_ENT"]

  init(_ root: ModelType, family: [ModelType]) {
    name = Self.column(root.name)
    var columns: [Column] = []
    var indexes: [String: Int] = [:]
    for property in family.flatMap(\.properties) where !property.isTransient && !property.isToMany {
      guard indexes[property.name] == nil else { continue }
      indexes[property.name] = columns.count + Self.firstColumns.count
      let declaration =
        property.isRelationship
        ? "INTEGER"
        : ColumnCoding.declaration(of: property.valueType, transformer: property.attribute.transformer)
      columns.append(
        Column(name: Self.column(property.name), declaration: declaration, property: property))
    }
    self.columns = columns
    self.indexes = indexes
  }

  /// Where a property's column is among those of a fetched row; nil when it has none.
  func index(of property: ModelProperty) -> Int? { indexes[property.name] }

  /// What a statement fetches.
  func selection(_ alias: String) -> String {
    (Self.firstColumns + columns.map(\.name)).map { "\(alias).\(Self.quoted($0))" }.joined(separator: ", ")
  }

  /// The statement that creates the table.
  var creation: String {
    let columns = columns.map { ", \(Self.quoted($0.name)) \($0.declaration)" }.joined()
    return
      "CREATE TABLE IF NOT EXISTS \(Self.quoted(name)) "
      + "(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(columns))"
  }

  /// The name of the column of a property, or of the table of an entity.
  static func column(_ name: String) -> String { "Z" + name.uppercased() }

  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

/// The table that keeps which models refer to which where neither row could: from many to many, or to many without a way
/// back.
struct JoinTable: Hashable, Sendable {
  let name: String
  /// The column of the models that have the property.
  let own: String
  /// The column of the models on the other side.
  let other: String

  static let columns = ["Z_FIRST", "Z_SECOND"]

  /// Answers nil for a relationship that a column keeps.
  init?(_ property: ModelProperty) {
    guard property.isToMany, property.inverse?.isToMany ?? true else { return nil }
    func side(_ property: ModelProperty) -> String {
      "Z_\(ModelType.of(property.owner).name.uppercased())_\(property.name.uppercased())"
    }
    let mine = side(property)
    let theirs = property.inverse.map(side) ?? mine
    name = min(mine, theirs)
    let isFirst = mine <= theirs
    own = Self.columns[isFirst ? 0 : 1]
    other = Self.columns[isFirst ? 1 : 0]
  }

  var creation: String {
    "CREATE TABLE IF NOT EXISTS \(TableLayout.quoted(name)) "
      + "(Z_FIRST INTEGER, Z_SECOND INTEGER, PRIMARY KEY (Z_FIRST, Z_SECOND))"
  }
}
