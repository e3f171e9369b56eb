import SwiftSyntax

/// Visits one file once: it records what the file declares, and makes the changes that do not depend on
/// other files. The rest is recorded for later.
final class FileScanner: SyntaxVisitor {
  let path: String
  let bytes: [UInt8]
  let file: Int
  let options: LoweringOptions
  let conditions: BuildConditions
  let tree: SourceFileSyntax

  var edits = TextEdits()
  var diagnostics: [LoweringDiagnostic] = []
  /// Whether generated code needs the runtime.
  var usesRuntime = false
  /// Whether the file contains a colour or image literal, which needs no import in Xcode.
  var usesLiterals = false
  /// The offset of each line.
  private(set) lazy var lineStarts = Self.lineStarts(of: bytes)
  /// All bodies of types and extensions, outer ones first.
  var containers: [Container] = []
  /// The modules that the file imports, by Apple's names.
  var imports: Set<String> = []
  /// The modules whose imports stay as they are.
  var keptImports: Set<String> = []
  var sites = Sites()
  /// Statements that register Apple's methods, with the offsets of the selectors that name them.
  var registrations: [String: Int] = [:]
  /// The types that are marked as the program's entry point, if the module becomes a library.
  var mainTypes: [String] = []

  /// The bodies that enclose the current node.
  var stack: [Container] = []
  /// For each enclosing type, how many function bodies directly within it enclose the current node.
  private var localDepths = [0]
  /// The enclosing `#if` conditions that are left to the compiler.
  var activeConditions: [String] = []

  /// What is lowered when all files have been visited.
  struct Sites {
    var selectors: [(MacroExpansionExprSyntax, Container?)] = []
    var keyPaths: [(MacroExpansionExprSyntax, Container?)] = []
    /// Names before a dot, which may be those of modules.
    var qualifiers: [TokenSyntax] = []
    /// Calls that may be of a protocol's optional method, like `delegate.method?(…)`.
    var optionalCalls: [OptionalCall] = []
    /// Members that are accessed as `super.method`.
    var superAccesses: [(MemberAccessExprSyntax, Container?)] = []
    /// The key paths that are passed to `observe`.
    var observedPaths: [KeyPathExprSyntax] = []
    var previews: [PreviewSite] = []
    /// Classes marked with SwiftData's `@Model`.
    var models: [ClassDeclSyntax] = []
  }

  init(_ source: SourceFile, parsed: ParsedSource, index: Int, options: LoweringOptions) {
    path = source.path
    bytes = parsed.bytes
    file = index
    self.options = options
    conditions = BuildConditions(options: options)
    tree = parsed.tree
    super.init(viewMode: .sourceAccurate)
    dropBeginning()
    for module in options.impliedModules { see(module) }
    walk(tree)
    lowerMainFile()
  }

  /// Whether the current node is inside a function's body.
  var isLocal: Bool { (localDepths.last ?? 0) > 0 || (stack.last?.isLocal ?? false) }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func text(_ node: some SyntaxProtocol) -> String { text(node.bytes) }

  /// Removes what is allowed only at the very beginning of a file: a byte order mark, and a `#!` line.
  private func dropBeginning() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { edits.replace(0..<3, with: "") }
    if bytes.starts(with: Array("#!".utf8)) {
      edits.blank(0..<(bytes.firstIndex(of: Ascii.newline) ?? bytes.count), in: bytes)
    }
  }

  /// Replaces a node with spaces.
  func blank(_ node: some SyntaxProtocol) { edits.blank(node.bytes, in: bytes) }

  /// Replaces a node, padded with spaces if the new text is shorter.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.bytes, withPadded: text, in: bytes)
  }

  private static let needingCoreFoundation: Set = [
    "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "Thread",
  ]

  /// The whole lowered text.
  ///
  /// - Parameter footer: the code to append.
  func lowered(footer: String) -> String {
    let header = options.namesOriginalFile ? sourceLocation(line: 1) + "\n" : ""
    var text = header + String(decoding: edits.apply(to: bytes), as: UTF8.self)
    // The file itself may import no module that provides the runtime.
    if usesRuntime || !footer.isEmpty || !sites.selectors.isEmpty {
      text += "\nimport CurbcutFoundation\n" + footer
    }
    // `#Preview` needs no import of SwiftUI where UIKit is imported.
    if keepsPreviews, sites.previews.contains(where: { $0.type != nil }) {
      text += "\nimport struct CurbcutSwiftUI.Preview\n"
    }
    if usesLiterals { text += "\nimport CurbcutUIKit\n" }
    for module in impliedImports { text += "\nimport \(module)\n" }
    // Foundation's locks and threads have members of the types of Core Foundation, which the compiler must have loaded to
    // make a subclass. One name is imported, since others are ours.
    if containers.contains(where: {
      $0.kind == .class && !Self.needingCoreFoundation.isDisjoint(with: $0.inherited)
    }) {
      text += "\nimport func CoreFoundation.CFGetTypeID\n"
    }
    return text
  }

  // MARK: Scopes

  func enter(_ container: Container) {
    container.isLocal = isLocal
    container.isStatement = (localDepths.last ?? 0) > 0
    container.conditions = activeConditions
    containers.append(container)
    note(provider: container)
    stack.append(container)
    localDepths.append(0)
  }

  func leave() {
    stack.removeLast()
    localDepths.removeLast()
  }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    localDepths[localDepths.count - 1] += 1
    return .visitChildren
  }

  private func leaveFunction() { localDepths[localDepths.count - 1] -= 1 }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: CodeBlockSyntax) { leaveFunction() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { leaveFunction() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { leaveFunction() }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(model: node)
    return enter(type: node, .class)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node, .struct) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(type: node, .enum) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(modelActor: node)
    return enter(type: node, .actor)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(protocol: node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(extension: node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(method: node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(properties: node)
    addChangeHooks(to: node)
    lower(tipParameter: node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { lower(attribute: node) }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(import: node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(conditional: node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) { sites.optionalCalls.append(call) }
    note(observation: node)
    lower(metatypeCall: node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lower(macro: node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? lower(preview: node) : .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { sites.qualifiers.append(base.baseName) }
    if node.base?.is(SuperExprSyntax.self) == true { sites.superAccesses.append((node, stack.last)) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    lower(binding: node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    lower(unwrapping: node.expression)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    lower(unwrapping: node.expression)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { sites.qualifiers.append(base.name) }
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
