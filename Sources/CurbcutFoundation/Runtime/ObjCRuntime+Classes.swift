import Foundation
import Synchronization
import SystemModules

extension ObjCRuntime {
  /// The modules whose classes have names without a module on iOS, where they are Objective-C classes.
  private static let systemModules = SystemModule.all.filter(\.hasObjectiveCNames).map(\.name)

  /// Finds a class by its name: one given with `@objc(Name)`, one with its module (`App.Detail`), one from the
  /// system's frameworks (`UILabel`), or one from a module whose classes registered members.
  ///
  /// - Parameter name: the name.
  /// - Returns: the class; nil when there is none of that name in the process.
  public static func `class`(named name: String) -> AnyClass? {
    if let type = ObjCStorage.shared.class(registeredAs: name) { return type }
    return ObjCStorage.shared.class(named: name) { lookUp(name) }
  }

  private static func lookUp(_ name: String) -> AnyClass? {
    if let dot = name.firstIndex(of: ".") {
      // `_typeByName` does not find nested types.
      if let type = _typeByName(name) as? AnyClass ?? ObjCStorage.shared.registeredClass(reflectedAs: name) {
        return type
      }
      let compiled = String(name[..<dot]) + SystemModule.suffixOfApps
      return appModules.contains(compiled) ? lookUp(compiled + name[dot...]) : nil
    }
    // The runtime goes through every type of the process for a name that it does not have. Apple's classes begin with a
    // prefix of capitals, so that most names of an app's need not be looked for in the system's modules.
    let mayBeApples = name.utf8.prefix(2).allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    for module in (mayBeApples ? systemModules : []) + appModules {
      if let type = _typeByName("\(module).\(name)") as? AnyClass { return type }
    }
    return nil
  }

  /// Lets classes of a library that was just loaded be found, even by names whose look-up failed before.
  package static func libraryDidLoad() { ObjCStorage.shared.forgetLookUps() }

  /// The modules, other than the system's, that the app's main type and registered classes belong to.
  package static var appModules: [String] {
    ObjCStorage.shared.modules.filter { !systemModules.contains($0) }
  }

  /// The Objective-C name of a class: the one given with `@objc(Name)`, the bare name for a system class, otherwise
  /// the name with its module.
  ///
  /// - Parameter type: the class.
  public static func name(of type: AnyClass) -> String {
    ObjCStorage.shared.name(of: type) ?? SystemModule.appleName(of: type)
  }

  /// The name of a class for messages, without the compiler's “unknown context” of a private class.
  package static func readableName(of type: AnyClass) -> String {
    name(of: type).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }

  /// An object as its description on iOS begins: its class and its address.
  package static func objectDescription(of object: any NSObjectProtocol) -> String {
    "<\(readableName(of: type(of: object))): \(address(of: object))>"
  }

  /// An object as key-value coding writes it in its messages.
  package static func reference(to object: any NSObjectProtocol) -> String {
    "<\(readableName(of: type(of: object))) \(address(of: object))>"
  }

  private static func address(of object: any NSObjectProtocol) -> String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  private static let incomplete = Mutex(false)

  /// Whether parts of the app's code were left out because they could not be built: a selector or a key that its
  /// classes do not know may be one of those, and not a mistake in the app.
  package static var appIsIncomplete: Bool {
    get { incomplete.withLock { $0 } }
    set { incomplete.withLock { $0 = newValue } }
  }

  /// Whether everything that a class responds to is known: it is the app's, and all of the app was built. System
  /// classes may have undocumented members on iOS.
  package static func isFullyKnown(_ type: AnyClass) -> Bool { isOfApp(type) && !appIsIncomplete }

  /// Whether a class is neither UIKit's nor Foundation's.
  static func isOfApp(_ type: AnyClass) -> Bool { !SystemModule.owns(type) }

  static func module(of type: Any.Type) -> String? {
    let name = _typeName(type, qualified: true)
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
