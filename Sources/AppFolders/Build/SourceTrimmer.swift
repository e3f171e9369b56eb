import SwiftParser
import SwiftSyntax

/// Removes from a source the parts that do not build. Each is replaced with spaces, so that every other part keeps its
/// place.
///
/// It removes the smallest part that can be removed: a modifier of a view, a statement, a case, a protocol or attribute
/// that does not exist, a member. What depended on it fails in the next round, and is removed then.
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
    for message in causes(of: messages) {
      guard let (node, kind) = part(at: message) else { continue }
      let range = bytes(of: node, kind)
      let line = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
      parts.append(
        Findings.Part(
          range: range, stand: stand(for: node, kind),
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
      let stand = Array(part.stand.utf8)
      if !stand.isEmpty, part.range.count >= stand.count {
        bytes.replaceSubrange(part.range.lowerBound..<part.range.lowerBound + stand.count, with: stand)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func token(at fault: CompilerMessage) -> TokenSyntax? {
    guard fault.line >= 1, fault.line <= converter.sourceLines.count else { return nil }
    return tree.token(at: converter.position(ofLine: fault.line, column: max(1, fault.column)))
  }

  /// The messages without those that may be consequences of others in the same declaration of a view: with a modifier
  /// that is not there, the compiler no longer knows what the arguments of the next ones are.
  func causes(of messages: [CompilerMessage]) -> [CompilerMessage] {
    var causes: Set<SyntaxIdentifier> = []
    var doubtful: [(CompilerMessage, SyntaxIdentifier)] = []
    var result: [CompilerMessage] = []
    for message in messages {
      guard let token = token(at: message), ViewTrimming.isInViewDeclaration(Syntax(token)),
        let declaration = declaration(around: token)
      else {
        result.append(message)
        continue
      }
      if ViewTrimming.isConsequence(message.text) {
        doubtful.append((message, declaration))
      } else {
        causes.insert(declaration)
        result.append(message)
      }
    }
    return result + doubtful.filter { !causes.contains($0.1) }.map(\.0)
  }

  private func declaration(around token: TokenSyntax) -> SyntaxIdentifier? {
    var node = Syntax(token)
    while let parent = node.parent {
      if node.is(MemberBlockItemSyntax.self) || parent.parent?.is(SourceFileSyntax.self) == true {
        return node.id
      }
      node = parent
    }
    return nil
  }

  private func part(at fault: CompilerMessage) -> (Syntax, LeftOut.Kind)? {
    guard let token = token(at: fault) else { return nil }
    if fault.text.contains("does not conform to"), let entry = brokenConformance(at: token, fault.text) {
      return (Syntax(entry), .inheritance)
    }
    if fault.text.hasPrefix("unknown attribute"), let attribute = removableAttribute(at: token) {
      return (Syntax(attribute), .attribute)
    }
    if let body = LostBody(endingAt: token, fault) { return (body.node, .statement) }
    if let modifier = ViewTrimming.modifier(at: token) { return (Syntax(modifier), .modifier) }
    var node = Syntax(token)
    while let parent = node.parent {
      if let entry = node.as(InheritedTypeSyntax.self), fault.text.hasPrefix("cannot find") {
        return (Syntax(entry), .inheritance)
      }
      if node.is(SwitchCaseSyntax.self), !isInBody(token, of: node) { return (node, .switchCase) }
      if node.is(MemberBlockItemSyntax.self) { return (node, .member) }
      if let item = node.as(CodeBlockItemSyntax.self), !ViewTrimming.isStand(item) {
        return (node, parent.parent?.is(SourceFileSyntax.self) == true ? .declaration : .statement)
      }
      node = parent
    }
    return nil
  }

  /// An attribute without which its declaration still makes sense: one of a type, or of a property that has a value.
  private func removableAttribute(at token: TokenSyntax) -> AttributeSyntax? {
    var node: Syntax? = Syntax(token)
    while let found = node, !found.is(AttributeSyntax.self) { node = found.parent }
    guard let attribute = node?.as(AttributeSyntax.self), let owner = attribute.parent?.parent else {
      return nil
    }
    if owner.asProtocol((any DeclGroupSyntax).self) != nil { return attribute }
    guard let variable = owner.as(VariableDeclSyntax.self) else { return nil }
    let hasValue = variable.bindings.allSatisfy {
      $0.initializer != nil || $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
    // The initialisers of a class give its properties their values; those of a structure may be made from them.
    let group = variable.parent?.parent?.parent?.parent
    return hasValue || group?.is(ClassDeclSyntax.self) == true ? attribute : nil
  }

  /// What must stand in place of a part, because there may not be nothing; empty where there may.
  private func stand(for node: Syntax, _ kind: LeftOut.Kind) -> String {
    if Self.isBody(node) { return LostBody(node)?.stand ?? "" }
    // A framework in Objective-C brings Foundation and UIKit along, on which files that import nothing else rely.
    if let item = node.as(CodeBlockItemSyntax.self), item.item.is(ImportDeclSyntax.self) {
      return Self.importOfUIKit.utf8.count <= bytes(of: node, kind).count ? Self.importOfUIKit : ""
    }
    guard kind == .statement, let item = node.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return "" }
    let view = ViewTrimming.stand(for: item, length: bytes(of: node, kind).count)
    return view.isEmpty && list.parent?.is(SwitchCaseSyntax.self) == true ? "break" : view
  }

  private static func isBody(_ node: Syntax) -> Bool {
    node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
  }

  private static let importOfUIKit = "import UIKit"

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
    if kind == .modifier, let call = node.as(FunctionCallExprSyntax.self),
      let bytes = ViewTrimming.bytes(ofModifier: call)
    {
      return bytes
    }
    if Self.isBody(node), let body = LostBody(node) { return body.bytes }
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
