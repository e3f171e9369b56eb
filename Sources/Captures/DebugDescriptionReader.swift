import AccessibilityTree
import Foundation

/// Reads what XCUITest prints of an app (`XCUIElement.debugDescription`): one line for each object, indented.
///
/// ```
/// Element subtree:
///  →Application, 0x600, pid: 8123, label: 'Notes'
///     Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
///       Button, 0x602, {{16.0, 60.0}, {44.0, 44.0}}, identifier: 'add', label: 'Add', Disabled
/// ```
/// XCUITest prints neither traits nor which objects are elements: both are told from the kinds of objects. Long values are
/// cut.
struct DebugDescriptionReader {
  private let file: String
  private var drafts: [ElementKinds.Draft] = []
  /// The objects that are open, with the indentation of each.
  private var open: [(indent: Int, draft: ElementKinds.Draft)] = []
  private var count: UInt64 = 0

  private static let deepest = 500
  private static let begin = "Element subtree:"
  private static let ends = ["Path to element:", "Query chain:"]

  /// Whether a text contains such a description.
  static func recognises(_ text: Substring) -> Bool {
    text.split(separator: "\n", omittingEmptySubsequences: true).prefix(200)
      .contains { $0.contains(begin) || Line(Substring($0)) != nil }
  }

  static func read(_ text: String, file: String) throws(CaptureError) -> [CaptureNode] {
    var reader = DebugDescriptionReader(file: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains(begin) }.map { $0 + 1 } ?? 0
    var pending: (number: Int, text: String)?
    for (index, line) in lines.enumerated().dropFirst(start) {
      if ends.contains(where: { line.hasPrefix($0) }) { break }
      if Line(line) != nil {
        if let pending { try reader.add(pending.text, at: pending.number) }
        pending = (index + 1, String(line))
      } else if pending != nil {
        // A label may contain line breaks.
        pending?.text += "\n" + line
      }
    }
    if let pending { try reader.add(pending.text, at: pending.number) }
    reader.close(downTo: -1)
    guard !reader.drafts.isEmpty else {
      throw CaptureError(
        file: file, line: start + 1,
        problem:
          "holds no element: expected lines such as \"Button, 0x600, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Add'\""
      )
    }
    ElementKinds.markElements(&reader.drafts)
    return reader.drafts.map(\.node)
  }

  private init(file: String) { self.file = file }

  private mutating func add(_ text: String, at number: Int) throws(CaptureError) {
    // Blank lines after the last object are no part of its label.
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    guard let line = Line(text[...end]) else { return }
    close(downTo: line.indent)
    guard open.count < Self.deepest else {
      throw CaptureError(file: file, line: number, problem: "nested too deeply")
    }
    count += 1
    var draft = CaptureDraft()
    draft.number = count
    draft.line = number
    draft.type = line.type
    var attributes = line.attributes
    do throws(CaptureProblem) {
      draft.frame = try attributes.takeFrame() ?? .zero
    } catch {
      throw CaptureError(file: file, line: number, problem: error.text)
    }
    attributes.read(into: &draft)
    draft.traits.formUnion(ElementKinds.traits(of: draft.type))
    draft.complete(within: open.map(\.draft.object.type))
    open.append((line.indent, .init(draft)))
  }

  /// Closes the objects that are indented as far as a line, or farther.
  private mutating func close(downTo indent: Int) {
    while let last = open.last, last.indent >= indent {
      open.removeLast()
      if open.isEmpty {
        drafts.append(last.draft)
      } else {
        open[open.count - 1].draft.children.append(last.draft)
      }
    }
  }
}

/// The beginning of a line about an object.
private struct Line {
  var indent: Int
  var type: String
  var attributes: Attributes

  /// Nil for any other line.
  init?(_ text: Substring) {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    indent = text.count - rest.count
    if rest.first == "→" { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isLetter }
    guard let first = name.first, first.isUppercase else { return nil }
    rest = rest.dropFirst(name.count)
    // "Window (Main)"
    if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
    // Before Xcode 9 there was no comma.
    if rest.hasPrefix(",") { rest = rest.dropFirst() }
    guard rest.hasPrefix(" 0x") else { return nil }
    rest = rest.dropFirst(3).drop { $0.isHexDigit }
    if rest.first == ":" || rest.first == "," { rest = rest.dropFirst() } else if !rest.isEmpty { return nil }
    type = String(name)
    attributes = Attributes(text: rest)
  }
}

/// What follows the address of an object: `{{x, y}, {width, height}}, identifier: 'x', label: 'y', Selected`.
private struct Attributes {
  var text: Substring

  private static let keys = ["identifier", "label", "title", "placeholderValue", "value", "pid", "traits"]
  private static let flags = [
    "Selected", "Disabled", "Keyboard Focused", "Focused", "Main Window", "Hittable", "Has Focus",
  ]

  /// Takes the frame out of the text; nil when it has none, and for an object without a place.
  mutating func takeFrame() throws(CaptureProblem) -> CGRect? {
    guard let start = text.range(of: "{{"), let end = text[start.upperBound...].range(of: "}}") else {
      return nil
    }
    // Braces in a label are no frame.
    if let quote = text.firstIndex(of: "'"), quote < start.lowerBound { return nil }
    let inside = text[start.upperBound..<end.lowerBound]
    let numbers = inside.split { "{}, ".contains($0) }.map { Double($0) }
    let known = numbers.compactMap { $0 }
    guard numbers.count == 4, known.count == 4 else {
      throw CaptureProblem("\"{{\(inside)}}\" is not a frame: expected {{x, y}, {width, height}}")
    }
    text = text[..<start.lowerBound] + text[end.upperBound...]
    // An object without a place is at infinity.
    guard known.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }

  func read(into draft: inout CaptureDraft) {
    var rest = text.drop { $0 == "," || $0 == " " }
    while !rest.isEmpty {
      if let flag = Self.flags.first(where: { rest.hasPrefix($0) }) {
        if flag == "Selected" { draft.traits.insert(.selected) }
        if flag == "Disabled" { draft.traits.insert(.notEnabled) }
        if flag == "Keyboard Focused" { draft.traits.insert(.isEditing) }
        rest = rest.dropFirst(flag.count)
      } else if let key = Self.keys.first(where: { rest.hasPrefix("\($0): ") }) {
        let (value, end) = Self.value(rest.dropFirst(key.count + 2))
        rest = end
        switch key {
        case "identifier": draft.name = value
        case "label": draft.label = value
        case "title": if draft.label == nil { draft.label = value }
        case "placeholderValue": draft.placeholder = value
        case "value": draft.value = value
        default: break
        }
      } else {
        rest = rest.drop { $0 != "," }
      }
      rest = rest.drop { $0 == "," || $0 == " " }
    }
  }

  /// A value, which is not escaped, and what comes after it: it ends where another attribute begins.
  private static func value(_ text: Substring) -> (String, Substring) {
    let isQuoted = text.first == "'"
    let text = isQuoted ? text.dropFirst() : text
    var start = text.startIndex
    let mark = isQuoted ? "', " : ", "
    while let end = text[start...].range(of: mark) {
      let after = text[end.upperBound...]
      if flags.contains(where: { after == $0 || after.hasPrefix($0 + ",") })
        || keys.contains(where: { after.hasPrefix("\($0): ") })
      {
        return (String(text[..<end.lowerBound]), after)
      }
      start = end.upperBound
    }
    let whole = isQuoted && text.last == "'" ? text.dropLast() : text
    return (String(whole), "")
  }
}
