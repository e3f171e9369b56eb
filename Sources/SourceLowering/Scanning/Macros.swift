import SwiftSyntax

extension FileScanner {
  /// Records `#selector` and `#keyPath`, which depend on other files; Xcode's literals become initialisers.
  func lower(macro node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      sites.selectors.append((node, stack.last))
      return .skipChildren
    case "keyPath":
      sites.keyPaths.append((node, stack.last))
      return .skipChildren
    case "Preview": return lower(preview: node)
    case "Predicate": lower(predicate: node)
    case "Rule": lower(rule: node)
    case "colorLiteral":
      usesLiterals = true
      edits.replace(
        node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, withPadded: "UIColor", in: bytes)
    case "fileLiteral":
      usesRuntime = true
      edits.replace(
        node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, withPadded: "_fileURL", in: bytes)
    case "imageLiteral":
      guard let argument = node.arguments.first, let label = argument.label else { break }
      usesLiterals = true
      edits.replace(
        node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, withPadded: "UIImage", in: bytes)
      edits.replace(label.bytes, withPadded: "named", in: bytes)
      edits.insert("!", at: node.bytes.upperBound)
    default: break
    }
    return .visitChildren
  }
}
