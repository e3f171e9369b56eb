import Foundation

/// The settings of a device, in one place for everything that shows, changes or follows them.
///
/// ```swift
/// let store = try SettingsStore(path: "settings.json")
/// let observation = store.observe { change in print(change.keys) }
/// try store.set("voiceOver.speakingRate", text: "0.7")
/// ```
@MainActor
public final class SettingsStore {
  /// The current settings.
  public private(set) var settings: Settings
  /// The file in which the settings are saved; nil for settings that only live as long as the store.
  public let path: String?
  /// The keys in the file that are not settings here: they are written back, because a newer version may know
  /// them.
  public private(set) var unknown: [UnknownSetting]

  private var unknownValues: [String: SettingValue]
  private var observers: [WeakObservation] = []
  private var streams: [Int: AsyncStream<Change>.Continuation] = [:]
  private var lastStream = 0

  /// A change to one or more settings.
  public struct Change: Sendable {
    /// The keys of the settings that changed, in the order of the table.
    public var keys: [String]
    /// All settings before.
    public var old: Settings
    /// All settings now.
    public var new: Settings
  }

  /// A key in a file that is not a setting.
  public struct UnknownSetting: Hashable, Sendable, CustomStringConvertible {
    /// The key as written in the file.
    public var key: String
    /// The file and line.
    public var place: String
    /// The key that may have been meant.
    public var nearest: String?

    /// The problem, without the place.
    public var problem: String {
      "\(key) is not a setting" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    }

    public var description: String { "\(place): \(problem)" }
  }

  /// Creates a store that is not saved to a file.
  public init(_ settings: Settings = Settings()) {
    self.settings = settings
    path = nil
    unknown = []
    unknownValues = [:]
  }

  /// Creates a store with the settings in a file. A file that does not exist is created at the first change.
  ///
  /// - Throws: a ``SettingError`` with the place of an invalid value.
  public init(path: String) throws(SettingError) {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      settings = Settings()
      unknown = []
      unknownValues = [:]
      return
    }
    let file = try SettingsFile(path: path)
    settings = Settings()
    unknown = try file.apply(to: &settings)
    unknownValues = Dictionary(uniqueKeysWithValues: unknown.map { ($0.key, file.values[$0.key] ?? .none) })
  }

  // MARK: Changing

  /// Sets a setting, and saves it.
  ///
  /// - Throws: a ``SettingError`` for an unknown key or an invalid value; the file system's error when the
  ///   settings cannot be saved, in which case they are changed nevertheless.
  public func set(_ key: String, to value: SettingValue) throws {
    var new = settings
    try new.set(key, to: value)
    try replace(by: new)
  }

  /// Sets a setting to a value given as text, and saves it. Throws the same errors as ``set(_:to:)``.
  public func set(_ key: String, text: String) throws {
    var new = settings
    try new.set(key, text: text)
    try replace(by: new)
  }

  /// Changes any number of settings at once, and saves them. Throws the file system's error when they cannot
  /// be saved.
  public func update(_ body: (inout Settings) -> Void) throws {
    var new = settings
    body(&new)
    try replace(by: new)
  }

  /// Resets every setting to that of a new device. Throws the same errors as ``update(_:)``.
  public func reset() throws { try replace(by: Settings()) }

  private func replace(by new: Settings) throws {
    let keys = new.keys(changedFrom: settings)
    guard !keys.isEmpty else { return }
    let change = Change(keys: keys, old: settings, new: new)
    settings = new
    observers.removeAll { $0.observation?.body == nil }
    for observer in observers { observer.observation?.body?(change) }
    for id in streams.keys.sorted() { streams[id]?.yield(change) }
    try save()
  }

  // MARK: Observing

  /// Calls a closure after each change, until the observation is released or cancelled.
  public func observe(_ body: @escaping @MainActor (Change) -> Void) -> Observation {
    let observation = Observation(body)
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// A stream of every change from now on. The stream ends with the store.
  public var changes: AsyncStream<Change> {
    lastStream += 1
    let id = lastStream
    return AsyncStream { continuation in
      streams[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[id] = nil }
      }
    }
  }

  /// An observation of a store. It lasts while it is retained, or until it is cancelled.
  @MainActor
  public final class Observation {
    fileprivate var body: (@MainActor (Change) -> Void)?

    fileprivate init(_ body: @escaping @MainActor (Change) -> Void) { self.body = body }

    /// False once it has been cancelled.
    public var isActive: Bool { body != nil }

    /// Ends the observation immediately.
    public func cancel() { body = nil }
  }

  private struct WeakObservation {
    weak var observation: Observation?
  }

  // MARK: Saving

  /// Writes the settings that differ from those of a new device.
  private func save() throws {
    guard let path else { return }
    let text = try SettingsFile.text(of: settings, beside: unknownValues)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  deinit {
    for continuation in streams.values { continuation.finish() }
  }
}
