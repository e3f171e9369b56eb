import Foundation

/// The settings of an app, kept in memory, and in a file if the host asks for it.
///
/// The process's own settings are left alone, and a run of an app does not see what an earlier one stored.
final class AppDefaults: UserDefaults {
  private let lock = NSRecursiveLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private let file: URL?

  /// Creates settings that begin empty, or with the contents of a file.
  ///
  /// - Parameter file: a property list that keeps the settings from one launch to the next; nil for none.
  init?(keptIn file: URL?) {
    self.file = file
    super.init(suiteName: nil)
    guard let file, let data = try? Data(contentsOf: file) else { return }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    values = list as? [String: Any] ?? [:]
  }

  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] ?? registered[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    if let stored = value, !PropertyListSerialization.propertyList(stored, isValidFor: .binary) {
      return ObjCRuntime.report(
        "Attempt to set a non-property-list object \(stored) as an NSUserDefaults value for key \(defaultName)"
      )
    }
    change(defaultName) { values[defaultName] = value }
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { $0.isFileURL ? $0.path : $0.absoluteString } as Any?, forKey: defaultName)
  }

  override func url(forKey defaultName: String) -> URL? {
    guard let text = object(forKey: defaultName) as? String else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
  }

  override func removeObject(forKey defaultName: String) {
    change(defaultName) { values[defaultName] = nil }
  }

  private func change(_ key: String, _ change: () -> Void) {
    ObjCRuntime.willChange(self, key)
    lock.withLock(change)
    save()
    ObjCRuntime.didChange(self, key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    lock.withLock { registered.merge(registrationDictionary) { $1 } }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }

  override func removePersistentDomain(forName domainName: String) {
    for key in lock.withLock({ Array(values.keys) }) { removeObject(forKey: key) }
  }

  override func persistentDomain(forName domainName: String) -> [String: Any]? {
    lock.withLock { values }
  }

  override func synchronize() -> Bool { true }

  private func save() {
    guard let file else { return }
    let list = lock.withLock { values }
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try? data?.write(to: file, options: .atomic)
  }
}
