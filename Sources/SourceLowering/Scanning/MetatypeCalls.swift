import SwiftSyntax

extension FileScanner {
  /// Has an initializer of one of Apple's classes called on a class that is known only at run time: `T(frame: .zero)` where
  /// `T` is a `UIView`, `Self(nibName: nil, bundle: nil)` in an extension of `UIViewController`,
  /// `segueClass.init(identifier: …)`.
  ///
  /// Swift allows this for Objective-C's initializers, and otherwise only for those that are `required`, as ours cannot be:
  /// each subclass in an app would have to repeat them.
  func lower(metatypeCall node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    guard let open = node.leftParen, node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty,
      Self.initializers.contains(labels)
    else { return }
    let callee = node.calledExpression
    let type: String
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let isOfEditor = labels == ["fileNamed"] && Self.isOfSceneEditor(name)
      guard isOfEditor || isMetatype(name, at: node) else { return }
      type = "\(name).self"
    } else if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      if isMetatype(name, at: node) {
        type = "\(name).self"
      } else if labels == Self.segueInitializer, name.first?.isLowercase == true, name != "self" {
        type = name
      } else {
        return
      }
    } else {
      return
    }
    edits.replace(callee.bytes, with: "ObjCRuntime.make")
    edits.insert(type + (node.arguments.isEmpty ? "" : ", "), at: open.bytes.upperBound)
  }

  private static let segueInitializer = ["identifier", "source", "destination"]
  /// The labels of the initializers that can be called so.
  private static let initializers: Set = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["fileNamed"], segueInitializer,
  ]

  /// Whether a file of SpriteKit's scene editor can say which subclass of a class is made.
  private static func isOfSceneEditor(_ name: String) -> Bool {
    ["SKNode", "SKEmitterNode"].contains(name) || name.first?.isUppercase == true && name.hasSuffix("Scene")
  }

  /// Whether a name is that of a generic parameter which one of Apple's classes bounds, or of such a class within an
  /// extension of it.
  private func isMetatype(_ name: String, at node: FunctionCallExprSyntax) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    var next = node.parent
    while let outer = next {
      next = outer.parent
      if name == "Self" {
        if let around = outer.as(ExtensionDeclSyntax.self) {
          return Self.isClassOfApple(around.extendedType.trimmedDescription)
        }
        if outer.is(ClassDeclSyntax.self) || outer.is(StructDeclSyntax.self) || outer.is(EnumDeclSyntax.self)
          || outer.is(ProtocolDeclSyntax.self) || outer.is(ActorDeclSyntax.self)
        {
          return false
        }
        continue
      }
      guard let generic = outer.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      else { continue }
      return bounds(of: parameter, in: generic).contains(where: Self.isClassOfApple)
    }
    return false
  }

  private func bounds(
    of parameter: GenericParameterSyntax, in generic: any WithGenericParametersSyntax
  ) -> [String] {
    let required = generic.genericWhereClause?.requirements.compactMap { item -> String? in
      guard let conformance = item.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == parameter.name.text
      else { return nil }
      return conformance.rightType.trimmedDescription
    }
    let written = [parameter.inheritedType?.trimmedDescription].compactMap { $0 } + (required ?? [])
    return written.flatMap { $0.split(separator: "&").map { $0.filter { !$0.isWhitespace } } }
  }

  /// Whether a name is that of one of Apple's classes; its structures and protocols have other endings.
  private static func isClassOfApple(_ name: String) -> Bool {
    if ["NSObject", "UIResponder", "CALayer", "UIStackView", "UIWindow", "UISwitch"].contains(name) {
      return true
    }
    return name.hasPrefix("UI")
      && ["View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Bar", "Segue", "Item"]
        .contains { name.hasSuffix($0) }
  }
}
