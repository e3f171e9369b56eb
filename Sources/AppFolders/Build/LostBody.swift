import SourceLowering
import SwiftSyntax

/// The body of a function or a computed property that can no longer return what it promises, because statements of it were
/// left out.
///
/// A function that may fail does so, and one that may wait goes on waiting: the rest of the app sees a service that is not
/// there. Others return the empty value of their type. Without the function its type would not conform to the protocol of
/// the service, and everything that uses it would be left out, too.
struct LostBody {
  /// What is between the braces.
  let bytes: Range<Int>
  let node: Syntax
  /// What stands in the place of the body.
  let stand: String

  /// The body that a fault says has no way to return; nil for another fault, or a function that can only return.
  ///
  /// - Parameter token: the token at the fault, which is the brace at the end.
  init?(endingAt token: TokenSyntax, _ fault: CompilerMessage) {
    guard fault.text.hasPrefix("missing return"), let parent = token.parent,
      parent.lastToken(viewMode: .sourceAccurate) == token
    else { return nil }
    self.init(parent)
  }

  /// - Parameter node: the braces with what is in them.
  init?(_ node: Syntax) {
    let stand: String?
    let bytes: Range<Int>
    if let block = node.as(CodeBlockSyntax.self) {
      bytes = Self.inside(block.leftBrace, block.rightBrace)
      if let function = block.parent?.as(FunctionDeclSyntax.self) {
        stand = Self.stand(for: function)
      } else if let accessor = block.parent?.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.text == "get"
      {
        stand = Self.stand(forGetterAt: Syntax(accessor))
      } else {
        return nil
      }
    } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
      bytes = Self.inside(block.leftBrace, block.rightBrace)
      stand = Self.stand(forGetterAt: node)
    } else {
      return nil
    }
    guard let stand, stand.utf8.count <= bytes.count else { return nil }
    (self.node, self.bytes, self.stand) = (node, bytes, stand)
  }

  /// Only names of Swift's own library: which modules the file imports is not known.
  private static func stand(for function: FunctionDeclSyntax) -> String? {
    if let effects = function.signature.effectSpecifiers {
      if let clause = effects.throwsClause, clause.type == nil, clause.throwsSpecifier.text == "throws" {
        return "throw CancellationError()"
      }
      if effects.asyncSpecifier != nil { return "await withUnsafeContinuation{_ in}" }
    }
    // What the superclass or the system does without it is nearer to what the app wants.
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
    guard !isOverride(function.modifiers), !AppleOptionalMethods.contains(function.name.text, labels: labels),
      let type = function.signature.returnClause?.type
    else { return nil }
    return EmptyValue.expression(for: type).map { "return \($0)" }
  }

  private static func stand(forGetterAt node: Syntax) -> String? {
    var node = node
    while let parent = node.parent {
      if let variable = parent.as(VariableDeclSyntax.self) {
        guard !isOverride(variable.modifiers), let type = variable.bindings.first?.typeAnnotation?.type else {
          return nil
        }
        return EmptyValue.expression(for: type).map { "return \($0)" }
      }
      node = parent
    }
    return nil
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }

  private static func inside(_ left: TokenSyntax, _ right: TokenSyntax) -> Range<Int> {
    let start = left.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, right.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
