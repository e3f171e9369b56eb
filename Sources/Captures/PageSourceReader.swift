import AccessibilityTree
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the page source of WebDriverAgent: one XML element for each object of the screen.
final class PageSourceReader: NSObject, XMLParserDelegate {
  private let file: String
  private var open: [(draft: CaptureDraft, children: [CaptureNode])] = []
  private var roots: [CaptureNode] = []
  private var failure: CaptureError?
  private var count: UInt64 = 0

  private static let prefix = "XCUIElementType"
  /// No screen is nested deeper than this; anything deeper would overflow the stack later.
  private static let deepest = 1000

  private init(file: String) { self.file = file }

  /// The roots of a page source; part of one may have several.
  static func read(_ data: Data, file: String) throws -> [CaptureNode] {
    try checkEncoding(data, file: file)
    let reader = PageSourceReader(file: file)
    let parser = XMLParser(data: reader.wrap(data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, !reader.roots.isEmpty else {
      throw reader.error(parser, isWhole ? "holds no element" : "is not well-formed XML")
    }
    return reader.roots
  }

  /// Wraps the roots in one element, after the XML declaration and without a line break.
  private func wrap(_ data: Data) -> Data {
    var start = data.startIndex
    if let end = data.range(of: Data("?>".utf8)), data.starts(with: Data("<?xml".utf8)) {
      start = end.upperBound
    }
    wrapperLine = data[..<start].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return data[..<start] + Data("<\(Self.wrapper)>".utf8) + data[start...]
      + Data("</\(Self.wrapper)>".utf8)
  }

  private var wrapperLine = 1
  /// The name of the element that Appium wraps around a page source.
  private static let wrapper = "AppiumAUT"

  private func error(_ parser: XMLParser, _ problem: String) -> CaptureError {
    let (line, column) = (max(1, parser.lineNumber), max(1, parser.columnNumber))
    let shift = line == wrapperLine ? Self.wrapper.count + 2 : 0
    return CaptureError(file: file, line: line, column: max(1, column - shift), problem: problem)
  }

  /// Rejects anything but UTF-8: Foundation's parser traps on names in other encodings.
  private static func checkEncoding(_ data: Data, file: String) throws {
    guard String(validating: data, as: UTF8.self) == nil else { return }
    let valid = String(decoding: data, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
    throw CaptureError(
      file: file, line: valid.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }, problem: "is not UTF-8")
  }

  private func fail(_ parser: XMLParser, _ problem: String) {
    guard failure == nil else { return }
    failure = error(parser, problem)
    parser.abortParsing()
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    if open.isEmpty, name == Self.wrapper { return }
    guard name.hasPrefix(Self.prefix) else {
      return fail(parser, "<\(name)> is not an element of a page source: expected <\(Self.prefix)…>")
    }
    guard open.count < Self.deepest else { return fail(parser, "nested too deeply") }
    count += 1
    var draft = CaptureDraft()
    draft.number = count
    draft.line = parser.lineNumber
    draft.type = String(name.dropFirst(Self.prefix.count))
    draft.label = attributes["label"]
    draft.value = attributes["value"]
    draft.name = attributes["name"]
    draft.placeholder = attributes["placeholderValue"]
    draft.isVisible = attributes["visible"] != "false"
    draft.isAccessible = attributes["accessible"] == "true"
    guard let frame = frame(attributes) else {
      return fail(parser, "x, y, width and height of <\(name)> are not numbers")
    }
    draft.frame = frame
    for trait in (attributes["traits"] ?? "").split(separator: ",") {
      draft.traits.formUnion(Self.trait(trait.trimmingCharacters(in: .whitespaces)))
    }
    if attributes["enabled"] == "false" { draft.traits.insert(.notEnabled) }
    draft.place(
      inRow: open.last { $0.draft.type == "Cell" }?.draft, screen: open.first?.draft.frame ?? frame)
    let around = open.map(\.draft.type)
    draft.complete(
      inTabBar: around.contains("TabBar"), inNavigationBar: around.contains("NavigationBar"),
      inWebView: around.contains("WebView"))
    open.append((draft, []))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, name != Self.wrapper, let (draft, children) = open.popLast() else { return }
    let node = CaptureNode(draft, children: children)
    if open.isEmpty {
      roots.append(node)
    } else {
      open[open.count - 1].children.append(node)
    }
  }

  private func frame(_ attributes: [String: String]) -> CGRect? {
    var numbers: [Double] = []
    for key in ["x", "y", "width", "height"] {
      guard let text = attributes[key] else {
        numbers.append(0)
        continue
      }
      guard let number = Double(text), number.isFinite else { return nil }
      numbers.append(number)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The trait with a name such as `NotEnabled`; empty for an unknown name.
  static func trait(_ name: String) -> AccessibilityTraits {
    AccessibilityTraits(name: name.prefix(1).lowercased() + name.dropFirst()) ?? []
  }
}
