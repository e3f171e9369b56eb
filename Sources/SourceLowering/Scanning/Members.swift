import SwiftSyntax

extension FileScanner {
  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// The attributes that code must keep when it repeats a declaration.
  private static let kept: Set<String> = ["discardableResult", "MainActor", "available", "preconcurrency"]

  /// Records a method of the enclosing type.
  func note(method node: FunctionDeclSyntax) {
    guard let container = stack.last, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    var member = Member(kind: .method, name: node.name.text)
    if case .binaryOperator = node.name.tokenKind { return }
    member.offset = node.name.bytes.lowerBound
    read(node.attributes, into: &member)
    read(node.modifiers, into: &member)
    let signature = node.signature
    member.spelling.start = node.modifiers.first?.bytes.lowerBound ?? node.funcKeyword.bytes.lowerBound
    member.spelling.nameEnd = node.name.bytes.upperBound
    member.spelling.generics = node.genericParameterClause.map { text($0) } ?? ""
    member.spelling.effects = signature.effectSpecifiers.map { text($0) } ?? ""
    member.spelling.result = signature.returnClause.map { typeText($0) } ?? ""
    member.spelling.condition = node.genericWhereClause.map { text($0) } ?? ""
    if signature.effectSpecifiers?.throwsClause != nil { member.effects.insert(.throws) }
    if signature.effectSpecifiers?.asyncSpecifier != nil { member.effects.insert(.async) }
    member.type = signature.returnClause.map { plainType($0.type).type }
    member.isOptionalType = signature.returnClause.map { Self.isOptional($0.type) } ?? false
    member.declaration = node.bytes
    member.isUncallable = node.genericParameterClause != nil || node.genericWhereClause != nil
    for parameter in signature.parameterClause.parameters {
      let (type, isCallable) = plainType(parameter.type)
      if !isCallable || parameter.ellipsis != nil { member.isUncallable = true }
      let label = parameter.firstName.text
      member.parameters.append(
        Member.Parameter(
          label: label == "_" ? "" : label.withoutBackticks,
          name: (parameter.secondName?.text ?? label), type: type, writtenType: typeText(parameter.type),
          isNonEscaping: parameter.type.is(FunctionTypeSyntax.self),
          isInout: text(parameter.type).hasPrefix("inout "), isVariadic: parameter.ellipsis != nil,
          defaultValue: parameter.defaultValue.map { text($0.value) }))
    }
    member.conditions = activeConditions
    container.members.append(member)
  }

  /// Records properties of the enclosing type.
  func note(properties node: VariableDeclSyntax) {
    guard let container = stack.last, node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var member = Member(kind: .property, name: pattern.identifier.text.withoutBackticks)
      member.offset = pattern.bytes.lowerBound
      member.declaration = node.bytes
      member.spelling.start = node.modifiers.first?.bytes.lowerBound ?? node.bindingSpecifier.bytes.lowerBound
      member.spelling.nameEnd = pattern.bytes.upperBound
      member.spelling.result = binding.typeAnnotation.map { typeText($0) } ?? ""
      read(node.attributes, into: &member)
      read(node.modifiers, into: &member)
      if let type = binding.typeAnnotation?.type {
        member.isImplicitlyUnwrapped = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        member.type = plainType(type).type
        member.isOptionalType = Self.isOptional(type)
      }
      member.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var)
      read(binding.accessorBlock, into: &member)
      member.conditions = activeConditions
      container.members.append(member)
    }
  }

  private func read(_ block: AccessorBlockSyntax?, into member: inout Member) {
    guard let block else { return }
    guard case .accessors(let accessors) = block.accessors else {
      member.isSettable = false
      return
    }
    if accessors.contains(where: { $0.effectSpecifiers != nil }) { member.isUncallable = true }
    let names = accessors.map(\.accessorSpecifier.text)
    if let only = accessors.first, accessors.count == 1, ["willSet", "didSet"].contains(names[0]) {
      let isAfter = names[0] == "didSet"
      let end = only.parameters?.bytes.upperBound ?? only.accessorSpecifier.bytes.upperBound
      member.observer = Member.Observer(
        isAfter: isAfter, parameter: only.parameters?.name.text ?? (isAfter ? "oldValue" : "newValue"),
        keyword: only.accessorSpecifier.bytes.lowerBound..<end, brace: block.leftBrace.bytes.lowerBound)
    }
    if names.contains("get") || names.contains("_read") {
      member.isSettable = member.isSettable && (names.contains("set") || names.contains("_modify"))
    }
    for accessor in accessors {
      for case .attribute(let attribute) in accessor.attributes
      where attribute.attributeName.trimmedDescription == "objc" {
        switch accessor.accessorSpecifier.text {
        case "get": member.getterName = objcName(of: attribute)
        case "set": member.setterName = objcName(of: attribute)
        default: break
        }
      }
    }
  }

  private func read(_ attributes: AttributeListSyntax, into member: inout Member) {
    for case .attribute(let attribute) in attributes {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
      if Self.exposing.contains(name) { member.isMarkedExposed = true }
      if Self.kept.contains(name) { member.spelling.attributes.append(text(attribute)) }
      switch name {
      case "objc": member.objcName = objcName(of: attribute)
      case "nonobjc": member.isNonObjC = true
      case "IBSegueAction": member.isSegueAction = true
      case "available" where attribute.arguments.map { text($0).contains("unavailable") } ?? false:
        member.isUnavailable = true
      default: break
      }
    }
  }

  private func read(_ modifiers: DeclModifierListSyntax, into member: inout Member) {
    for modifier in modifiers {
      member.spelling.modifiers.append(text(modifier))
      switch modifier.name.text {
      case "static", "class": member.isStatic = true
      case "override": member.isOverride = true
      case "optional": member.isOptional = true
      case "dynamic": member.isDynamic = true
      case "private", "fileprivate": if modifier.detail == nil { member.isFilePrivate = true }
      default: break
      }
    }
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// A type in the form that arguments are cast to, and whether Objective-C could pass a value of it.
  func plainType(_ type: TypeSyntax) -> (type: String, isCallable: Bool) {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      let specifiers = attributed.specifiers.map { text($0) }
      let isInout = specifiers.contains { $0 == "inout" }
      let isAutoclosure = attributed.attributes.contains { text($0).hasPrefix("@autoclosure") }
      let kept = attributed.attributes.map { text($0) }.filter {
        !$0.hasPrefix("@escaping") && !$0.hasPrefix("@noescape")
      }
      let base = plainType(attributed.baseType)
      return ((kept + [base.type]).joined(separator: " "), base.isCallable && !isInout && !isAutoclosure)
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return (typeText(unwrapped.wrappedType) + "?", true)
    }
    let written = typeText(type)
    return (written, !written.hasPrefix("some ") && !written.contains("(some "))
  }
}

extension String {
  /// The name without backticks.
  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
