/// Caches look-ups of classes by name, until a class is registered or a library is loaded.
struct ClassLookUps {
  /// The result of each look-up, including nil.
  var classes: [String: AnyClass?] = [:]

  private var reflectedNames: [String: AnyClass]?
  private var knownModules: [String]?
  private var registeredCount = 0

  /// Clears the cache if classes have been registered since.
  mutating func prepare(registered count: Int) {
    guard count != registeredCount else { return }
    self = ClassLookUps()
    registeredCount = count
  }

  /// The registered classes by their full names; the first of two with the same name.
  mutating func reflected(_ registered: [AnyClass]) -> [String: AnyClass] {
    if let reflectedNames { return reflectedNames }
    let made = Dictionary(
      registered.map { (String(reflecting: $0), $0) }, uniquingKeysWith: { first, _ in first })
    reflectedNames = made
    return made
  }

  /// The modules of the registered classes, each once.
  mutating func modules(of registered: [AnyClass]) -> [String] {
    if let knownModules { return knownModules }
    var seen: Set<String> = []
    let made = registered.compactMap { ObjCRuntime.module(of: $0) }.filter { seen.insert($0).inserted }
    knownModules = made
    return made
  }
}
