import Dispatch
import SwiftParser
import SwiftSyntax
import Synchronization

/// Finds modifiers of views that cannot build, because their name, or a member that is named in their arguments, is
/// declared nowhere.
///
/// The compiler would find them too. But it tries every meaning of the whole expression around an unknown member before
/// it gives up, and a body is one expression: a single one can take it a minute.
final class UnknownMembers: SyntaxVisitor {
  private let file: String
  private let known: KnownNames
  private let converter: SourceLocationConverter
  private var messages: [CompilerMessage] = []

  /// Looks into files, on all processors.
  ///
  /// - Parameters:
  ///   - texts: the files, by path.
  ///   - known: the names that are declared somewhere.
  /// - Returns: what a compiler would say of them, in the order of the files.
  static func messages(in texts: [String: String], known: KnownNames) -> [CompilerMessage] {
    let files = texts.sorted { $0.key < $1.key }
    let found = Mutex(files.map { _ in [CompilerMessage]() })
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let messages = messages(in: files[index].value, file: files[index].key, known: known)
      found.withLock { $0[index] = messages }
    }
    return found.withLock { $0 }.flatMap(\.self)
  }

  /// - Returns: what a compiler would say of them.
  static func messages(in text: String, file: String, known: KnownNames) -> [CompilerMessage] {
    let tree = Parser.parse(source: text)
    let visitor = UnknownMembers(file: file, known: known, tree: tree)
    visitor.walk(tree)
    return visitor.messages
  }

  private init(file: String, known: KnownNames, tree: SourceFileSyntax) {
    self.file = file
    self.known = known
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// What is compiled on a condition is left to the compiler.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let token = node.declName.baseName
    guard case .identifier(let name) = token.tokenKind, !known.mayContain(name),
      let modifier = ViewTrimming.modifier(at: token)
    else { return .visitChildren }
    // A type may make its members up, as `ShaderLibrary` does.
    if node.isMemberOfType { return .visitChildren }
    if modifier.calledExpression.id == node.id {
      add("value of type 'some View' has no member '\(name)'", at: token)
    } else if node.base == nil {
      add("no type has a member '\(name)'", at: token)
    }
    return .visitChildren
  }

  private func add(_ text: String, at token: TokenSyntax) {
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    messages.append(CompilerMessage(file: file, line: place.line, column: place.column, text: text))
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a member of a type, or of one of its values, that is written by the name of the type.
  fileprivate var isMemberOfType: Bool {
    var base = base
    while let member = base?.as(MemberAccessExprSyntax.self) { base = member.base }
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.first?.isUppercase == true
  }
}
