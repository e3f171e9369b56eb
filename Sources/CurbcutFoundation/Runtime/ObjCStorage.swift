import Foundation

/// The tables of all classes, protected by one lock.
final class ObjCStorage: @unchecked Sendable {
  static let shared = ObjCStorage()

  /// Recursive, because a class may be registered while it is looked up.
  private let lock = NSRecursiveLock()
  /// Registrations that wait for the first look-up: while a library loads, its types are not ready.
  private var pending: [() -> Void] = []
  private var tables: [ObjectIdentifier: ObjCTable] = [:]
  private var resolvers: [(AnyClass) -> Void?] = []
  private var resolved: Set<ObjectIdentifier> = []
  private var methods: [Message: ObjCTable.Method?] = [:]

  private var registered: [AnyClass] = []
  private var names: [String: AnyClass] = [:]
  private var namesOfClasses: [ObjectIdentifier: String] = [:]
  private var mainTypeStorage: Any.Type?
  private var lookUps = ClassLookUps()

  private struct Message: Hashable {
    var type: ObjectIdentifier
    var selector: String
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Registration

  func register<Object: AnyObject>(
    _ type: Object.Type, _ fill: @escaping (inout ObjCClass<Object>) -> Void
  ) {
    locked {
      pending.append { [self] in
        var description = ObjCClass<Object>()
        fill(&description)
        tables[ObjectIdentifier(type), default: ObjCTable()].merge(description.table)
        registered.append(type)
      }
      methods = [:]
    }
  }

  func register(_ type: AnyClass, name: String) {
    locked {
      names[name] = type
      namesOfClasses[ObjectIdentifier(type)] = name
      registered.append(type)
    }
  }

  func registerGeneric(_ resolver: @escaping (AnyClass) -> Void?) {
    locked {
      resolvers.append(resolver)
      resolved = []
      methods = [:]
    }
  }

  var mainType: Any.Type? {
    get { locked { mainTypeStorage } }
    set {
      locked {
        mainTypeStorage = newValue
        lookUps = ClassLookUps()
      }
    }
  }

  private func settle() {
    while !pending.isEmpty {
      let waiting = pending
      pending = []
      for registration in waiting { registration() }
    }
  }

  // MARK: Look-up

  /// Searches the tables of a class and its superclasses, starting with its own.
  private func find<Found>(_ type: AnyClass, _ look: (ObjCTable) -> Found?) -> Found? {
    settle()
    var current: AnyClass? = type
    while let type = current {
      let id = ObjectIdentifier(type)
      if !resolvers.isEmpty, resolved.insert(id).inserted, tables[id] == nil {
        for resolver in resolvers { _ = resolver(type) }
        settle()
      }
      if let table = tables[id], let found = look(table) { return found }
      current = _getSuperclass(type)
    }
    return nil
  }

  func method(_ selector: String, of type: AnyClass) -> ObjCTable.Method? {
    locked {
      let message = Message(type: ObjectIdentifier(type), selector: selector)
      if let known = methods[message] { return known }
      let found = find(type) { $0.method(selector) }
      methods[message] = .some(found)
      return found
    }
  }

  func classMethod(_ selector: String, of type: AnyClass) -> ObjCTable.ClassMethod? {
    locked { find(type) { $0.classMethods[selector] } }
  }

  func property(_ name: String, of type: AnyClass) -> ObjCTable.Property? {
    locked { find(type) { $0.property(name) } }
  }

  func segueAction(_ selector: String, of type: AnyClass) -> ObjCTable.Method? {
    locked { find(type) { $0.segueActions[selector] } }
  }

  // MARK: Names

  func `class`(registeredAs name: String) -> AnyClass? {
    locked { names[name] }
  }

  func name(of type: AnyClass) -> String? {
    locked { namesOfClasses[ObjectIdentifier(type)] }
  }

  /// The class of a name, cached: to find that there is none, the runtime searches every type in the process.
  ///
  /// - Parameters:
  ///   - name: the name as given by the caller.
  ///   - lookUp: finds the class.
  func `class`(named name: String, lookUp: () -> AnyClass?) -> AnyClass? {
    locked {
      settle()
      lookUps.prepare(registered: registered.count)
      if let known: AnyClass? = lookUps.classes[name] { return known }
      let found: AnyClass? = lookUp()
      lookUps.classes[name] = .some(found)
      return found
    }
  }

  /// Forgets failed look-ups, because a library added classes.
  func forgetLookUps() { locked { lookUps = ClassLookUps() } }

  /// The registered class with a full name, as Swift spells it: `App.Outer.Inner`.
  func registeredClass(reflectedAs name: String) -> AnyClass? {
    locked {
      settle()
      lookUps.prepare(registered: registered.count)
      return lookUps.reflected(registered)[name]
    }
  }

  /// The module of the app's main type, and those of all registered classes, in order of registration.
  var modules: [String] {
    locked {
      settle()
      lookUps.prepare(registered: registered.count)
      let modules = lookUps.modules(of: registered)
      guard let main = mainTypeStorage.flatMap(ObjCRuntime.module), !modules.contains(main) else {
        return modules
      }
      return [main] + modules
    }
  }

  /// Every class that registered anything, in order.
  var classes: [AnyClass] {
    locked {
      settle()
      return registered
    }
  }
}
