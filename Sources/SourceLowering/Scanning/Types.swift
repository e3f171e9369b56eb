import SwiftSyntax

extension FileScanner {
  typealias TypeSyntaxNode = DeclGroupSyntax & NamedDeclSyntax

  /// Notes a class, struct, enum or actor and goes into its body.
  func enter(type node: some TypeSyntaxNode, _ kind: Container.Kind) -> SyntaxVisitorContinueKind {
    let parent = stack.last
    let container = Container(
      kind: kind, path: (parent?.path ?? []) + [node.name.text], file: file, parent: parent)
    fill(container, from: node)
    container.offset = node.name.bytes.lowerBound
    container.hasOwnParameters =
      node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil
    container.isGeneric = container.hasOwnParameters || parent?.isGeneric == true
    enter(container)
    return .visitChildren
  }

  /// Notes a protocol and goes into its body.
  func enter(protocol node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let container = Container(
      kind: .protocol, path: (stack.last?.path ?? []) + [node.name.text], file: file, parent: stack.last)
    fill(container, from: node)
    container.offset = node.name.bytes.lowerBound
    if container.isObjC { bindToClasses(node, container) }
    enter(container)
    return .visitChildren
  }

  /// Notes an extension and goes into its body.
  func enter(extension node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = text(node.extendedType).prefix { $0 != "<" }.split(separator: ".").map {
      $0.trimmingSpaces
    }
    let container = Container(kind: .extension, path: path, file: file, parent: stack.last)
    fill(container, from: node)
    container.offset = node.extendedType.bytes.lowerBound
    enter(container)
    return .visitChildren
  }

  private func fill(_ container: Container, from node: some DeclGroupSyntax) {
    container.closingBrace = node.memberBlock.rightBrace.bytes.lowerBound
    if node.memberBlock.rightBrace.isMissing { container.closingBrace = -1 }
    container.inherited =
      node.inheritanceClause?.inheritedTypes.map { type in
        text(type.type).prefix { $0 != "<" }.trimmingSpaces
      } ?? []
    for modifier in node.modifiers {
      let name = modifier.name.text
      if ["open", "public", "package", "internal", "fileprivate", "private"].contains(name),
        modifier.detail == nil
      {
        container.access = name
        container.isPrivateNested = name == "private" && container.parent != nil
      }
    }
    for case .attribute(let attribute) in node.attributes {
      switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      case "objc":
        container.isObjC = true
        container.objcName = objcName(of: attribute)
        if container.kind == .extension { container.exposesMembers = true }
      case "objcMembers": container.exposesMembers = true
      case "UIApplicationMain", "NSApplicationMain", "main":
        if options.isLibrary { registerMain(container, at: attribute) }
      case let name? where name.hasSuffix("Actor") && name != "MainActor": container.runsElsewhere = true
      default: break
      }
    }
  }

  private func registerMain(_ container: Container, at attribute: AttributeSyntax) {
    if container.kind == .class { return mainTypes.append(container.name) }
    report(
      .error, at: attribute.bytes.lowerBound,
      "\(container.name) cannot be the delegate of an app: it is no class.",
      remedy: "Mark the app's delegate with @main.")
  }

  /// An `@objc` protocol is one of classes without saying so.
  private func bindToClasses(_ node: ProtocolDeclSyntax, _ container: Container) {
    let known: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]
    guard !container.inherited.contains(where: known.contains) else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", AnyObject", at: last.type.bytes.upperBound)
    } else {
      let end = node.primaryAssociatedTypeClause?.bytes.upperBound ?? node.name.bytes.upperBound
      edits.insert(": AnyObject", at: end)
    }
  }

  /// What stands in the parentheses of `@objc(…)`.
  func objcName(of attribute: AttributeSyntax) -> String? {
    guard let arguments = attribute.arguments else { return nil }
    let name = String(text(arguments).filter { !$0.isWhitespace })
    return name.isEmpty ? nil : name
  }
}

extension TokenSyntax {
  /// Whether the parser had to make it up.
  var isMissing: Bool { presence == .missing }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
