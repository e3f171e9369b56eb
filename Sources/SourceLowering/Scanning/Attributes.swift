import SwiftSyntax

extension FileScanner {
  /// Removes or replaces attributes that exist only on Apple's platforms.
  func lower(attribute node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
      return .visitChildren
    }
    switch name {
    case "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
      "nonobjc", "GKInspectable":
      blank(node)
      return .skipChildren
    case "UIApplicationMain", "NSApplicationMain", "main":
      if options.isLibrary {
        blank(node)
      } else if name != "main" {
        replace(node, with: "@main")
      }
      return .skipChildren
    case "Entry":
      lower(entry: node)
      return .skipChildren
    case "Query" where usesModels && node.arguments == nil && node.leftParen == nil:
      // The compiler finds the type of a wrapper without arguments from that of its value alone, which is not enough.
      edits.insert("()", at: node.bytes.upperBound)
      return .skipChildren
    case "NSCopying":
      replace(node, with: "@_Copied")
      usesRuntime = true
      return .skipChildren
    case "NSManaged":
      lower(managed: node)
      return .skipChildren
    default: return .visitChildren
    }
  }
}
