import SwiftSyntax

extension FileScanner {
  typealias TypeSyntaxNode = DeclGroupSyntax & NamedDeclSyntax

  /// Records a class, struct, enum or actor, and visits its body.
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

  /// Records a protocol, and visits its body.
  func enter(protocol node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let container = Container(
      kind: .protocol, path: (stack.last?.path ?? []) + [node.name.text], file: file, parent: stack.last)
    fill(container, from: node)
    container.offset = node.name.bytes.lowerBound
    if container.isObjC { bindToClasses(node, container) }
    enter(container)
    return .visitChildren
  }

  /// Records an extension, and visits its body.
  func enter(extension node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = plainName(text(node.extendedType)).split(separator: ".").map { $0.trimmingSpaces }
    let container = Container(kind: .extension, path: path, file: file, parent: stack.last)
    fill(container, from: node)
    container.offset = node.extendedType.bytes.lowerBound
    enter(container)
    return .visitChildren
  }

  private func fill(_ container: Container, from node: some DeclGroupSyntax) {
    container.isUnavailable = container.parent?.isUnavailable ?? false
    container.closingBrace = node.memberBlock.rightBrace.bytes.lowerBound
    if node.memberBlock.rightBrace.isMissing { container.closingBrace = -1 }
    let inherited = node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []
    container.inherited = inherited.flatMap { $0.split(separator: "&") }.map { plainName($0) }
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
      case "available" where attribute.arguments.map { text($0).contains("unavailable") } ?? false:
        container.isUnavailable = true
      case "UIApplicationMain", "NSApplicationMain", "main":
        if options.isLibrary { registerMain(container, at: attribute) }
      case let name? where name.hasSuffix("Actor") && name != "MainActor": container.runsElsewhere = true
      default: break
      }
    }
  }

  /// The name of a type, without attributes, generic arguments and the names of Apple's modules.
  private func plainName(_ written: some StringProtocol) -> String {
    let plain = written.prefix { $0 != "<" }.trimmingSpaces.split(separator: " ").last.map(String.init) ?? ""
    let first = plain.prefix { $0 != "." }
    guard first.count < plain.count, AppleModules.isReplaced(String(first), options: options) else {
      return plain
    }
    return String(plain.dropFirst(first.count + 1))
  }

  /// A type as it is written in generated code: with the names of our modules in place of Apple's.
  func typeText(_ node: some SyntaxProtocol) -> String {
    var written = text(node)
    guard written.contains(".") else { return written }
    for module in ["UIKit", "Foundation", "CoreGraphics"] {
      guard case .replaced(let ours) = AppleModules.fate(of: module, options: options), let last = ours.last
      else { continue }
      var pieces = written.components(before: module + ".")
      guard pieces.count > 1 else { continue }
      let first = pieces.removeFirst()
      written = pieces.reduce(into: first) { text, piece in
        let isWord = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
        text += (isWord ? module : last) + "." + piece
      }
    }
    return written
  }

  private func registerMain(_ container: Container, at attribute: AttributeSyntax) {
    // An app of SwiftUI is a type that conforms to `App`.
    if container.kind == .class
      || container.inherited.contains(where: { $0 == "App" || $0.hasSuffix(".App") })
    {
      return mainTypes.append(container.name)
    }
    report(
      .error, at: attribute.bytes.lowerBound,
      "\(container.name) cannot be the delegate of an app: it is not a class.",
      remedy: "Mark the app's delegate with @main.")
  }

  /// Adds `AnyObject` to an `@objc` protocol, which is implicitly class-bound in Objective-C.
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

  /// The name in the parentheses of `@objc(…)`.
  func objcName(of attribute: AttributeSyntax) -> String? {
    guard let arguments = attribute.arguments else { return nil }
    let name = String(text(arguments).filter { !$0.isWhitespace })
    return name.isEmpty ? nil : name
  }
}

extension TokenSyntax {
  /// Whether the token is missing in the source, and the parser inserted it.
  var isMissing: Bool { presence == .missing }
}

extension String {
  /// The parts of the text between the occurrences of a separator.
  func components(before separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension StringProtocol {
  /// The text without whitespace at its ends.
  var trimmingSpaces: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
