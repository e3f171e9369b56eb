import SwiftSyntax

extension FileScanner {
  /// Adds the key path's string as an argument: `observe(\.frame, …)` becomes `observe(\.frame, "frame", …)`, and so
  /// does `publisher(for: \.frame, …)`.
  func lowerObservations(_ index: ModuleIndex) {
    for path in sites.observedPaths {
      let names = path.components.compactMap { component -> String? in
        component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text.withoutBackticks
      }
      let plain = path.components.allSatisfy {
        $0.component.is(KeyPathPropertyComponentSyntax.self)
          || $0.component.is(KeyPathOptionalComponentSyntax.self)
      }
      guard plain, !names.isEmpty else {
        report(
          .warning, at: path.bytes.lowerBound, "This key path has no string by which it could be observed.",
          remedy: "Observe a path of properties.")
        continue
      }
      let keys = names.map { name in
        index.members(named: name).first { $0.member.kind == .property && $0.member.objcName != nil }?
          .member.key ?? name
      }
      edits.insert(", \"\(keys.joined(separator: "."))\"", at: path.bytes.upperBound)
    }
  }

  /// Records a call of `observe` or `publisher(for:)` with a key path.
  func note(observation call: FunctionCallExprSyntax) {
    guard
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let first = call.arguments.first,
      (name, first.label?.text) == ("observe", nil) || (name, first.label?.text) == ("publisher", "for"),
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return }
    sites.observedPaths.append(path)
  }
}
