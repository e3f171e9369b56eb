import ScreenTesting
import SwiftParser
import SwiftSyntax

/// Tells the testing module that there is someone who can parse Swift, when the program is loaded.
#if canImport(ObjectiveC)
  @section("__DATA,__mod_init_func")
#else
  @section(".init_array")
#endif
@used private let register: @convention(c) () -> Void = {
  TranscriptWriter.register()
}

/// Puts words into calls: `expectTranscript()` becomes `expectTranscript { """ … """ }`.
package enum TranscriptWriter {
  fileprivate static func register() { InlineTranscripts.rewrite = { try rewrite($0, $1) } }

  /// The source with the words in it.
  ///
  /// - Throws: an `InlineTranscripts.Failure` for a call that is not there.
  package static func rewrite(_ source: String, _ edits: [InlineTranscripts.Edit]) throws -> String {
    let tree = Parser.parse(source: source)
    let places = SourceLocationConverter(fileName: "", tree: tree)
    let calls = Calls(places)
    calls.walk(tree)
    let unit = indentation(of: source)
    var bytes = Array(source.utf8)
    var replacements: [(range: Range<Int>, text: String)] = []
    for edit in edits {
      guard let call = calls.nearest(to: edit) else {
        throw InlineTranscripts.Failure(
          "There is no call of \(edit.function) in line \(edit.line) into which the words could be written.")
      }
      let margin = margin(atLine: call.line, in: source)
      replacements.append((call.range, closure(edit.text, margin: margin, unit: unit, isNew: call.isNew)))
    }
    for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The closure with the words, as a multi-line string.
  private static func closure(_ text: String, margin: String, unit: String, isNew: Bool) -> String {
    // Words are not escaped: raw strings keep them legible.
    var pounds = ""
    while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    let inner = margin + unit
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + line
    }
    return """
      \(isNew ? " " : ""){
      \(inner)\(pounds)\"""
      \(lines.joined(separator: "\n"))
      \(inner)\"""\(pounds)
      \(margin)}
      """
  }

  /// What a line is indented with.
  private static func margin(atLine line: Int, in source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "" }
    return String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
  }

  /// What the source is indented with: a tab, or the fewest blanks that a line begins with.
  private static func indentation(of source: String) -> String {
    var least: Int?
    for line in source.split(separator: "\n") {
      if line.first == "\t" { return "\t" }
      let blanks = line.prefix { $0 == " " }.count
      // A comment of several lines is indented by one.
      if blanks > 1, blanks < line.count { least = min(least ?? blanks, blanks) }
    }
    return String(repeating: " ", count: least ?? 2)
  }
}

/// The calls of a source into which words can be written.
private final class Calls: SyntaxVisitor {
  struct Call {
    var name: String
    /// The lines from the beginning of the call to the name of the function, counted from 1.
    var lines: ClosedRange<Int>
    /// The column behind the name.
    var column: Int
    /// The line that the statement with the call begins in.
    var line: Int
    /// The bytes of the closure; where there is none, where it goes.
    var range: Range<Int>
    var isNew: Bool
  }

  private let places: SourceLocationConverter
  private var calls: [Call] = []

  init(_ places: SourceLocationConverter) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return .visitChildren
    }
    let end = node.calledExpression.endPositionBeforeTrailingTrivia
    let start = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let nameEnd = places.location(for: end)
    let range: Range<Int>
    if let closure = node.trailingClosure {
      range =
        closure.positionAfterSkippingLeadingTrivia
        .utf8Offset..<closure.endPositionBeforeTrailingTrivia.utf8Offset
    } else {
      let place = (node.rightParen?.endPositionBeforeTrailingTrivia ?? end).utf8Offset
      range = place..<place
    }
    calls.append(
      Call(
        name: name, lines: start.line...max(start.line, nameEnd.line), column: nameEnd.column,
        line: start.line,
        range: range, isNew: node.trailingClosure == nil))
    return .visitChildren
  }

  /// The call that an edit means: of several in a line, the one whose column is nearest.
  func nearest(to edit: InlineTranscripts.Edit) -> Call? {
    calls.filter { $0.name == edit.function && $0.lines.contains(edit.line) }
      .min { abs($0.column - edit.column) < abs($1.column - edit.column) }
  }
}
