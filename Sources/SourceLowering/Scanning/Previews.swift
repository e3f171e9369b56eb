import SwiftSyntax

extension FileScanner {
  /// Whether the previews of the file are kept.
  var keepsPreviews: Bool { options.previews == .all || options.previews == .of(path: path) }

  /// Removes `#Preview`, or turns it into a type that makes the preview, as the macro does.
  func lower(preview node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.pound.bytes.lowerBound
    // Elsewhere the macro itself is not allowed.
    let isPossible = !isLocal && stack.allSatisfy { !$0.isGeneric && $0.isReachableInFile }
    guard isPossible, keepsPreviews else {
      sites.previews.append(
        PreviewSite(offset: offset, type: nil, isProvider: false, conditions: activeConditions))
      blank(node)
      return .skipChildren
    }
    let name = "_CurbcutPreview\(sites.previews.count)"
    sites.previews.append(
      PreviewSite(
        offset: offset, type: ((stack.last?.path ?? []) + [name]).joined(separator: "."), isProvider: false,
        conditions: activeConditions))
    let type =
      "@MainActor fileprivate enum \(name) { typealias _Preview = CurbcutSwiftUI.Preview; "
      + "static func make() -> _Preview {"
    let place = place(of: offset)
    let mark = sourceLocation(line: place.line) + "\n"
    let padding = String(repeating: " ", count: place.column - 1)
    edits.replace(
      offset..<node.macroName.bytes.upperBound,
      with: "\n" + mark + type + "\n" + mark + padding + "_Preview")
    // Which version of iOS it is for makes no difference here.
    if let attributes = node.as(MacroExpansionDeclSyntax.self)?.attributes, !attributes.isEmpty {
      blank(attributes)
    }
    let closure = node.previewBody
    let variables = closure?.previewables ?? []
    if let closure, !variables.isEmpty { lower(previewables: variables, in: closure) }
    edits.insert(" }}", at: node.bytes.upperBound)
    return .visitChildren
  }

  /// Makes a view of the body of a preview whose `@Previewable` variables become properties of it.
  private func lower(previewables: [VariableDeclSyntax], in closure: ClosureExprSyntax) {
    let brace = closure.leftBrace.bytes
    var lines = "{ _Content() }}\nstruct _Content: CurbcutSwiftUI.View {\n"
    for variable in previewables {
      blank(variable)
      let place = place(of: variable.bytes.lowerBound)
      let attribute = variable.attributes.first { $0.isPreviewable }?.bytes ?? variable.bytes
      let before = text(variable.bytes.lowerBound..<attribute.lowerBound)
      let after = text(attribute.upperBound..<variable.bytes.upperBound)
      let blanked = String(repeating: " ", count: attribute.count)
      lines +=
        sourceLocation(line: place.line) + "\n" + String(repeating: " ", count: place.column - 1) + before
        + blanked + after + "\n"
    }
    let place = place(of: brace.upperBound)
    lines +=
      "var body: some CurbcutSwiftUI.View {\n" + sourceLocation(line: place.line) + "\n"
      + String(repeating: " ", count: place.column - 1)
    edits.replace(brace, with: lines)
  }

  /// Records a type that provides previews.
  func note(provider container: Container) {
    guard container.inherited.contains("PreviewProvider"), container.kind != .protocol else { return }
    let isPossible = !container.isLocal && !container.isGeneric && container.isReachableInFile
    sites.previews.append(
      PreviewSite(
        offset: container.offset, type: isPossible ? container.name : nil, isProvider: true,
        conditions: container.conditions))
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure with the body of a preview.
  fileprivate var previewBody: ClosureExprSyntax? {
    trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The variables marked with `@Previewable` among the statements.
  fileprivate var previewables: [VariableDeclSyntax] {
    statements.compactMap { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: \.isPreviewable)
      else { return nil }
      return variable
    }
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
  }
}
