import Foundation

/// Reads the XML that Interface Builder writes into a tree of elements, in one pass over the bytes.
///
/// Foundation's XMLParser reports the place where a start tag ends, and error numbers instead of reasons. This
/// parser knows the place of every `<`, says what it expected, and refuses document type declarations before any
/// entity could be declared. It reads the part of XML that documents use: elements, attributes, text, CDATA,
/// comments, processing instructions, the five predefined entities and character references.
package struct IBElementParser {
  /// Real documents nest about 40 deep. The limit lets code that walks the tree recurse.
  static let maximumDepth = 400
  /// The largest real documents have about 20 000 elements.
  static let maximumElements = 400_000

  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var ordinal = 0
  private var mark = Mark()

  private struct Mark {
    var offset = 0
    var line = 1
    var column = 1
  }

  private struct OpenElement {
    var name: String
    var attributes: [IBElement.Attribute]
    var children: [IBElement] = []
    var text: [UInt8] = []
    var place: SourcePlace
    var ordinal: Int
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads a document's root element.
  package static func parse(_ data: Data, file: String) throws -> IBElement {
    var parser = IBElementParser(bytes: try utf8(data, file: file), file: file)
    return try parser.document()
  }

  /// The bytes in UTF-8, without a byte order mark.
  private static func utf8(_ data: Data, file: String) throws -> [UInt8] {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](data.dropFirst(3)) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw InterfaceBuilderError(
          .notXML, file: file, problem: "the file starts as UTF-16 but is not",
          advice: "Save it again in Xcode, which writes UTF-8.")
      }
      return Array(text.utf8)
    }
    return [UInt8](data)
  }

  // MARK: The document

  private mutating func document() throws -> IBElement {
    try prolog()
    var open: [OpenElement] = []
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        try text(into: &open)
        continue
      }
      switch byte(at: position + 1) {
      case UInt8(ascii: "/"):
        let element = try endTag(closing: &open)
        if open.isEmpty {
          try epilog()
          return element
        }
        open[open.count - 1].children.append(element)
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        try markup(into: &open)
      default:
        let (element, isEmpty) = try startTag()
        if isEmpty {
          let finished = finish(element)
          if open.isEmpty {
            try epilog()
            return finished
          }
          open[open.count - 1].children.append(finished)
        } else {
          open.append(element)
          if open.count > Self.maximumDepth {
            throw error(
              .tooLarge, at: position, "elements nest more than \(Self.maximumDepth) deep",
              advice: "No document of Interface Builder does: is this the right file?")
          }
        }
      }
    }
    let inside = open.last.map { "<\($0.name)> of line \($0.place.line)" } ?? "the first element"
    throw error(
      .truncated, at: bytes.count, "the file ends inside \(inside)",
      expected: open.last.map { "</\($0.name)>" },
      advice: "The file was cut short: get it again from where it came.")
  }

  private mutating func prolog() throws {
    skipSpace()
    guard position < bytes.count else {
      throw error(
        .truncated, at: 0, "the file is empty", expected: "a document of Interface Builder",
        advice: "The file was cut short: get it again from where it came.")
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      throw error(
        .notXML, at: position, "the file is not XML", expected: "‘<?xml’",
        advice: "Give a .storyboard or .xib as Xcode saves it.")
    }
  }

  private mutating func epilog() throws {
    var nothing: [OpenElement] = []
    while true {
      skipSpace()
      guard position < bytes.count else { return }
      let next = byte(at: position + 1)
      guard
        bytes[position] == UInt8(ascii: "<"), next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
      else {
        throw error(
          .malformed, at: position, "there is more after the document's end", expected: "the end of the file",
          advice: "A merge may have joined two versions: keep one.")
      }
      try markup(into: &nothing)
    }
  }

  // MARK: Markup other than tags

  private mutating func markup(into open: inout [OpenElement]) throws {
    if starts("<!--") {
      try skip(past: "-->", from: position + 4, naming: "comment")
    } else if starts("<![CDATA[") {
      let start = position + 9
      try skip(past: "]]>", from: start, naming: "CDATA section")
      if !open.isEmpty { open[open.count - 1].text += bytes[start..<(position - 3)] }
    } else if starts("<?") {
      try skip(past: "?>", from: position + 2, naming: "processing instruction")
    } else {
      throw error(
        .documentType, at: position, "the file declares a document type or entities",
        expected: "<document>",
        advice:
          "Interface Builder writes none, and they can make a small file endless: remove the declaration.")
    }
  }

  private mutating func skip(past end: StaticString, from start: Int, naming: String) throws {
    var index = start
    while index < bytes.count {
      if matches(end, at: index) {
        position = index + end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw error(
      .truncated, at: position, "a \(naming) has no end", expected: "‘\(end)’",
      advice: "The file was cut short: get it again from where it came.")
  }

  private mutating func text(into open: inout [OpenElement]) throws {
    let start = position
    var onlySpace = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if !isSpace(bytes[position]) { onlySpace = false }
      position += 1
    }
    // Skip the indentation between tags, which is most of the text.
    guard !onlySpace || (open.last.map { $0.name == "string" || $0.name == "mutableString" } ?? false) else {
      return
    }
    guard !open.isEmpty else {
      throw error(.notXML, at: start, "there is text outside the document", expected: "‘<’")
    }
    open[open.count - 1].text += try unescaped(start..<position, inAttribute: false)
  }

  // MARK: Tags

  private mutating func startTag() throws -> (element: OpenElement, isEmpty: Bool) {
    let start = position
    let place = self.place(at: start)
    position += 1
    let name = try self.name(of: "an element")
    var attributes: [IBElement.Attribute] = []
    while true {
      let hadSpace = skipSpace()
      guard position < bytes.count else { throw truncated(in: name, at: start) }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return (try opened(name, attributes, place), false)
      case UInt8(ascii: "/"):
        guard byte(at: position + 1) == UInt8(ascii: ">") else {
          if position + 1 >= bytes.count { throw truncated(in: name, at: start) }
          throw error(.malformed, at: position, "the tag <\(name)> is broken", expected: "‘/>’")
        }
        position += 2
        return (try opened(name, attributes, place), true)
      default:
        guard hadSpace else {
          throw error(.malformed, at: position, "the tag <\(name)> is broken", expected: "a space or ‘>’")
        }
        let attributeStart = position
        let attribute = try self.attribute(in: name, tagStart: start)
        guard !attributes.contains(where: { $0.name == attribute.name }) else {
          throw error(
            .malformed, at: attributeStart, "<\(name)> has the attribute ‘\(attribute.name)’ twice",
            advice: "A merge may have kept both: remove one.")
        }
        attributes.append(attribute)
      }
    }
  }

  private mutating func opened(
    _ name: String, _ attributes: [IBElement.Attribute], _ place: SourcePlace
  ) throws -> OpenElement {
    guard ordinal < Self.maximumElements else {
      throw error(
        .tooLarge, at: position, "the file has more than \(Self.maximumElements) elements",
        advice: "No document of Interface Builder does: is this the right file?")
    }
    defer { ordinal += 1 }
    return OpenElement(name: name, attributes: attributes, place: place, ordinal: ordinal)
  }

  private mutating func attribute(in element: String, tagStart: Int) throws -> IBElement.Attribute {
    let name = try self.name(of: "an attribute of <\(element)>")
    skipSpace()
    guard byte(at: position) == UInt8(ascii: "=") else {
      if position >= bytes.count { throw truncated(in: element, at: tagStart) }
      throw error(.malformed, at: position, "the attribute ‘\(name)’ has no value", expected: "‘=’")
    }
    position += 1
    skipSpace()
    guard let quote = byte(at: position) else { throw truncated(in: element, at: tagStart) }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.malformed, at: position, "the value of ‘\(name)’ is not quoted", expected: "‘\"’")
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<") else {
        throw error(
          .malformed, at: position, "the value of ‘\(name)’ contains ‘<’",
          expected: "‘\"’ before it, or ‘&lt;’")
      }
      position += 1
    }
    guard position < bytes.count else { throw truncated(in: element, at: tagStart) }
    let value = try string(unescaped(start..<position, inAttribute: true), at: start)
    position += 1
    return IBElement.Attribute(name: name, value: value)
  }

  private mutating func endTag(closing open: inout [OpenElement]) throws -> IBElement {
    let start = position
    position += 2
    let name = try self.name(of: "a closing tag")
    skipSpace()
    guard let last = open.popLast() else {
      throw error(.malformed, at: start, "</\(name)> closes nothing", expected: "<document>")
    }
    guard last.name == name else {
      throw error(
        .malformed, at: start, "</\(name)> does not close <\(last.name)> of line \(last.place.line)",
        expected: "</\(last.name)>", advice: "Open the file in Xcode as source code and fix the nesting.")
    }
    guard byte(at: position) == UInt8(ascii: ">") else {
      if position >= bytes.count { throw truncated(in: name, at: start) }
      throw error(.malformed, at: position, "the tag </\(name)> is broken", expected: "‘>’")
    }
    position += 1
    return finish(last)
  }

  private func finish(_ element: OpenElement) -> IBElement {
    IBElement(
      name: element.name, attributes: element.attributes, children: element.children,
      text: element.text.isEmpty ? "" : String(decoding: element.text, as: UTF8.self),
      place: element.place, ordinal: element.ordinal)
  }

  // MARK: Names and text

  private mutating func name(of what: String) throws -> String {
    let start = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard position > start else {
      if position >= bytes.count {
        throw error(
          .truncated, at: position, "the file ends inside a tag",
          advice: "The file was cut short: get it again from where it came.")
      }
      throw error(.malformed, at: position, "there is no name", expected: "the name of \(what)")
    }
    return try string(bytes[start..<position], at: start)
  }

  private func string(_ slice: some Collection<UInt8>, at start: Int) throws -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error(
        .notXML, at: start, "the text here is not UTF-8",
        advice: "Save the file again in Xcode, which writes UTF-8.")
    }
    return text
  }

  /// The bytes of a range with entities replaced and, in attributes, line breaks replaced with spaces, as XML requires.
  private func unescaped(_ range: Range<Int>, inAttribute: Bool) throws -> [UInt8] {
    let slice = bytes[range]
    let isPlain = slice.allSatisfy { $0 != UInt8(ascii: "&") && $0 >= 0x20 }
    if isPlain { return Array(slice) }
    var result: [UInt8] = []
    result.reserveCapacity(slice.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"):
        let (scalar, end) = try entity(at: index, before: range.upperBound)
        result += Array(String(Character(scalar)).utf8)
        index = end
        continue
      case 0x0D:
        if index + 1 < range.upperBound, bytes[index + 1] == 0x0A { index += 1 }
        result.append(inAttribute ? 0x20 : 0x0A)
      case 0x09, 0x0A:
        result.append(inAttribute ? 0x20 : byte)
      case 0..<0x20:
        throw error(.malformed, at: index, "there is a control character in the text")
      default:
        result.append(byte)
      }
      index += 1
    }
    return result
  }

  private func entity(at start: Int, before limit: Int) throws -> (Unicode.Scalar, Int) {
    // The longest is &#x10FFFF;.
    guard let end = bytes[start..<min(limit, start + 12)].firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.malformed, at: start, "‘&’ does not start an entity", expected: "‘&amp;’")
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar: Unicode.Scalar?
    switch name {
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "amp": scalar = "&"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    default:
      if name.hasPrefix("#x") {
        scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        scalar = nil
      }
    }
    guard let scalar, scalar.value != 0 else {
      throw error(
        .malformed, at: start, "‘&\(name);’ is not known",
        expected: "‘&lt;’, ‘&gt;’, ‘&amp;’, ‘&quot;’, ‘&apos;’ or the number of a character")
    }
    return (scalar, end + 1)
  }

  // MARK: Bytes and places

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private func starts(_ text: StaticString) -> Bool { matches(text, at: position) }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { pattern in
      for offset in 0..<count where bytes[index + offset] != pattern[offset] { return false }
      return true
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  /// The place of an offset. Since start tags are read in order, finding all their places takes a single pass.
  private mutating func place(at offset: Int) -> SourcePlace {
    mark = advanced(mark, to: offset)
    return SourcePlace(line: mark.line, column: mark.column)
  }

  private func advanced(_ mark: Mark, to offset: Int) -> Mark {
    var mark = mark.offset <= offset ? mark : Mark()
    while mark.offset < min(offset, bytes.count) {
      let byte = bytes[mark.offset]
      mark.offset += 1
      if byte == 0x0A || (byte == 0x0D && self.byte(at: mark.offset) != 0x0A) {
        mark.line += 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80 {
        mark.column += 1
      }
    }
    return mark
  }

  private func truncated(in name: String, at offset: Int) -> InterfaceBuilderError {
    error(
      .truncated, at: offset, "the file ends inside the tag <\(name)>", expected: "‘>’",
      advice: "The file was cut short: get it again from where it came.")
  }

  private func error(
    _ kind: InterfaceBuilderError.Kind, at offset: Int, _ problem: String, expected: String? = nil,
    advice: String? = nil
  ) -> InterfaceBuilderError {
    let mark = advanced(mark, to: offset)
    return InterfaceBuilderError(
      kind, file: file, place: SourcePlace(line: mark.line, column: mark.column), problem: problem,
      expected: expected, advice: advice)
  }
}
