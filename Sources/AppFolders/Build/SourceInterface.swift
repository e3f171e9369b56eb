import SwiftParser
import SwiftSyntax

/// What of a source the other files of its module can depend on: everything but the bodies of functions, and of
/// properties that are computed.
final class SourceInterface: SyntaxVisitor {
  private var words: [String] = []

  /// The words of that part of a source. Where they stand, and what comments say between them, does not matter.
  static func words(in text: String) -> [String] {
    let visitor = SourceInterface(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.words
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    // The blocks of a closure may say what type the property has that the closure gives its value.
    guard let owner = node.parent else { return .visitChildren }
    let isBody =
      owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
      || owner.is(DeinitializerDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
    return isBody ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { return .skipChildren }
    return .visitChildren
  }

  /// Where lowered text comes from is no part of it.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    words.append(node.text)
    return .skipChildren
  }
}
