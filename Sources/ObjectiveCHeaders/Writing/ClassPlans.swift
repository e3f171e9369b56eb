/// The classes of an app that are written in Objective-C, with what all files say of each.
struct ClassPlans {
  struct Plan {
    var declaration: ObjCDeclarations.Class
    /// Whether Swift sees it.
    var isVisible: Bool
    var protocols: [String]
    /// What Swift sees.
    var members: ObjCMembers
    /// What storyboards find: outlets and actions that no header declares.
    var hidden = ObjCMembers()
    /// The properties whose accessors Core Data makes.
    var dynamic: Set<String> = []
  }

  private(set) var plans: [Plan] = []
  private let roots: [String: String]
  private let superclasses: [String: String]

  /// - Parameters:
  ///   - files: the files, those that Swift sees first.
  ///   - types: what is known of types.
  ///   - isKnown: whether there is a class with a name, outside of the files.
  init(_ files: [ReadFile], types: TypeTable, isKnown: (String) -> Bool) {
    var plans: [Plan] = []
    var indices: [String: Int] = [:]
    for file in files {
      for type in file.declarations.classes where indices[type.name] == nil {
        indices[type.name] = plans.count
        let isVisible = file.role == .visible
        plans.append(
          Plan(
            declaration: type, isVisible: isVisible, protocols: type.protocols,
            members: isVisible ? type.members : Self.found(in: type.members)))
      }
    }
    for file in files {
      for category in file.declarations.categories {
        guard let index = indices[category.className] else { continue }
        if file.role == .visible {
          plans[index].protocols += category.protocols
          plans[index].members.methods += category.members.methods
          plans[index].members.properties += category.members.properties
        } else {
          let found = Self.found(in: category.members)
          plans[index].hidden.methods += found.methods
          plans[index].hidden.properties += found.properties
          if !plans[index].isVisible {
            plans[index].protocols += category.protocols.filter(RequiredMembers.ofScreens.contains)
          }
        }
      }
      for (name, methods) in file.declarations.implemented {
        guard let index = indices[name] else { continue }
        plans[index].hidden.methods += methods.filter(\.annotation.isAction)
      }
      for (name, properties) in file.declarations.dynamic {
        guard let index = indices[name] else { continue }
        plans[index].dynamic.formUnion(properties)
      }
    }
    var superclasses: [String: String] = [:]
    var roots: [String: String] = [:]
    for plan in plans {
      let type = plan.declaration
      let named = type.superclass ?? "NSObject"
      let isThere = indices[named] != nil || isKnown(named)
      superclasses[type.name] = isThere ? named : plan.dynamic.isEmpty ? "NSObject" : "NSManagedObject"
    }
    for name in superclasses.keys {
      var (current, seen) = (name, Set<String>())
      while let next = superclasses[current], seen.insert(current).inserted { current = next }
      roots[name] = superclasses[current] == nil ? current : "NSObject"
    }
    // No class may come from itself.
    for name in superclasses.keys where roots[name] == "NSObject" {
      var (current, seen) = (name, Set<String>())
      while let next = superclasses[current], seen.insert(current).inserted { current = next }
      if superclasses[current] != nil { superclasses[name] = "NSObject" }
    }
    self.plans = plans
    self.roots = roots
    self.superclasses = superclasses
  }

  /// The outlets, actions and attributes for Interface Builder.
  private static func found(in members: ObjCMembers) -> ObjCMembers {
    ObjCMembers(
      methods: members.methods.filter(\.annotation.isAction),
      // Where the main storyboard's window goes.
      properties: members.properties.filter {
        $0.annotation.isOutlet || $0.annotation.isInspectable || $0.name == "window"
      })
  }

  /// The class of the system that an app's own class comes from; nil for a class that is not the app's.
  func root(_ name: String) -> String? { roots[name] }

  func superclass(_ name: String) -> String { superclasses[name] ?? "NSObject" }

  /// The app's own classes that a class comes from, the nearest first.
  func ancestors(_ name: String) -> [Plan] {
    var result: [Plan] = []
    var (current, seen) = (name, Set([name]))
    while let next = superclasses[current], seen.insert(next).inserted {
      current = next
      if let plan = plans.first(where: { $0.declaration.name == current }) { result.append(plan) }
    }
    return result
  }
}
