import CurbcutFoundation
import CurbcutUIKit

extension NibDocument {
  /// The class that an element names, among those of the process.
  func customClass(of element: IBElement) -> AnyClass? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    return ClassLookup.find(name, module: element["customModule"], modules: options.modules)
  }

  /// Whether an element names a class that is not in the process.
  func lacksClass(of element: IBElement) -> Bool {
    guard let name = element["customClass"], !name.isEmpty else { return false }
    return customClass(of: element) == nil
  }
}

/// Finds the class that a document names among those of the process.
@MainActor
enum ClassLookup {
  /// Modules of apps that were installed, in which classes are looked for.
  static var installedModules: [String] = []

  /// The class of a name: in the module that the document gives, then in others, then as one that was given
  /// the name with `@objc(Name)`.
  static func find(_ name: String, module: String?, modules: [String]) -> AnyClass? {
    let given = module.map { [$0] } ?? []
    for module in given + modules + installedModules {
      if let type = ObjCRuntime.class(named: "\(identifier(module)).\(name)") { return type }
    }
    if let type = ObjCRuntime.class(named: name) { return type }
    // A nested class: ObjCRuntime takes the part before the dot for a module.
    guard name.contains(".") else { return nil }
    for module in ObjCRuntime.appModules {
      if let type = ObjCRuntime.class(named: "\(module).\(name)") { return type }
    }
    return nil
  }

  /// A product's name as the identifier that Swift makes of it.
  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
