import SwiftSyntax

extension FileScanner {
  /// Evaluates the known parts of an `#if`, and visits the branches that may be compiled.
  func lower(conditional node: IfConfigDeclSyntax) {
    var earlier: [String] = []
    var isSettled = false
    for clause in node.clauses {
      guard !isSettled else { return }
      var value: Bool? = true
      var written: String?
      if let condition = clause.condition {
        let result = conditions.evaluate(condition)
        value = result.value
        var lowered = TextEdits()
        for leaf in result.leaves {
          let text = leaf.value ? "true" : "false"
          edits.replace(leaf.range, withPadded: text, in: bytes)
          lowered.replace(leaf.range, with: text)
        }
        if value == nil {
          let range = condition.bytes
          written = lowered.text(of: range, in: bytes)
        }
      }
      if value == false { continue }
      let before = activeConditions
      activeConditions += earlier.map { "!(\($0))" }
      if let written {
        activeConditions.append("(\(written))")
        earlier.append(written)
      } else {
        isSettled = true
      }
      walkLive(clause)
      activeConditions = before
    }
  }

  private func walkLive(_ clause: IfConfigClauseSyntax) {
    guard let elements = clause.elements else { return }
    walk(Syntax(elements))
  }
}
