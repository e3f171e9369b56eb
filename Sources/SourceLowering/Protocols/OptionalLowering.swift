import SwiftSyntax

extension FileScanner {
  /// Removes optional members from the protocols, and returns the extensions that replace them.
  func lowerOptionalMembers() -> [GeneratedLine] {
    var lines: [GeneratedLine] = []
    for container in containers where container.kind == .protocol {
      var blanked = 0..<0
      for member in container.members where member.isOptional {
        if member.isUncallable || !member.effects.isEmpty {
          report(
            .warning, at: member.offset,
            "The optional method '\(member.fullName)' cannot be called here: it throws, is async or is generic.",
            remedy: "Make it a plain method, or a required one.")
        }
        guard blanked != member.declaration else { continue }
        blanked = member.declaration
        edits.blank(blanked, in: bytes)
      }
      lines += OptionalExtension.lines(for: container)
    }
    return lines
  }

  /// Turns calls of optional methods into plain calls.
  func lowerOptionalCalls(_ optional: OptionalMembers) {
    for site in sites.optionalCalls {
      let end = site.call.bytes.upperBound
      if optional.method(called: site) != nil {
        blank(site.mark)
        if site.mark.tokenKind == .exclamationMark {
          edits.insert("!", at: end)
        } else if site.isContinued {
          edits.insert("?", at: end)
        }
      } else if optional.isApples(site) {
        blank(site.mark)
        if site.mark.tokenKind != .exclamationMark, !site.isChained, !site.isStatement, !site.isContinued {
          edits.insert("Optional(", at: site.call.bytes.lowerBound)
          edits.insert(")", at: end)
        }
      }
    }
    guard !optional.isEmpty else { return }
    let finder = OptionalReadFinder(optional)
    finder.walk(tree)
    for (node, name) in finder.found { edits.replace(node.bytes, withPadded: name, in: bytes) }
  }
}

/// Finds optional methods that are accessed but not called: `delegate.method != nil`.
private final class OptionalReadFinder: SyntaxVisitor {
  let optional: OptionalMembers
  var found: [(node: DeclReferenceExprSyntax, name: String)] = []

  init(_ optional: OptionalMembers) {
    self.optional = optional
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.declName.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? "" : $0.name.text.withoutBackticks }
    }
    guard node.base != nil, !isCalled(ExprSyntax(node)),
      let requirement = optional.method(named: node.declName.baseName.text.withoutBackticks, labels: labels)
    else { return .visitChildren }
    found.append((node.declName, OptionalMembers.propertyName(requirement.member)))
    return .visitChildren
  }

  private func isCalled(_ expression: ExprSyntax) -> Bool {
    guard let parent = expression.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == expression.id }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return ExprSyntax(parent).map { isCalled($0) } ?? false
    }
    return false
  }
}
