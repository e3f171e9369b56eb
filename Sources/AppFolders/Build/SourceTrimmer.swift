import SwiftParser
import SwiftSyntax

/// Removes from a source the parts that do not build. Each is replaced with spaces, so that every other part keeps its
/// place.
///
/// It removes the smallest part that can be removed: a statement, a case, a protocol that does not exist, a member.
/// What depended on it fails in the next round, and is removed then.
struct SourceTrimmer {
  /// An error at a place in the source.
  struct Fault {
    /// From 1.
    var line: Int
    /// In bytes, from 1.
    var column: Int
    var message: String
  }

  struct Trimmed {
    var text: String
    var leftOut: [LeftOut]
  }

  private struct Part {
    var range: Range<Int>
    /// Whether a `break` must replace it, because a case of a switch may not be empty.
    var needsBreak: Bool
    var leftOut: LeftOut
  }

  private let file: String
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
  }

  /// - Returns: nil if no part is found that could be removed.
  func trimming(_ faults: [Fault]) -> Trimmed? {
    var parts: [Part] = []
    for fault in faults {
      guard let (node, kind) = part(at: fault) else { continue }
      let range = bytes(of: node, kind)
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      parts.append(
        Part(
          range: range, needsBreak: isOnlyStatementOfCase(node),
          leftOut: LeftOut(
            file: file, line: line, kind: kind, reason: fault.message, faultLine: fault.line,
            faultColumn: fault.column)))
    }
    // Of nested parts, remove only the outermost.
    parts.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var kept: [Part] = []
    for part in parts where kept.last.map({ $0.range.upperBound <= part.range.lowerBound }) ?? true {
      kept.append(part)
    }
    guard !kept.isEmpty else { return nil }
    var result = bytes
    for part in kept {
      for index in part.range where result[index] != UInt8(ascii: "\n") && result[index] != UInt8(ascii: "\r")
      {
        result[index] = UInt8(ascii: " ")
      }
      let stand = Array("break".utf8)
      if part.needsBreak, part.range.count >= stand.count {
        result.replaceSubrange(part.range.lowerBound..<part.range.lowerBound + stand.count, with: stand)
      }
    }
    return Trimmed(text: String(decoding: result, as: UTF8.self), leftOut: kept.map(\.leftOut))
  }

  private func part(at fault: Fault) -> (Syntax, LeftOut.Kind)? {
    guard fault.line >= 1, fault.line <= converter.sourceLines.count else { return nil }
    let position = converter.position(ofLine: fault.line, column: max(1, fault.column))
    guard let token = tree.token(at: position) else { return nil }
    if fault.message.contains("does not conform to"), let entry = brokenConformance(at: token, fault.message)
    {
      return (Syntax(entry), .inheritance)
    }
    var node = Syntax(token)
    while let parent = node.parent {
      if let entry = node.as(InheritedTypeSyntax.self), fault.message.hasPrefix("cannot find") {
        return (Syntax(entry), .inheritance)
      }
      if node.is(SwitchCaseSyntax.self), !isInBody(token, of: node) { return (node, .switchCase) }
      if node.is(MemberBlockItemSyntax.self) { return (node, .member) }
      if node.is(CodeBlockItemSyntax.self) {
        return (node, parent.parent?.is(SourceFileSyntax.self) == true ? .declaration : .statement)
      }
      node = parent
    }
    return nil
  }

  private func isOnlyStatementOfCase(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    return list.parent?.is(SwitchCaseSyntax.self) == true
  }

  private func isInBody(_ token: TokenSyntax, of node: Syntax) -> Bool {
    node.as(SwitchCaseSyntax.self)?.statements.position ?? token.position <= token.position
  }

  /// The entry of `class A: B, P` that names the protocol to which the type does not conform.
  private func brokenConformance(at token: TokenSyntax, _ message: String) -> InheritedTypeSyntax? {
    guard let match = message.firstMatch(of: /does not conform to (?:inherited )?protocol '([^']+)'/) else {
      return nil
    }
    let name = match.1.split(separator: ".").last ?? match.1
    var node = Syntax(token)
    while let parent = node.parent {
      if let group = node.asProtocol((any DeclGroupSyntax).self), let clause = group.inheritanceClause {
        return clause.inheritedTypes.first { $0.type.trimmedDescription.split(separator: ".").last == name }
      }
      node = parent
    }
    return nil
  }

  /// The bytes to remove. The only entry of an inheritance clause is removed with the colon, and the last with the
  /// comma
  /// before it.
  private func bytes(of node: Syntax, _ kind: LeftOut.Kind) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    guard kind == .inheritance, let entry = node.as(InheritedTypeSyntax.self),
      let list = entry.parent?.as(InheritedTypeListSyntax.self)
    else { return start..<end }
    let entries = Array(list)
    guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return start..<end }
    if entries.count == 1, let clause = list.parent?.as(InheritanceClauseSyntax.self) {
      return clause.positionAfterSkippingLeadingTrivia.utf8Offset..<end
    }
    // The comma before the last entry must go, too.
    if index == entries.count - 1, let comma = entries[index - 1].trailingComma {
      return comma.positionAfterSkippingLeadingTrivia.utf8Offset..<end
    }
    return start..<end
  }
}
