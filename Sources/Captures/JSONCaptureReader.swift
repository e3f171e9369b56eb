import AccessibilityTree
import Foundation

/// Reads the recordings that are JSON: finds out whose it is, and tells where it is wrong.
enum JSONCaptureReader {
  static func read(
    _ data: Data, as format: CaptureFormat, file: String
  ) throws(CaptureError) -> [CaptureNode] {
    switch format {
    case .simUse: try SimUseReader.read(data, file: file)
    case .maestro: try MaestroReader.read(data, file: file)
    case .accessibilitySnapshot: try SnapshotModelReader.read(data, file: file)
    case .pageSource: try PageSourceJSONReader.read(data, file: file)
    default: try DescribeUIReader.read(data, file: file)
    }
  }

  /// Decodes a document.
  ///
  /// - Throws: what is missing or wrong, with the line and column, or the path of keys to it.
  static func decode<T: Decodable>(
    _ type: T.Type, from data: Data, file: String
  ) throws(CaptureError) -> T {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw describe(error, of: data, file: file)
    } catch {
      throw CaptureError(file: file, problem: "is not JSON")
    }
  }

  private static func describe(_ error: DecodingError, of data: Data, file: String) -> CaptureError {
    switch error {
    case .keyNotFound(let key, let context):
      return CaptureError(file: file, problem: "\(place(context)): \"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return CaptureError(file: file, problem: "\(place(context)): \(context.debugDescription)")
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty, let (line, column) = position(ofMistakeIn: data) {
        return CaptureError(file: file, line: line, column: column, problem: "is not well-formed JSON")
      }
      return CaptureError(file: file, problem: "\(place(context)): \(context.debugDescription)")
    @unknown default: return CaptureError(file: file, problem: "is not a capture")
    }
  }

  /// Where a text stops being JSON; nil if it is JSON. The decoder does not say it, the parser does.
  private static func position(ofMistakeIn data: Data) -> (Int, Int)? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let message = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let number = message.components(separatedBy: "around character ").dropFirst().first
      // Without a number, the text ends too early.
      let offset = number.flatMap { Int($0.prefix { $0.isNumber }) } ?? data.count
      let before = data.prefix(max(0, min(offset, data.count)))
      let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
      return (line, before.endIndex - start + 1)
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let text = path.joined()
    return text.isEmpty ? "the top" : String(text.drop { $0 == "." })
  }
}

/// Numbers the objects of a recording, and keeps it from being nested too deeply.
struct CaptureCounter {
  private var count: UInt64 = 0
  private let file: String
  private static let deepest = 500

  init(file: String) { self.file = file }

  mutating func next(depth: Int) throws(CaptureError) -> UInt64 {
    guard depth < Self.deepest else { throw CaptureError(file: file, problem: "nested too deeply") }
    count += 1
    return count
  }
}

/// A frame as an object with `x`, `y`, `width` and `height`.
struct FrameRecord: Decodable {
  var x, y, width, height: Double
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

// MARK: idb and AXe

/// Reads what idb and AXe print: objects with `type`, `AXLabel`, `frame` and `children`.
enum DescribeUIReader {
  private struct Document: Decodable {
    var records: [Record]

    init(from decoder: any Decoder) throws {
      // Only to see whether it is a list, so that an error is about what the file was meant to be.
      let isList = (try? decoder.unkeyedContainer()) != nil
      records = isList ? try [Record](from: decoder) : [try Record(from: decoder)]
    }
  }

  private struct Record: Decodable {
    var type: String?
    var role: String?
    var label: String?
    var value: String?
    var identifier: String?
    var traits: [String]?
    var enabled: Bool?
    var help: String?
    var actions: [String]?
    var frame: FrameRecord
    var children: [Record]?

