import Foundation

/// The settings of a device, in one place: whoever shows them, changes them or lives by them asks here.
///
/// ```swift
/// let store = try SettingsStore(path: "settings.json")
/// let observation = store.observe { change in print(change.keys) }
/// try store.set("voiceOver.speakingRate", text: "0.7")
/// ```
@MainActor
public final class SettingsStore {
  /// The settings as they are now.
  public private(set) var settings: Settings
  /// Where the settings are kept; nil for settings that live as long as the store.
  public let path: String?
  /// What the file holds that is no setting here: it is written back, because a newer version may know it.
  public private(set) var unknown: [UnknownSetting]

  private var unknownValues: [String: SettingValue]
  private var observers: [WeakObservation] = []
  private var streams: [Int: AsyncStream<Change>.Continuation] = [:]
  private var lastStream = 0

  /// What became different at one moment.
  public struct Change: Sendable {
    /// The keys of the settings with other values, in the order of the table.
    public var keys: [String]
    /// All settings before.
    public var old: Settings
    /// All settings now.
    public var new: Settings
  }

  /// Something in a file that is no setting.
  public struct UnknownSetting: Hashable, Sendable, CustomStringConvertible {
    /// The key as it stands in the file.
    public var key: String
    /// The file and line.
    public var place: String
    /// The setting that may be meant.
    public var nearest: String?

    /// What is wrong, without the place.
    public var problem: String { "\(key) is no setting" + (nearest.map { "; \"\($0)\" is one" } ?? "") }

    public var description: String { "\(place): \(problem)" }
  }

  /// Settings that are not kept anywhere.
  public init(_ settings: Settings = Settings()) {
    self.settings = settings
    path = nil
    unknown = []
    unknownValues = [:]
  }

  /// The settings in a file. A file that does not exist is made at the first change.
  ///
  /// - Throws: a ``SettingError`` with the place of a value that no setting can have.
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

  /// Gives a setting a value, and keeps it.
  ///
  /// - Throws: a ``SettingError`` for an unknown key or a value that the setting cannot have; what the file
  ///   system says when the settings cannot be kept: they are changed nevertheless.
  public func set(_ key: String, to value: SettingValue) throws {
    var new = settings
    try new.set(key, to: value)
    try replace(by: new)
  }

  /// Gives a setting a value that somebody typed, and keeps it. Throws as ``set(_:to:)``.
  public func set(_ key: String, text: String) throws {
    var new = settings
    try new.set(key, text: text)
    try replace(by: new)
  }

  /// Changes any number of settings at once. Throws what the file system says when they cannot be kept.
  public func update(_ body: (inout Settings) -> Void) throws {
    var new = settings
    body(&new)
    try replace(by: new)
  }

  /// Puts every setting back to that of a new device. Throws as ``update(_:)``.
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

  /// Calls a closure after each change, until the observation is let go or cancelled.
  public func observe(_ body: @escaping @MainActor (Change) -> Void) -> Observation {
    let observation = Observation(body)
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Every change from now on. The stream ends with the store.
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

  /// Lasts as long as somebody holds it, or until it is cancelled.
  @MainActor
  public final class Observation {
    fileprivate var body: (@MainActor (Change) -> Void)?

    fileprivate init(_ body: @escaping @MainActor (Change) -> Void) { self.body = body }

    /// False once it was cancelled.
    public var isActive: Bool { body != nil }

    /// Ends the observation at once.
    public func cancel() { body = nil }
  }

  private struct WeakObservation {
    weak var observation: Observation?
  }

  // MARK: Keeping

  /// Writes the settings that are not those of a new device.
  private func save() throws {
    guard let path else { return }
    let text = try SettingsFile.text(of: settings, beside: unknownValues)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  deinit {
    for continuation in streams.values { continuation.finish() }
  }
}
