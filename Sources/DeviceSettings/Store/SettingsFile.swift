import Foundation

/// Settings as JSON: nested objects by the parts of their keys, or one object by whole keys, or both.
///
/// ```
/// { "boldText": true, "voiceOver": { "speakingRate": 0.7 }, "voiceOver.punctuation": "all" }
/// ```
/// A missing setting keeps its value. A setting that is null gets its default.
public struct SettingsFile: Sendable {
  /// The name of the file, for errors.
  public let name: String
  /// The values in the file, by whole keys.
  public let values: [String: SettingValue]
  private let places: [String: JSONKeyPlaces.Place]

  /// Reads a file.
  ///
  /// - Throws: a ``SettingError`` for a file that cannot be read, or holds no JSON object.
  public init(path: String) throws(SettingError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SettingError(
        key: "settings", expected: "a file that can be read", found: error.localizedDescription, place: path)
    }
    try self.init(data, name: path)
  }

  /// Reads settings from JSON text.
  public init(_ data: Data, name: String) throws(SettingError) {
    self.name = name
    guard let root = try? JSONDecoder().decode([String: SettingValue].self, from: data) else {
      throw SettingError(
        key: "settings", expected: "a JSON object", found: "something else", place: "\(name):1")
    }
    var values: [String: SettingValue] = [:]
    Self.flatten(root, "", into: &values)
    self.values = values
    places = JSONKeyPlaces(data).places
  }

  /// Flattens nested objects, except those that are the value of a setting.
  private static func flatten(
    _ object: [String: SettingValue], _ prefix: String, into values: inout [String: SettingValue]
  ) {
    // Sorted, a whole key comes after its parts, and so takes precedence.
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let key = prefix + name
      if case .map(let inner) = value, Settings.definition(of: key) == nil, isPrefix(key) {
        flatten(inner, key + ".", into: &values)
      } else {
        values[key] = value
      }
    }
  }

  private static func isPrefix(_ key: String) -> Bool {
    Settings.table.contains { $0.key.hasPrefix(key + ".") }
  }

  /// The file, line and column of a key, or of a part of its value: `settings.json:3:5`.
  public func place(of key: String) -> String { "\(name):\(position(of: key))" }

  private func position(of key: String) -> JSONKeyPlaces.Place {
    // What an object lacks is expected where the object begins, or whatever it is in.
    var key = key[...]
    while !key.isEmpty {
      if let place = places[String(key)] { return place }
      key = key[..<(key.lastIndex { $0 == "." || $0 == "[" } ?? key.startIndex)]
    }
    return JSONKeyPlaces.Place(line: 1, column: 1)
  }

  /// Applies the values of the file to settings.
  ///
  /// - Returns: the keys in the file that are not settings.
  /// - Throws: a ``SettingError`` with the place of an invalid value. The settings are then unchanged.
  public func apply(to settings: inout Settings) throws(SettingError) -> [SettingsStore.UnknownSetting] {
    var new = settings
    var unknown: [SettingsStore.UnknownSetting] = []
    // By line, so that the first error in the file is the one that is reported.
    for key in values.keys.sorted(by: { (position(of: $0), $0) < (position(of: $1), $1) }) {
      guard let definition = Settings.definition(of: key) else {
        unknown.append(.init(key: key, place: place(of: key), nearest: Settings.nearest(to: key)))
        continue
      }
      var value = values[key] ?? .none
      if value == .none { value = definition.defaultValue }
      if definition.kind == .path, case .text(let path) = value { value = .text(absolute(path)) }
      do {
        try definition.set(value, in: &new)
      } catch {
        throw SettingError(
          key: error.key, expected: error.expected, found: error.found, place: place(of: error.key))
      }
    }
    settings = new
    return unknown
  }

  /// A path that is written in the file, seen from the folder of the file.
  private func absolute(_ path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("/") else { return path }
    return URL(fileURLWithPath: name).deletingLastPathComponent().appendingPathComponent(path).standardized
      .path
  }

  // MARK: Writing

  /// The settings that differ from those of a new device, as JSON text.
  ///
  /// - Parameters:
  ///   - settings: the settings to write.
  ///   - others: other values to write to the file, by whole keys.
  public static func text(of settings: Settings, beside others: [String: SettingValue] = [:]) throws -> String
  {
    var root: [String: SettingValue] = [:]
    for (key, value) in others { root[key] = value }
    for definition in Settings.table {
      let value = definition.value(in: settings)
      guard value != definition.defaultValue else { continue }
      insert(value, at: definition.key.split(separator: ".").map(String.init)[...], into: &root)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(root), as: UTF8.self) + "\n"
  }

  private static func insert(
    _ value: SettingValue, at path: ArraySlice<String>, into object: inout [String: SettingValue]
  ) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      object[name] = value
      return
    }
    var inner: [String: SettingValue] = [:]
    if case .map(let known) = object[name] { inner = known }
    insert(value, at: path.dropFirst(), into: &inner)
    object[name] = .map(inner)
  }
}
