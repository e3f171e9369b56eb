import AccessibilityTree
import CurbcutUIKit
import Foundation

/// The description of one object of a case.
struct CaseNode {
  var path: String
  var kind = Kind.view
  var className: ClassName?
  var id: String?
  var frame = CGRect.zero
  var accessibilityFrame: CGRect?
  var frameInContainer: CGRect?
  var shape: Shape?
  var activationPoint: CGPoint?
  var isAccessibilityElement = false
  var label, value, hint, identifier, language, text: String?
  var traits: AccessibilityTraits?
  var elementsHidden, hidden, viewIsModal, groupChildren, clipsToBounds: Bool
  var alpha = 1.0
  var containerType = UIAccessibilityContainerType.none
  var accessibilityElements: [Member]?
  var hidesIndices = false
  var indexAPI: IndexAPI?
  var tabBarItemCount: Int?
  var dataTable: DataTable?
  var cell: TableRange?
  var tableIndex: (row: Int, column: Int)?
  var customContent: [AccessibilityElement.CustomContent] = []
  var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
  var customActions: [String] = []
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var children: [CaseNode] = []

  enum Kind { case view, element, object }

  enum ClassName { case label, segmentedControl, tabBar, tabBarButton }

  /// A path in place of the frame, which may be empty.
  enum Shape {
    case rect(CGRect)
    case points([CGPoint])
  }

  /// A member of an explicit list: an object defined in the list, or a reference to one defined elsewhere in
  /// the case.
  enum Member {
    case node(CaseNode)
    case reference(String, path: String)
  }

  /// A container that implements only the index-based functions.
  struct IndexAPI {
    /// Nil for "not found".
    var count: Int?
    var elements: [CaseNode]
  }

  struct DataTable {
    var rows: Int
    var columns: Int
    var cells: [String]
    var rowHeaders: [Int: [String]]
    var columnHeaders: [Int: [String]]
  }

  static let deepest = 200

