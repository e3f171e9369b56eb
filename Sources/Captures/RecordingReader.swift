import AccessibilityTree
import Foundation

/// Reads the recordings of ``AccessibilityRecorder``: what each object says of itself to assistive technologies, and what
/// decides how it is read. Documentation/recordings.md describes the form.
enum RecordingReader {
  static let format = "curbcut.recording"
  private static let version = 1

  /// A whole recording.
  struct Document: Decodable {
    var name: String?
    var size: [Double]?
    var language: String?
    var idiom: String?
    var isRightToLeft: Bool?
    var picture: Data?
    var step: CaptureStep?
    fileprivate var windows: [Node]

    private enum CodingKeys: String, CodingKey {
      case version, name, size, language, idiom, picture, windows, step
      case isRightToLeft = "rightToLeft"
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      let version = try object.decode(Int.self, forKey: .version)
      guard version == RecordingReader.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: object,
          debugDescription:
            "version \(version) of \(format) is not supported; expected \(RecordingReader.version)")
      }
      name = try object.decodeIfPresent(String.self, forKey: .name)
      size = try object.decodeIfPresent([Double].self, forKey: .size)
      if let size, size.count != 2 || !size.allSatisfy({ (1...100_000).contains($0) }) {
        throw DecodingError.dataCorruptedError(
          forKey: .size, in: object, debugDescription: "expected [width, height] in points")
      }
      language = try object.decodeIfPresent(String.self, forKey: .language)
      idiom = try object.decodeIfPresent(String.self, forKey: .idiom)
      isRightToLeft = try object.decodeIfPresent(Bool.self, forKey: .isRightToLeft)
      picture = try object.decodeIfPresent(Data.self, forKey: .picture)
      step = try object.decodeIfPresent(CaptureStep.self, forKey: .step)
      windows = try object.decode([Node].self, forKey: .windows)
    }
  }

  fileprivate struct Node: Decodable {
    var element: AccessibilityElement
    var facts: [String]
    var container: String?
    var visible: [Double]?
    var elements: [Node]?
    var children: [Node]?
    var table: Table?
    var cell: Cell?

    struct Table: Decodable {
      var rows, columns: Int
      /// For each row and each column the places of its headers: `[[row, column], …]`.
      var rowHeaders, columnHeaders: [[[Int]]]?
    }
    struct Cell: Decodable {
      var row, column: Int?
      var rowSpan, columnSpan: Int?
    }

    private enum CodingKeys: CodingKey { case facts, container, visible, elements, children, table, cell }

    init(from decoder: any Decoder) throws {
      element = try AccessibilityElement(from: decoder)
      let object = try decoder.container(keyedBy: CodingKeys.self)
      facts = try object.decodeIfPresent([String].self, forKey: .facts) ?? []
      container = try object.decodeIfPresent(String.self, forKey: .container)
      visible = try object.decodeIfPresent([Double].self, forKey: .visible)
      elements = try object.decodeIfPresent([Node].self, forKey: .elements)
      children = try object.decodeIfPresent([Node].self, forKey: .children)
      table = try object.decodeIfPresent(Table.self, forKey: .table)
      cell = try object.decodeIfPresent(Cell.self, forKey: .cell)
      if let table {
        let limit = 0...CaptureTable.largest
        guard limit.contains(table.rows), limit.contains(table.columns) else {
          throw DecodingError.dataCorruptedError(
            forKey: .table, in: object, debugDescription: "\(table.rows) rows and \(table.columns) columns")
        }
      }
    }
  }

  static func read(
    _ data: Data, file: String
  ) throws(CaptureError) -> (document: Document, roots: [CaptureNode]) {
    let document = try JSONCaptureReader.decode(Document.self, from: data, file: file)
    guard !document.windows.isEmpty else { throw CaptureError(file: file, problem: "holds no window") }
    var counter = CaptureCounter(file: file)
    var roots: [CaptureNode] = []
    for window in document.windows { roots.append(try node(window, depth: 0, counter: &counter, file: file)) }
    // A modal window silences those behind it.
    let modal = roots.lastIndex { $0.isModal && $0.isVisible } ?? 0
    return (document, Array(roots[modal...]))
  }

  private static func node(
    _ record: Node, depth: Int, counter: inout CaptureCounter, file: String
  ) throws(CaptureError) -> CaptureNode {
    var draft = CaptureDraft()
    draft.number = try counter.next(depth: depth)
    draft.recorded = record.element
    draft.type = record.element.className ?? "Other"
    draft.facts = facts(record)
    draft.isModal = record.facts.contains("modal")
    draft.isVisible = !record.facts.contains("invisible")
    draft.isAccessible = record.facts.contains("element")
    if let visible = record.visible, visible.count == 4 {
      draft.visibleRect = CGRect(x: visible[0], y: visible[1], width: visible[2], height: visible[3])
    }
    draft.table = record.table.map(table)
    if let cell = record.cell { draft.cell = range(cell) }
    draft.hasFixedOrder = record.elements != nil
    var children: [CaptureNode] = []
    for child in record.elements ?? record.children ?? [] {
      children.append(try node(child, depth: depth + 1, counter: &counter, file: file))
    }
    return CaptureNode(draft, children: children)
  }

  /// The names under `facts`.
  static let flags: [(name: String, flag: ReadingFacts.Flags)] = [
    ("view", .isView), ("element", .isElement), ("elementsHidden", .elementsHidden),
    ("invisible", .isInvisible), ("sizeless", .isSizeless), ("clips", .clips), ("groups", .groupsChildren),
    ("tabs", .hasTabBarTrait), ("scrolls", .scrolls),
  ]

  private static func facts(_ record: Node) -> ReadingFacts {
    var facts = ReadingFacts()
    for (name, flag) in flags where record.facts.contains(name) { facts.flags.insert(flag) }
    switch record.container {
    case "dataTable": if record.table != nil { facts.role = .dataTable }
    case "list": facts.role = .list
    case "landmark": facts.role = .landmark
    case "semanticGroup":
      facts.role = .semanticGroup
      let element = record.element
      if [element.label?.string, element.value?.string, element.identifier].contains(where: {
        !($0 ?? "").isEmpty
      }) {
        facts.flags.insert(.hasName)
      }
    case "segmentedControl": facts.role = .segmentedControl
    case "tabBar": facts.role = .tabBar
    case "navigationBar": facts.role = .navigationBar
    case "toolbar": facts.role = .toolbar
    case "alert": facts.role = .alert
    default: break
    }
    return facts
  }

  private static func table(_ record: Node.Table) -> CaptureTable {
    func headers(_ lists: [[[Int]]]?) -> [Int: [CaptureTable.Place]] {
      var result: [Int: [CaptureTable.Place]] = [:]
      for (index, places) in (lists ?? []).enumerated() {
        let known = places.filter { $0.count == 2 }.map { CaptureTable.Place(row: $0[0], column: $0[1]) }
        if !known.isEmpty { result[index] = known }
      }
      return result
    }
    return CaptureTable(
      rows: record.rows, columns: record.columns, rowHeaders: headers(record.rowHeaders),
      columnHeaders: headers(record.columnHeaders))
  }

  private static func range(_ record: Node.Cell) -> TableRange {
    func place(_ number: Int?) -> Int? {
      number.flatMap { (0...CaptureTable.largest).contains($0) ? $0 : nil }
    }
    func span(_ number: Int?) -> Int { max(1, min(number ?? 1, CaptureTable.largest)) }
    return TableRange(
      row: place(record.row), column: place(record.column), rowSpan: span(record.rowSpan),
      columnSpan: span(record.columnSpan))
  }
}

/// How a screen was reached from another one, as a recorder notes it.
public struct CaptureStep: Hashable, Sendable, Codable {
  /// The name of the recording before, without the ending of its file.
  public var from: String
  /// Where a finger tapped on the screen before, in points.
  public var at: CGPoint?

  private enum CodingKeys: CodingKey { case from, at }

  /// Creates a step; the place of the tap is nil where it is not known.
  public init(from: String, at: CGPoint? = nil) {
    self.from = from
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    from = try object.decode(String.self, forKey: .from)
    guard let point = try object.decodeIfPresent([Double].self, forKey: .at) else { return }
    guard point.count == 2 else {
      throw DecodingError.dataCorruptedError(forKey: .at, in: object, debugDescription: "expected [x, y]")
    }
    at = CGPoint(x: point[0], y: point[1])
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(from, forKey: .from)
    try object.encodeIfPresent(at.map { [$0.x, $0.y] }, forKey: .at)
  }
}
