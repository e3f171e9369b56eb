import Foundation
import SystemModules

extension ObjCRuntime {
  /// The modules whose classes bear names without a module on iOS, where they are Objective-C's.
  private static let systemModules = SystemModule.all.filter(\.hasObjectiveCNames).map(\.name)

  /// Finds a class by its name: one given with `@objc(Name)`, one with its module (`App.Detail`), one of
  /// the system's frameworks (`UILabel`), or one of the modules whose classes registered members.
  ///
  /// - Parameter name: the name.
  /// - Returns: the class; nil when there is none of that name in the process.
  public static func `class`(named name: String) -> AnyClass? {
    if let type = ObjCStorage.shared.class(registeredAs: name) { return type }
    if name.contains(".") {
      if let type = _typeByName(name) as? AnyClass { return type }
      // Types inside other types are not found by that function.
      return ObjCStorage.shared.classes.first { String(reflecting: $0) == name }
    }
    for module in systemModules + appModules {
      if let type = _typeByName("\(module).\(name)") as? AnyClass { return type }
    }
    return nil
  }

  /// The modules, other than the system's, that registered classes belong to, in order of registration.
  package static var appModules: [String] {
    var modules: [String] = []
    for type in ObjCStorage.shared.classes {
      guard let module = module(of: type), !systemModules.contains(module), !modules.contains(module) else {
        continue
      }
      modules.append(module)
    }
    return modules
  }

  /// The name of a class as Objective-C has it: the one given with `@objc(Name)`, the bare name for a
  /// class of the system's, else the name with its module.
  ///
  /// - Parameter type: the class.
  public static func name(of type: AnyClass) -> String {
    ObjCStorage.shared.name(of: type) ?? SystemModule.appleName(of: type)
  }

  /// Whether a class is neither UIKit's nor Foundation's.
  static func isOfApp(_ type: AnyClass) -> Bool { !SystemModule.owns(type) }

  private static func module(of type: AnyClass) -> String? {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }
}

/// Finds a class by its name, as `ObjCRuntime.class(named:)` does.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsclassfromstring(_:)>.
///
/// - Parameter aClassName: the name.
/// - Returns: the class; nil when there is none of that name.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  ObjCRuntime.class(named: aClassName)
}

/// The name of a class, as `ObjCRuntime.name(of:)` gives it.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsstringfromclass(_:)>.
///
/// - Parameter aClass: the class.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { ObjCRuntime.name(of: aClass) }
