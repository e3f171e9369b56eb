import AccessibilityTree
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A form of XML in which a tool writes a screen: one element for each object.
protocol CaptureDialect {
  /// The elements that hold the roots and stand for no object.
  static var wrappers: Set<String> { get }
  /// Whether the tool writes which objects are elements.
  static var knowsElements: Bool { get }
  /// What an element says of an object.
  ///
  /// - Parameters:
  ///   - name: the name of the XML element.
  ///   - attributes: its attributes.
  ///   - around: the objects around it, outermost first.
  /// - Throws: what is wrong, as the end of a sentence.
  static func draft(
    _ name: String, _ attributes: [String: String], around: [CaptureDraft]
  ) throws(CaptureProblem) -> CaptureDraft
}

/// What is wrong with a part of a recording, as the end of a sentence about it.
struct CaptureProblem: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

/// Reads a screen that a tool wrote as XML.
final class XMLCaptureReader: NSObject, XMLParserDelegate {
  private let file: String
  private let dialect: any CaptureDialect.Type
  private var open: [ElementKinds.Draft] = []
  private var roots: [ElementKinds.Draft] = []
  private var failure: CaptureError?
  private var count: UInt64 = 0

  /// No screen is nested deeper than this; anything deeper would overflow the stack later.
  private static let deepest = 1000

  private init(file: String, dialect: any CaptureDialect.Type) {
    self.file = file
    self.dialect = dialect
  }

  /// The roots of a recording; part of one may have several.
  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    try checkEncoding(data, file: file)
    try checkInstructions(data, file: file)
    let reader = XMLCaptureReader(file: file, dialect: dialect(of: data))
    let parser = XMLParser(data: reader.wrap(data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWhole, !reader.roots.isEmpty else {
      throw reader.error(parser, isWhole ? "holds no element" : "is not well-formed XML")
    }
    if !reader.dialect.knowsElements { ElementKinds.markElements(&reader.roots) }
    return reader.roots.map(\.node)
  }

  /// Which tool wrote it: the first element tells.
  private static func dialect(of data: Data) -> any CaptureDialect.Type {
    data.range(of: Data("<\(ViewHierarchy.root)".utf8)) == nil ? PageSource.self : ViewHierarchy.self
  }

  /// Whether XML is a recording of a screen, to judge by its first elements.
  static func recognises(_ data: Data) -> Bool {
    let start = data.prefix(4096)
    return ["<\(ViewHierarchy.root)", "<\(PageSource.prefix)", "<\(wrapper)"]
      .contains { start.range(of: Data($0.utf8)) != nil }
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
  private static func checkEncoding(_ data: Data, file: String) throws(CaptureError) {
    guard String(validating: data, as: UTF8.self) == nil else { return }
    let valid = String(decoding: data, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
    throw CaptureError(
      file: file, line: valid.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }, problem: "is not UTF-8")
  }

  /// Rejects processing instructions behind the XML declaration, which no tool writes: Foundation's parser crashes on one
  /// that has a name alone.
  private static func checkInstructions(_ data: Data, file: String) throws(CaptureError) {
    let start = data.starts(with: Data("<?xml ".utf8)) ? data.startIndex + 2 : data.startIndex
    guard let found = data.range(of: Data("<?".utf8), in: start..<data.endIndex) else { return }
    let lines = data[..<found.lowerBound].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    throw CaptureError(
      file: file, line: max(1, lines.count),
      column: String(decoding: lines.last ?? Data(), as: UTF8.self).count + 1,
      problem: "holds a processing instruction: expected elements alone")
  }

  private func fail(_ parser: XMLParser, _ problem: String) {
    guard failure == nil else { return }
    failure = error(parser, problem)
    parser.abortParsing()
  }

  private func isWrapper(_ name: String) -> Bool {
    open.isEmpty && (name == Self.wrapper || dialect.wrappers.contains(name))
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    guard failure == nil, !isWrapper(name) else { return }
    guard open.count < Self.deepest else { return fail(parser, "nested too deeply") }
    count += 1
    do throws(CaptureProblem) {
      var draft = try dialect.draft(name, attributes, around: open.map(\.object))
      draft.number = count
      draft.line = parser.lineNumber
      open.append(.init(draft))
    } catch {
      fail(parser, error.text)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, !isWrapper(name), let closed = open.popLast() else { return }
    if open.isEmpty {
      roots.append(closed)
    } else {
      open[open.count - 1].children.append(closed)
    }
  }
}

extension CaptureDialect {
  /// A frame from four attributes, those that are absent being 0.
  static func frame(_ attributes: [String: String], of name: String) throws(CaptureProblem) -> CGRect {
    func number(_ key: String) throws(CaptureProblem) -> Double {
      guard let text = attributes[key] else { return 0 }
      guard let number = Double(text), number.isFinite else {
        throw CaptureProblem("x, y, width and height of <\(name)> are not numbers")
      }
      return number
    }
    return CGRect(
      x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
  }
}
