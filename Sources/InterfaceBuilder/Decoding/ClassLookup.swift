import CurbcutUIKit
import Foundation

/// Finds the class that a document names among those of the process.
enum ClassLookup {
  /// The module under which UIKit's own classes are.
  private static let ownModule = String(reflecting: UIView.self).split(separator: ".").first.map(String.init)

  /// The class of a name, in the module that the document gives, then in others.
  static func find(_ name: String, module: String?, modules: [String]) -> AnyClass? {
    var candidates: [String] = []
    if let module { candidates.append("\(identifier(module)).\(name)") }
    candidates += modules.map { "\(identifier($0)).\(name)" }
    if name.contains(".") { candidates.append(name) }
    if let ownModule { candidates.append("\(ownModule).\(name)") }
    for candidate in candidates {
      if let type = _typeByName(candidate) as? AnyClass { return type }
    }
    return nil
  }

  /// A product's name as the identifier that Swift makes of it.
  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
