import CurbcutFoundation

/// A value of the app's defaults.
///
/// Follows <https://developer.apple.com/documentation/swiftui/appstorage>.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private var location: DefaultsLocation<Value>?

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? read(defaults, key) }
    nonmutating set {
      if let location { location.set(newValue) } else { write(defaults, key, newValue) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(wrappedValue) }
    return Binding(location: location)
  }
}

extension AppStorage: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    let environment = inputs.environment
    let (read, write, key) = (read, write, key)
    let defaults = store ?? GraphNode.untracked { environment.value.appStorage } ?? .standard
    return Link(
      DefaultsLocation(
        graph: inputs.graph, get: { read(defaults, key) }, set: { write(defaults, key, $0) }))
  }

  private final class Link: PropertyLink {
    typealias Property = AppStorage<Value>
    let location: DefaultsLocation<Value>

    init(_ location: DefaultsLocation<Value>) { self.location = location }

    func connect(_ property: inout AppStorage<Value>) { property.location = location }
  }
}

extension AppStorage: SelfComparing {
  func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

private enum AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The defaults of properties that name none.
  var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the defaults that `AppStorage` in the view uses.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)>.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.appStorage, store) }
}

/// A value of defaults, which views follow whoever changes it.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let version: Attribute<Int>
  private var count = 0
  private weak var graph: ViewGraph?
  private let getter: () -> Value
  private let setter: (Value) -> Void
  private var observer: (any NSObjectProtocol)?

  @MainActor
  init(graph: ViewGraph, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    version = Attribute(0)
    self.graph = graph
    getter = get
    setter = set
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      Isolation.toMain { self?.didChange() }
    }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  @MainActor
  private func didChange() {
    graph?.enqueue(.current) { [weak self] in
      guard let self else { return }
      count += 1
      version.set(count)
    }
  }

  override var value: Value {
    Isolation.onMain { if GraphNode.isEvaluating { _ = version.value } }
    return getter()
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    setter(value)
    Isolation.toMain { [self] in didChange() }
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a `Bool` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil `store`
  /// stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.bool(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == Int {
  /// Keeps an `Int` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil `store`
  /// stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.integer(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == Double {
  /// Keeps a `Double` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil
  /// `store` stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.object(forKey: $1) == nil ? wrappedValue : $0.double(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == String {
  /// Keeps a `String` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil
  /// `store` stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.string(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == URL {
  /// Keeps a `URL` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil `store`
  /// stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == Data {
  /// Keeps a `Data` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil `store`
  /// stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0.data(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value == Date {
  /// Keeps a `Date` under a key of the defaults; `wrappedValue` is what is read while nothing is stored. A nil `store`
  /// stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.object(forKey: $1) as? Date ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value by its raw `Int` under a key of the defaults; `wrappedValue` is what is read while no raw value
  /// of the type is stored. A nil `store` stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { defaults, key in
        guard defaults.object(forKey: key) != nil else { return wrappedValue }
        return Value(rawValue: defaults.integer(forKey: key)) ?? wrappedValue
      }, write: { $0.set($2.rawValue, forKey: $1) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value by its raw `String` under a key of the defaults; `wrappedValue` is what is read while no raw value
  /// of the type is stored. A nil `store` stands for that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  private init(optional key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value)
  {
    self.init(
      key, store, read: read,
      write: { defaults, key, value in
        let mirrored = Mirror(reflecting: value).children.first?.value
        if let mirrored { defaults.set(mirrored, forKey: key) } else { defaults.removeObject(forKey: key) }
      })
  }
  /// Keeps a `String` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for
  /// that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store) { $0.string(forKey: $1) }
  }
  /// Keeps an `Int` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for that
  /// of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store) { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) }
  }
  /// Keeps a `Bool` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for that
  /// of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store) { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) }
  }
  /// Keeps a `Double` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for
  /// that of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store) { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) }
  }
  /// Keeps a `URL` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for that
  /// of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, read: { $0.url(forKey: $1) },
      write: { defaults, key, value in
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
      })
  }
  /// Keeps a `Data` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for that
  /// of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store) { $0.data(forKey: $1) }
  }
  /// Keeps a `Date` or nothing under a key of the defaults; setting nil removes the key. A nil `store` stands for that
  /// of `defaultAppStorage(_:)`, else for `UserDefaults.standard`.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store) { $0.object(forKey: $1) as? Date }
  }
  /// Keeps a value by its raw `String`, or nothing, under a key of the defaults; nil also where what is stored is no
  /// raw value of the type. Setting nil removes the key. A nil `store` stands for that of `defaultAppStorage(_:)`, else
  /// for `UserDefaults.standard`.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, read: { $0.string(forKey: $1).flatMap { R(rawValue: $0) } },
      write: { defaults, key, value in
        if let value { defaults.set(value.rawValue, forKey: key) } else { defaults.removeObject(forKey: key) }
      })
  }
  /// Keeps a value by its raw `Int`, or nothing, under a key of the defaults; nil also where what is stored is no raw
  /// value of the type. Setting nil removes the key. A nil `store` stands for that of `defaultAppStorage(_:)`, else for
  /// `UserDefaults.standard`.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store,
      read: { defaults, key in
        defaults.object(forKey: key) == nil ? nil : R(rawValue: defaults.integer(forKey: key))
      },
      write: { defaults, key, value in
        if let value { defaults.set(value.rawValue, forKey: key) } else { defaults.removeObject(forKey: key) }
      })
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// What a person has changed in the sidebar of a tab view.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { defaults, key in
        defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? wrappedValue
      },
      write: { defaults, key, value in
        if let data = try? JSONEncoder().encode(value) { defaults.set(data, forKey: key) }
      })
  }
}
