import SwiftParser
import SwiftSyntax

/// Removes from a source the parts that do not build. Each is replaced with spaces, so that every other part keeps its
/// place.
///
/// It removes the smallest part that can be removed: a statement, a case, a protocol that does not exist, a member.
/// What depended on it fails in the next round, and is removed then.
struct SourceTrimmer {
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

  /// The parts to remove so that some errors go away; none if no part is found that could be removed.
  ///
  /// - Parameters:
  ///   - messages: the errors in this file.
  ///   - areCauses: whether they were found before anything was left out.
  func parts(_ messages: [CompilerMessage], areCauses: Bool) -> [Findings.Part] {
    var parts: [Findings.Part] = []
    for message in messages {
      guard let (node, kind) = part(at: message) else { continue }
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      parts.append(
        Findings.Part(
          range: bytes(of: node, kind), needsBreak: isOnlyStatementOfCase(node),
          leftOut: LeftOut(
            file: file, line: line, kind: kind, reason: message.text, faultLine: message.line,
            faultColumn: message.column),
          messages: [message], isCause: areCauses))
    }
    // Of nested parts, remove only the outermost.
    parts.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var kept: [Findings.Part] = []
    for part in parts {
      if let last = kept.last, part.range.lowerBound < last.range.upperBound {
        kept[kept.count - 1].messages += part.messages
      } else {
        kept.append(part)
      }
    }
    return kept
  }

  /// A text without parts, which are replaced with spaces.
  static func text(_ text: String, without parts: [Findings.Part]) -> String {
    var bytes = Array(text.utf8)
    for part in parts where part.range.upperBound <= bytes.count {
      for index in part.range
      where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
      let stand = Array("break".utf8)
      if part.needsBreak, part.range.count >= stand.count {
        bytes.replaceSubrange(part.range.lowerBound..<part.range.lowerBound + stand.count, with: stand)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func part(at fault: CompilerMessage) -> (Syntax, LeftOut.Kind)? {
    guard fault.line >= 1, fault.line <= converter.sourceLines.count else { return nil }
    let position = converter.position(ofLine: fault.line, column: max(1, fault.column))
    guard let token = tree.token(at: position) else { return nil }
    if fault.text.contains("does not conform to"), let entry = brokenConformance(at: token, fault.text) {
      return (Syntax(entry), .inheritance)
    }
    var node = Syntax(token)
    while let parent = node.parent {
      if let entry = node.as(InheritedTypeSyntax.self), fault.text.hasPrefix("cannot find") {
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
