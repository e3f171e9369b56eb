/// Writes the source of stand-ins.
struct StandInWriter {
  let files: [ReadFile]
  let options: StandInSource.Options
  let constants: [String: Int]
  let types: TypeTable
  let classes: ClassPlans
  let values: StandInValues
  /// The app's own protocols that Swift sees.
  let visibleProtocols: Set<String>

  private(set) var text = ""
  private(set) var standIns: [StandInSource.StandIn] = []
  private(set) var skipped: [StandInSource.Skipped] = []
  /// The names that are declared already.
  private var names: Set<String> = []

  init(_ files: [ReadFile], options: StandInSource.Options, constants: [String: Int]) {
    self.files = files
    self.options = options
    self.constants = constants
    // What Swift sees counts before what it does not.
    let ordered =
      files.filter { $0.role == .visible } + files.filter { $0.role == .hidden }
      + files.filter { $0.role == .implementation }
    let types = TypeTable(ordered.map(\.declarations), hidden: options.hiddenClasses)
    self.types = types
    visibleProtocols = Set(
      files.filter { $0.role == .visible }.flatMap { $0.declarations.protocols.map(\.name) })
    let classes = ClassPlans(ordered, types: types, isKnown: options.isKnownClass)
    self.classes = classes
    values = StandInValues(types: types, root: classes.root)
  }

  var visible: [ObjCDeclarations] { files.filter { $0.role == .visible }.map(\.declarations) }

  /// `public ` where others see the declarations.
  var access: String { options.isPublic ? "public " : "" }

  mutating func write() {
    text = "import Foundation\nimport UIKit\n"
    for module in options.imports where module != "Foundation" && module != "UIKit" {
      text += "import \(module)\n"
    }
    for file in visible {
      for type in file.enumerations { write(type) }
      for type in file.structures { write(type) }
      for type in file.typedefs { write(type) }
    }
    for file in visible { for type in file.protocols { write(type) } }
    for plan in classes.plans { write(plan) }
    for file in visible { for category in file.categories { write(category) } }
    for file in files where file.role == .visible { writeConstants(file) }
    for file in visible { for function in file.functions { write(function) } }
    for file in visible { for unread in file.unread { skip(unread.text, unread.place) } }
    if text.contains("\n\(StandInSource.placeMark)") { text += Self.support }
    if text.contains("ObjectiveCStandIns.entity(") { text += Self.entities }
  }

  // MARK: Lines

  /// Adds declarations, after a comment that says where they come from.
  mutating func add(_ lines: [String], at place: SourcePlace) {
    text += "\(StandInSource.placeMark)\(place.path):\(place.line)\n"
    for line in lines { text += line + "\n" }
  }

  mutating func addText(_ more: String) { text += more }

  mutating func skip(_ what: String, _ place: SourcePlace) {
    skipped.append(StandInSource.Skipped(text: what, place: place))
  }

  mutating func note(_ name: String, _ kind: StandInSource.StandIn.Kind, _ place: SourcePlace) {
    standIns.append(StandInSource.StandIn(name: name, kind: kind, place: place))
  }

  /// Whether a name was not declared before.
  mutating func isNew(_ name: String) -> Bool { names.insert(name).inserted }

  // MARK: Protocols

  private mutating func write(_ type: ObjCDeclarations.ProtocolDeclaration) {
    guard !type.annotation.isUnavailable else { return }
    let name = types.swiftProtocol(type.name)
    guard isNew(name) else { return }
    let parents = type.protocols.isEmpty ? ["NSObject"] : type.protocols
    let inherited = parents.map(types.swiftProtocol).joined(separator: ", ")
    add(["@objc \(access)protocol \(name): \(inherited) {"], at: type.place)
    var member = MemberWriter(
      types: types, values: values, context: type.name,
      properties: PropertyNames([type.members]), kind: .requirement, access: "", dynamic: [])
    member.write(type.members)
    take(&member)
    text += "}\n"
  }

  mutating func take(_ member: inout MemberWriter) {
    for (lines, place) in member.lines { add(lines, at: place) }
    skipped += member.skipped
    (member.lines, member.skipped) = ([], [])
  }

  // MARK: Categories

  /// Writes what a category adds to a class of the system; those of an app's own classes are part of these.
  private mutating func write(_ category: ObjCDeclarations.Category) {
    guard types.classes[category.className] == nil, !category.name.isEmpty else { return }
    note("\(category.className) (\(category.name))", .category, category.place)
    let system = Self.referenceTypes[category.className] ?? SystemTypes.objects[category.className]
    let name = system ?? category.className
    add(["extension \(name) {"], at: category.place)
    var member = MemberWriter(
      types: types, values: values, context: category.className,
      properties: PropertyNames([category.members]), kind: .category(of: name), access: access,
      dynamic: [])
    member.write(category.members)
    take(&member)
    text += "}\n"
  }

  /// The classes whose categories Swift sees on the class, not on the type that the class is bridged to.
  private static let referenceTypes = Dictionary(
    uniqueKeysWithValues: [
      "NSString", "NSError", "NSURL", "NSData", "NSDate", "NSIndexPath", "NSIndexSet", "NSUUID", "NSLocale",
      "NSTimeZone", "NSCalendar", "NSDateComponents", "NSURLRequest", "NSURLComponents", "NSURLQueryItem",
      "NSCharacterSet", "NSNotification", "NSDateInterval", "NSPersonNameComponents",
    ].map { ($0, $0) })

  // MARK: Support

  /// What stand-ins for objects of Core Data are made with.
  private static let entities = """
    extension ObjectiveCStandIns {
      static func entity(_ name: String) -> NSEntityDescription {
        let entities = NSManagedObjectModel.mergedModel(from: nil)?.entities ?? []
        return entities.first { $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name }
          ?? NSEntityDescription()
      }
    }

    """

  /// What the stand-ins use.
  private static let support = """
    \(StandInSource.placeMark.trimmedEnd)
    private enum ObjectiveCStandIns {
      private final class Box { var values: [String: Any] = [:] }
      private static let lock = NSRecursiveLock()
      nonisolated(unsafe) private static var key: UInt8 = 0
      nonisolated(unsafe) private static var told: Set<String> = []
      nonisolated(unsafe) private static var made: [String: Any] = [:]

      static func use(_ name: String, at place: String) {
        lock.lock()
        let isNew = told.insert(name).inserted
        lock.unlock()
        guard isNew else { return }
        NotificationCenter.default.post(name: Notification.Name("CurbcutObjectiveCStandIn"), object: "\\(place)|\\(name)")
      }

      static func shared<Value>(_ name: String, _ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let known = made[name] as? Value { return known }
        let value = make()
        made[name] = value
        return value
      }

      private static func box(of object: Any) -> Box {
        if let known = objc_getAssociatedObject(object, &key) as? Box { return known }
        let box = Box()
        objc_setAssociatedObject(object, &key, box, .OBJC_ASSOCIATION_RETAIN)
        return box
      }

      static func value<Value>(of object: Any, _ name: String, _ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        let box = box(of: object)
        if let known = box.values[name] as? Value { return known }
        let value = make()
        box.values[name] = value
        return value
      }

      static func set(_ value: Any, of object: Any, _ name: String) {
        lock.lock()
        defer { lock.unlock() }
        box(of: object).values[name] = value
      }
    }

    """
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
