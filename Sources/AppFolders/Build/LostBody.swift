import SwiftSyntax

/// The body of a function that can no longer return what it promises, because statements of it were left out.
///
/// A function that may fail does so, and one that may wait goes on waiting: the rest of the app sees a service that is not
/// there. Without the function its type would not conform to the protocol of the service, and everything that uses it
/// would be left out, too.
struct LostBody {
  let block: CodeBlockSyntax
  /// What stands in the place of the body.
  let stand: String

  /// The body that a fault says has no way to return; nil for another fault, or a function that can only return.
  ///
  /// - Parameter token: the token at the fault, which is the brace at the end.
  init?(endingAt token: TokenSyntax, _ fault: CompilerMessage) {
    guard fault.text.hasPrefix("missing return"), let block = token.parent?.as(CodeBlockSyntax.self),
      block.rightBrace.id == token.id
    else { return nil }
    self.init(block)
  }

  init?(_ block: CodeBlockSyntax) {
    guard let function = block.parent?.as(FunctionDeclSyntax.self),
      let effects = function.signature.effectSpecifiers, let stand = Self.stand(for: effects),
      stand.utf8.count <= Self.bytes(of: block).count
    else { return nil }
    self.block = block
    self.stand = stand
  }

  /// Only names of Swift's own library: which modules the file imports is not known.
  private static func stand(for effects: FunctionEffectSpecifiersSyntax) -> String? {
    if let clause = effects.throwsClause, clause.type == nil, clause.throwsSpecifier.text == "throws" {
      return "throw CancellationError()"
    }
    return effects.asyncSpecifier == nil ? nil : "await withUnsafeContinuation{_ in}"
  }

  /// What is between the braces.
  static func bytes(of block: CodeBlockSyntax) -> Range<Int> {
    block.leftBrace.endPositionBeforeTrailingTrivia
      .utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia
      .utf8Offset
  }
}
