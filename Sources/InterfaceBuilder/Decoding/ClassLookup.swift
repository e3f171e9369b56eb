import CurbcutFoundation
import CurbcutUIKit

extension NibDocument {
  /// The custom class that an element names, among the classes of the process.
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

/// Finds a class that a document names among the classes of the process.
@MainActor
enum ClassLookup {
  /// The modules of installed apps, which are searched for classes.
  static var installedModules: [String] = []

  /// The class of a name: in the module that the document gives, then in other modules, then a class that was given the
  /// name with `@objc(Name)`.
  static func find(_ name: String, module: String?, modules: [String]) -> AnyClass? {
    let given = module.map { [$0] } ?? []
    for module in given + modules + installedModules {
      if let type = ObjCRuntime.class(named: "\(identifier(module)).\(name)") { return type }
    }
    if let type = ObjCRuntime.class(named: name) { return type }
    // It may be a nested class: ObjCRuntime takes the part before the dot for a module.
    guard name.contains(".") else { return nil }
    for module in ObjCRuntime.appModules {
      if let type = ObjCRuntime.class(named: "\(module).\(name)") { return type }
    }
    return nil
  }

  /// The module name that Swift derives from a product's name.
  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