    enum CodingKeys: String, CodingKey {
      case type, role, enabled, traits, frame, children, help
      case actions = "custom_actions"
      case label = "AXLabel"
      case value = "AXValue"
      case identifier = "AXUniqueId"
    }
  }

  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    let document = try JSONCaptureReader.decode(Document.self, from: data, file: file)
    var counter = CaptureCounter(file: file)
    var roots: [CaptureNode] = []
    for record in document.records { roots.append(try node(record, around: [], counter: &counter)) }
    return roots
  }

  private static func node(
    _ record: Record, around: [String], counter: inout CaptureCounter
  ) throws(CaptureError) -> CaptureNode {
    var draft = CaptureDraft()
    draft.number = try counter.next(depth: around.count)
    draft.type =
      record.type ?? record.role.map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 } ?? "Other"
    draft.label = record.label
    draft.value = record.value
    draft.hint = record.help.flatMap { $0.isEmpty ? nil : $0 }
    draft.name = record.identifier
    draft.frame = record.frame.rect
    draft.traits = ElementKinds.traits(of: draft.type)
    for name in record.traits ?? [] { draft.traits.formUnion(PageSource.trait(name)) }
    if record.enabled == false { draft.traits.insert(.notEnabled) }
    draft.details.customActions = (record.actions ?? []).map { .init(name: AccessibilityText($0)) }
    // The accessibility elements and the containers around them are listed.
    draft.isAccessible =
      !["Application", "Window", "Group", "ScrollView", "Table"].contains(draft.type)
      && (record.children ?? []).isEmpty
    draft.complete(within: around)
    var children: [CaptureNode] = []
    for child in record.children ?? [] {
      children.append(try node(child, around: around + [draft.type], counter: &counter))
    }
    return CaptureNode(draft, children: children)
  }
}

// MARK: sim-use

/// Reads what sim-use prints: a flat list of the elements on the screen.
enum SimUseReader {
  private struct Listing: Decodable {
    var data: Entries

    struct Entries: Decodable { var entries: [Entry] }

    struct Entry: Decodable {
      var label: String?
      var role: String
      var frame: FrameRecord
      var states: [String]?
      var uniqueId: String?
    }
  }

  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    let listing = try JSONCaptureReader.decode(Listing.self, from: data, file: file)
    let children = listing.data.entries.enumerated().map { index, entry -> CaptureNode in
      var draft = CaptureDraft()
      draft.number = UInt64(index + 1)
      draft.type = entry.role == "Heading" ? "StaticText" : entry.role
      draft.label = entry.label
      draft.name = entry.uniqueId
      draft.frame = entry.frame.rect
      draft.traits = ElementKinds.traits(of: entry.role)
      draft.isAccessible = entry.role != "Group" || !(entry.label ?? "").isEmpty
      for state in entry.states ?? [] {
        if state == "disabled" { draft.traits.insert(.notEnabled) }
        if state == "selected" { draft.traits.insert(.selected) }
        if state.hasPrefix("value=\""), state.hasSuffix("\""), state.count > 7 {
          draft.value = String(state.dropFirst(7).dropLast())
        }
      }
      draft.complete(within: [])
      return CaptureNode(draft, children: [])
    }
    var draft = CaptureDraft()
    draft.type = "Application"
    draft.number = UInt64(children.count + 1)
    draft.frame = children.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    return [CaptureNode(draft, children: children)]
  }
}

// MARK: WebDriverAgent

/// Reads the page source that WebDriverAgent returns as JSON, or as XML in the answer to a request.
enum PageSourceJSONReader {
  /// The answer of a WebDriver server, or its value alone.
  private struct Answer: Decodable {
    enum Value {
      case xml(String)
      case tree(Record)
    }
    var value: Value

