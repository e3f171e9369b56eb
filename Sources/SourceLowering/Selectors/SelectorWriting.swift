import SwiftSyntax

extension FileScanner {
  /// Replaces a `#selector(…)` with its selector, using a shorter spelling where that preserves the columns.
  func write(selector: String, over macro: MacroExpansionExprSyntax) {
    let long = "Selector(\"\(selector)\")"
    let fits = long.utf8.count <= macro.bytes.count
    replace(macro, with: fits ? long : "_Sel(\"\(selector)\")")
  }

  /// Replaces a `#keyPath(…)` with its string.
  func lower(keyPath macro: MacroExpansionExprSyntax, in scope: Container?, _ index: ModuleIndex) {
    guard let argument = macro.arguments.first else { return }
    var names = text(argument.expression)
      .filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".").map { String($0).withoutBackticks }
    // Leading type names are not part of the key.
    var type: String? = scope.map { index.typeName(of: $0) }
    while names.count > 1, let first = names.first?.first, first.isUppercase {
      type = index.resolve(names.removeFirst(), from: scope)
    }
    let keys = names.map { name -> String in
      let owners = type.map { index.chain(of: $0) } ?? []
      let found = index.members(named: name).first {
        $0.member.kind == .property && owners.contains(index.typeName(of: $0.container))
      }
      type = found?.member.type.map { written in
        index.resolve(written.filter { $0 != "?" && $0 != "!" }, from: found?.container)
      }
      return found?.member.key ?? name
    }
    replace(macro, with: "\"\(keys.joined(separator: "."))\"")
  }

  /// Replaces Apple's modules with ours in qualified names.
  func resolveQualifiers(_ index: ModuleIndex) {
    for token in sites.qualifiers {
      let name = token.text
      guard case .replaced(let ours) = AppleModules.fate(of: name, options: options),
        let last = ours.last, !index.declares(name), isImported(name)
      else { continue }
      replace(token, with: qualifier(name, ours: last, token))
    }
  }

  private func isImported(_ module: String) -> Bool {
    imports.contains(module) || module == "Foundation" && !imports.isEmpty
  }

  /// The module for a qualified name. The geometry types of Apple's CoreGraphics, and its functions for numbers, are
  /// declared in Foundation here.
  private func qualifier(_ name: String, ours: String, _ token: TokenSyntax) -> String {
    let geometry: Set<String> = [
      "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGRectEdge", "acos", "asin", "atan", "atan2",
      "ceil",
      "cos", "exp", "fabs", "floor", "fmod", "hypot", "log", "log10", "log2", "pow", "rint", "round", "sin",
      "sqrt",
      "tan", "tanh", "trunc",
    ]
    guard name == "CoreGraphics" || name == "QuartzCore" else { return ours }
    let member =
      token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? token.parent?.parent?.as(MemberTypeSyntax.self)?.name.text
    return member.map(geometry.contains) == true ? "CurbcutFoundation" : ours
  }
}