  init(_ reader: CaseReader, depth: Int = 0) throws {
    var reader = reader
    guard depth < Self.deepest else { throw CaseError(path: reader.path, problem: "nested too deeply") }
    path = reader.path
    kind = try reader.choice("kind", ["view": .view, "element": .element, "object": .object]) ?? .view
    className = try reader.choice(
      "class",
      [
        "UILabel": .label, "UISegmentedControl": .segmentedControl, "UITabBar": .tabBar,
        "UITabBarButton": .tabBarButton,
      ])
    id = try reader.string("id")
    frame = try reader.rect("frame") ?? .zero
    accessibilityFrame = try reader.rect("accessibilityFrame")
    if try reader.bool("accessibilityFrameNonFinite") ?? false {
      accessibilityFrame = CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: .infinity)
    }
    frameInContainer = try reader.rect("frameInContainer")
    activationPoint = try reader.point("activationPoint")
    isAccessibilityElement = try reader.bool("isAccessibilityElement") ?? false
    label = try reader.string("label")
    value = try reader.string("value")
    hint = try reader.string("hint")
    identifier = try reader.string("identifier")
    language = try reader.string("language")
    text = try reader.string("text")
    elementsHidden = try reader.bool("elementsHidden") ?? false
    hidden = try reader.bool("hidden") ?? false
    viewIsModal = try reader.bool("viewIsModal") ?? false
    groupChildren = try reader.bool("groupChildren") ?? false
    clipsToBounds = try reader.bool("clipsToBounds") ?? false
    alpha = try reader.number("alpha") ?? 1
    containerType =
      try reader.choice(
        "containerType",
        [
          "none": .none, "dataTable": .dataTable, "list": .list, "landmark": .landmark,
          "semanticGroup": .semanticGroup,
        ]) ?? .none
    hidesIndices = try reader.choice("indexOfElement", ["notFound": true]) ?? false
    tabBarItemCount = try reader.int("tabBarItemCount")
    expandedStatus =
      try reader.choice("expandedStatus", ["expanded": .expanded, "collapsed": .collapsed])
      ?? .unsupported
    traits = try Self.traits(&reader)
    shape = try Self.shape(&reader)
    indexAPI = try Self.indexAPI(&reader, depth: depth)
    dataTable = try Self.dataTable(&reader)
    cell = try Self.cell(&reader)
    tableIndex = try reader.numbers("tableIndex", count: 2).map { numbers in
      guard let row = Int(exactly: numbers[0]), let column = Int(exactly: numbers[1]) else {
        throw CaseError(path: reader.place("tableIndex"), problem: "expected whole numbers")
      }
      return (row, column)
    }
    customContent = try Self.customContent(&reader)
    accessibilityElements = try reader.objects("accessibilityElements")?.map { member in
      var member = member
      if let reference = try member.string("ref") {
        try member.finish()
        return .reference(reference, path: member.path)
      }
      return .node(try CaseNode(member, depth: depth + 1))
    }
    children = try (reader.objects("children") ?? []).map { try CaseNode($0, depth: depth + 1) }
    try reader.finish()
    try check()
  }

  /// Rejects combinations that no object on iOS could have.
  private func check() throws {
    if text != nil, className != .label {
      throw CaseError(path: path + ".text", problem: "only a UILabel has text")
    }
    if tabBarItemCount != nil, className != .tabBar {
      throw CaseError(path: path + ".tabBarItemCount", problem: "only a UITabBar has items")
    }
    if kind != .view, !children.isEmpty || className != nil {
      throw CaseError(path: path, problem: "only a view has subviews or a class")
    }
    if cell != nil, kind == .object || className != nil {
      throw CaseError(path: path + ".cell", problem: "only plain views and elements can be cells")
    }
  }

  // MARK: Keys with compound values

  static func traits(_ reader: inout CaseReader, key: String = "traits") throws -> AccessibilityTraits? {
    guard let names = try reader.strings(key) else { return nil }
    var traits: AccessibilityTraits = []
    for (index, name) in names.enumerated() {
      let aliases = ["switchButton": "toggleButton", "pickerItem": "pickerElement"]
      guard let trait = AccessibilityTraits(name: aliases[name] ?? name) else {
        throw CaseError(path: "\(reader.place(key))[\(index)]", problem: "\"\(name)\" is not a trait")
      }
      traits.insert(trait)
    }
    return traits
  }

  private static func shape(_ reader: inout CaseReader) throws -> Shape? {
    if let rect = try reader.rect("accessibilityPathRect") { return .rect(rect) }
    guard let list = try reader.list("accessibilityPath") else { return nil }
    let points = try list.enumerated().map { index, value -> CGPoint in
      guard case .list(let pair) = value, pair.count == 2, case .number(let x) = pair[0],
        case .number(let y) = pair[1]
      else { throw reader.wrong("accessibilityPath[\(index)]", "a point [x, y]", value) }
      return CGPoint(x: x, y: y)
    }
    return .points(points)
  }

  private static func indexAPI(_ reader: inout CaseReader, depth: Int) throws -> IndexAPI? {
    guard var api = try reader.object("indexAPI") else { return nil }
    let elements = try (api.objects("elements") ?? []).map { try CaseNode($0, depth: depth + 1) }
    var count: Int? = elements.count
    switch api.value("count") {
    case nil: break
    case .string("notFound")?: count = nil
    case .number(let number)? where Int(exactly: number) != nil: count = Int(number)
    case let other?: throw api.wrong("count", "a whole number or \"notFound\"", other)
    }
    try api.finish()
    return IndexAPI(count: count, elements: elements)
  }

  private static func dataTable(_ reader: inout CaseReader) throws -> DataTable? {
    guard var table = try reader.object("dataTable") else { return nil }
    func headers(_ key: String) throws -> [Int: [String]] {
      guard var object = try table.object(key) else { return [:] }
      var result: [Int: [String]] = [:]
      for name in object.keys {
        guard let index = Int(name) else {
          throw CaseError(path: object.place(name), problem: "expected a row or column number as key")
        }
        result[index] = try object.strings(name) ?? []
      }
      return result
    }
    let result = DataTable(
      rows: try table.int("rows") ?? 0, columns: try table.int("columns") ?? 0,
      cells: try table.strings("cells") ?? [], rowHeaders: try headers("rowHeaders"),
      columnHeaders: try headers("columnHeaders"))
    try table.finish()
    return result
  }

  private static func cell(_ reader: inout CaseReader) throws -> TableRange? {
    guard var cell = try reader.object("cell") else { return nil }
    let range = TableRange(
      row: try cell.int("row"), column: try cell.int("column"), rowSpan: try cell.int("rowSpan") ?? 1,
      columnSpan: try cell.int("columnSpan") ?? 1)
    try cell.finish()
    return range
  }

  static func customContent(_ reader: inout CaseReader) throws -> [AccessibilityElement.CustomContent] {
    try (reader.objects("customContent") ?? []).map { content in
      var content = content
      let important = try content.bool("important")
      let importance = try content.choice("importance", ["high": true, "default": false])
      let result = AccessibilityElement.CustomContent(
        label: AccessibilityText(try content.string("label") ?? ""),
        value: AccessibilityText(try content.string("value") ?? ""),
        isImportant: important ?? importance ?? false)
      try content.finish()
      return result
    }
  }
}