    private enum CodingKeys: CodingKey { case value, rect }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      guard !object.contains(.rect) else {
        value = .tree(try Record(from: decoder))
        return
      }
      if let text = try? object.decode(String.self, forKey: .value) {
        value = .xml(text)
      } else {
        value = .tree(try object.decode(Record.self, forKey: .value))
      }
    }
  }

  private struct Record: Decodable {
    var type: String?
    var label: String?
    var name: String?
    var value: String?
    var rect: FrameRecord
    var isEnabled: Flag?
    var isVisible: Flag?
    var isAccessible: Flag?
    var placeholderValue: String?
    var traits: String?
    var children: [Record]?

    enum CodingKeys: String, CodingKey {
      case type, label, name, value, rect, isEnabled, isVisible, isAccessible, placeholderValue, traits,
        children
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      type = try object.decodeIfPresent(String.self, forKey: .type)
      label = try object.decodeIfPresent(String.self, forKey: .label)
      name = try object.decodeIfPresent(String.self, forKey: .name)
      // A number or a Boolean where the control has one.
      value = try? object.decodeIfPresent(String.self, forKey: .value)
      if value == nil, let number = try? object.decodeIfPresent(Double.self, forKey: .value) {
        value = number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
      }
      rect = try object.decode(FrameRecord.self, forKey: .rect)
      isEnabled = try object.decodeIfPresent(Flag.self, forKey: .isEnabled)
      isVisible = try object.decodeIfPresent(Flag.self, forKey: .isVisible)
      isAccessible = try object.decodeIfPresent(Flag.self, forKey: .isAccessible)
      placeholderValue = try object.decodeIfPresent(String.self, forKey: .placeholderValue)
      traits = try object.decodeIfPresent(String.self, forKey: .traits)
      children = try object.decodeIfPresent([Record].self, forKey: .children)
    }
  }

  /// `"1"`, `true` or `1`.
  private struct Flag: Decodable {
    var isOn: Bool

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        isOn = flag
      } else if let number = try? value.decode(Int.self) {
        isOn = number != 0
      } else {
        let text = try value.decode(String.self)
        isOn = text == "1" || text == "true"
      }
    }
  }

  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    let answer = try JSONCaptureReader.decode(Answer.self, from: data, file: file)
    switch answer.value {
    case .xml(let text): return try XMLCaptureReader.read(Data(text.utf8), file: file)
    case .tree(let record):
      var counter = CaptureCounter(file: file)
      var knowsElements = false
      var drafts = [try draft(record, around: [], counter: &counter, knowsElements: &knowsElements)]
      if !knowsElements { ElementKinds.markElements(&drafts) }
      return drafts.map(\.node)
    }
  }

  private static func draft(
    _ record: Record, around: [CaptureDraft], counter: inout CaptureCounter, knowsElements: inout Bool
  ) throws(CaptureError) -> ElementKinds.Draft {
    var draft = CaptureDraft()
    draft.number = try counter.next(depth: around.count)
    let type = record.type ?? "Other"
    draft.type = type.hasPrefix(PageSource.prefix) ? String(type.dropFirst(PageSource.prefix.count)) : type
    draft.label = record.label
    draft.value = record.value
    draft.name = record.name
    draft.placeholder = record.placeholderValue
    draft.frame = record.rect.rect
    draft.isVisible = record.isVisible?.isOn ?? true
    if let flag = record.isAccessible {
      knowsElements = true
      draft.isAccessible = flag.isOn
    }
    if let traits = record.traits {
      for trait in traits.split(separator: ",") {
        draft.traits.formUnion(PageSource.trait(trait.trimmingCharacters(in: .whitespaces)))
      }
    } else {
      draft.traits = ElementKinds.traits(of: draft.type)
    }
    if record.isEnabled?.isOn == false { draft.traits.insert(.notEnabled) }
    draft.place(inRow: around.last { $0.type == "Cell" }, screen: around.first?.frame ?? draft.frame)
    draft.complete(within: around.map(\.type))
    var result = ElementKinds.Draft(draft)
    for child in record.children ?? [] {
      result.children.append(
        try self.draft(child, around: around + [draft], counter: &counter, knowsElements: &knowsElements))
    }
    return result
  }
}
