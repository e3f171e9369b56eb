import SwiftSyntax

extension FileScanner {
  /// Whether this is the file with the program's top-level code.
  var isMainFile: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// Turns `main.swift` into a file of a library: its statements do not run, and the app's delegate is registered.
  func lowerMainFile() {
    guard options.isLibrary, isMainFile else { return }
    for item in tree.statements {
      guard !item.item.is(DeclSyntax.self) else { continue }
      if let call = Self.applicationMain(in: item) {
        if let delegate = delegateClass(of: call) {
          mainTypes.append(delegate)
        } else {
          report(
            .error, at: item.bytes.lowerBound, "The class of the app's delegate cannot be determined.",
            remedy: "Name it: UIApplicationMain(…, nil, NSStringFromClass(AppDelegate.self)).")
        }
      } else {
        report(
          .warning, at: item.bytes.lowerBound, "This statement is not run: a library has no main file.",
          remedy: "Move it into the app's delegate.")
      }
      blank(item)
    }
  }

  private static func applicationMain(in item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    var expression = item.item.as(ExprSyntax.self)
    if let sequence = expression?.as(SequenceExprSyntax.self) { expression = sequence.elements.last }
    guard let call = expression?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplicationMain"
    else { return nil }
    return call
  }

  /// The last class in `NSStringFromClass(AppDelegate.self)`, or in the value of a constant that is passed instead.
  private func delegateClass(of call: FunctionCallExprSyntax) -> String? {
    guard let last = call.arguments.last?.expression else { return nil }
    let finder = MetatypeFinder(viewMode: .sourceAccurate)
    finder.walk(last)
    if let found = finder.found.last { return found }
    for item in tree.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where finder.names.contains(binding.pattern.trimmedDescription) {
        guard let value = binding.initializer else { continue }
        finder.walk(value)
      }
    }
    return finder.found.last
  }
}

/// Finds `Type.self`, and the other names in an expression.
private final class MetatypeFinder: SyntaxVisitor {
  var found: [String] = []
  var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "self", let base = node.base else { return .visitChildren }
    found.append(base.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .skipChildren
  }
}
