import Foundation
import SourceLowering
import Testing

@Suite("SwiftData's macros")
struct ModelTests {
  private func model(_ members: String, head: String = "class Item") -> String {
    body("import SwiftData\n@Model\n\(head) {\n\(members)\n}")
  }

  private static let properties: [(written: String, lowered: [String])] = [
    (
      "  var name: String",
      [
        "  var name: String { @storageRestrictions(accesses: _$storage, initializes: _name) init(initialValue)",
        "get { _$get(\"name\", \\.name) } set { _$set(\"name\", \\.name, newValue) } }; "
          + "private var _name: CurbcutSwiftData.NoValue",
        "all.append(.init(name: \"name\", keypath: \\Item.name))",
      ]
    ),
    // The compiler makes a variable of a constant to which a macro adds accessors (a warning in Swift 5: “cannot expand
    // accessor macro on variable declared with 'let'”).
    ("  let id = 1", ["  var id: Int = 1 { @storage", "defaultValue: 1))"]),
    (
      "  let id: UUID",
      [
        "  var id: UUID { @storageRestrictions(accesses: _$storage, initializes: _id) init(initialValue)",
        "all.append(.init(name: \"id\", keypath: \\Item.id))",
      ]
    ),
    ("  var note: String?", ["var note: String? = nil { @storage"]),
    ("  var count = 1", ["var count: Int = 1 { @storage", "defaultValue: 1))"]),
    ("  var real = -1.5", ["var real: Double = -1.5 {"]),
    ("  var isOn = false", ["var isOn: Bool = false {"]),
    ("  var text = \"\"", ["var text: String = \"\" {"]),
    (
      "  var day = Date.now",
      [
        "var day: _dayDefault.Value = Date.now {",
        "enum _dayDefault: CurbcutSwiftData._DefaultValue { nonisolated(unsafe) static var value = Date.now }",
      ]
    ),
    ("  private(set) var name: String", ["  private(set) var name: String { @storage"]),
    (
      "  @Attribute(.unique, originalName: \"id\") var code: String",
      [
        "                                          var code: String {",
        "keypath: \\Item.code, metadata: CurbcutSwiftData.Schema.Attribute(.unique, originalName: \"id\")",
      ]
    ),
    (
      "  @Relationship(deleteRule: .cascade, inverse: \\Dog.owner) var dogs: [Dog] = []",
      [
        "defaultValue: [], metadata: CurbcutSwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Dog.owner)"
      ]
    ),
    (
      "  var x = 0 { didSet { done() } }",
      ["set { let oldValue = self.x; _$set(\"x\", \\.x, newValue); do { done() }"]
    ),
    ("  var `class`: Int", ["\"class\", \\.`class`", "private var _class:"]),
    (
      "  #Unique<Item>([\\.a, \\.b], [\\.c])",
      [
        "var _$unique: [[AnyKeyPath]] { let all: [[PartialKeyPath<Item>]] = [[\\.a, \\.b], [\\.c]]; return all }"
      ]
    ),
    ("  #Index<Item>([\\.a])", ["class var _$index: [[AnyKeyPath]] { let all"]),
  ]

  @Test("Stored properties get accessors, and a place in the schema", arguments: properties)
  func property(_ written: String, _ wanted: [String]) {
    let text = model(written)
    for part in wanted { #expect(text.contains(part), "\(text)") }
  }

  @Test(
    "What is not stored stays as it is",
    arguments: [
      "  static let id = 1", "  static var all = 1", "  lazy var x = 1", "  var half: Int { 1 }",
      "  var both: Int { get { 1 } set { } }",
    ])
  func unstored(_ written: String) {
    let text = model(written)
    #expect(text.contains(written + "\n"))
    #expect(text.contains("class var schemaMetadata: [CurbcutSwiftData.Schema.PropertyMetadata] { [] }"))
  }

  @Test("A transient property is only freed from its attribute")
  func transient() {
    #expect(model("  @Transient var x = 1").contains("             var x = 1\n"))
    #expect(model("  @Transient lazy var x = 1").contains("             lazy var x = 1\n"))
  }

  @Test("The class conforms, and creates models of rows")
  func conformance() {
    let text = model("  var a: Int", head: "public final class Item: Codable")
    #expect(text.contains("public final class Item: Codable, CurbcutSwiftData.PersistentModel {"))
    #expect(
      text.contains(
        "public required init(_$storage storage: CurbcutSwiftData.ModelStorage) { _a = .init(); _$storage = storage }"
      ))
    #expect(text.contains("public static var schemaMetadata"))
    #expect(!text.contains("@Model"))
  }

  @Test("A class that inherits from a model keeps its own first values")
  func inheritance() {
    let text = lowered(
      "import SwiftData\n@Model class Trip {\n var a: Int\n}\n@Model class Work: Trip {\n var b: Int\n}")
    #expect(text.contains("class Work: Trip { private let _$own"))
    #expect(text.contains("accesses: _$own, initializes: _b"))
    #expect(text.contains("override class var schemaMetadata"))
    #expect(
      text.contains("override class var _$parent: (any CurbcutSwiftData.PersistentModel.Type)? { Trip.self }")
    )
  }

  @Test("A query without arguments is called like the others")
  func query() {
    #expect(body("import SwiftData\n@Query var a: [Item]").contains("@Query() var a: [Item]"))
    #expect(
      body("import SwiftData\n@Query(sort: \\.a) var a: [Item]").contains("@Query(sort: \\.a) var a: [Item]"))
  }

  @Test("A model actor gets a container and an executor")
  func modelActor() {
    let text = body("import SwiftData\n@ModelActor\nactor Keeper {\n}")
    #expect(text.contains("actor Keeper: CurbcutSwiftData.ModelActor {"))
    #expect(text.contains("init(modelContainer: CurbcutSwiftData.ModelContainer)"))
  }

  @Test("An attribute of the same name in a file without SwiftData stays")
  func foreign() {
    let text = "@Model\nclass Item {\n  var a: Int\n}"
    #expect(body(text) == text)
  }

  @Test("What is added stands apart from a last member on the line of the brace")
  func lastMemberOnTheLineOfTheBrace() {
    let code =
      "import SwiftData\n@Model class Item { var name: String; init(name: String) { self.name = name } }"
    #expect(body(code).contains("{ self.name = name } ; required init"))
    #expect(
      body(code.replacingOccurrences(of: "} }", with: "}; }")).contains("{ self.name = name }; required init")
    )
    #expect(!model("  var name: String").contains("\n; "))
  }

  @Test("Lines stay where they are")
  func lines() {
    let text =
      "import SwiftData\n@Model\nclass Item {\n  var a: Int\n  var b = [\n    1\n  ]\n  func f() {}\n}"
    let lines = body(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].hasPrefix("  var a: Int {"))
    #expect(lines[5] == "    1")
    #expect(lines[7] == "  func f() {}")
  }

  @Test func aMacroAndTheSemicolonAfterItAreRemoved() {
    let lowered = model("  #Index<Item>([\\.name]); #Unique<Item>([\\.name]); var name: String")
    #expect(lowered.contains("_$index: [[AnyKeyPath]] { let all"))
    #expect(!lowered.contains("; ;") && !lowered.contains("#"))
  }
}
