import SwiftSyntax

/// The value with nothing in it that a function of an app returns when its own way to one cannot be built.
enum EmptyValue {
  /// The expression for a type; nil for a type of which no value is the empty one.
  static func expression(for type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return expression(for: attributed.baseType) }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let tuple = type.as(TupleTypeSyntax.self) {
      let parts = tuple.elements.compactMap { expression(for: $0.type) }
      guard parts.count == tuple.elements.count, !parts.isEmpty else { return nil }
      return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: ",") + ")"
    }
    guard let name = type.as(IdentifierTypeSyntax.self) else { return nil }
    switch name.name.text {
    case "Optional": return "nil"
    case "Array", "Set": return name.genericArgumentClause == nil ? nil : "[]"
    case "Dictionary": return name.genericArgumentClause == nil ? nil : "[:]"
    case "Bool": return "false"
    case "String", "Substring": return "\"\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "NSInteger",
      "Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval":
      return "0"
    case let name where initialised.contains(name): return ".init()"
    default: return nil
    }
  }

  /// Types of Foundation and UIKit whose value without arguments is empty.
  private static let initialised: Set<String> = [
    "AttributedString", "CGPoint", "CGRect", "CGSize", "Data", "IndexPath", "IndexSet", "NSArray",
    "NSAttributedString", "NSDictionary", "NSDirectionalEdgeInsets", "NSMutableAttributedString", "NSRange",
    "NSString", "UIBarButtonItem", "UIButton", "UICollectionReusableView", "UICollectionViewCell",
    "UIEdgeInsets", "UIImage", "UIImageView", "UILabel", "UIMenu", "UIStackView", "UITableViewCell",
    "UITableViewHeaderFooterView", "UIView", "UIViewController",
  ]
}
