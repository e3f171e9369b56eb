/// In JSON, settings are nested objects by the parts of their keys:
/// `{"boldText": true, "voiceOver": {"speakingRate": 0.5}}`. Missing settings have their defaults; unknown
/// keys are ignored.
extension Settings: Codable {
  public func encode(to encoder: any Encoder) throws {
    var root = encoder.container(keyedBy: SettingKey.self)
    try encode(Self.tree, into: &root)
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    try decode(Self.tree, from: decoder.container(keyedBy: SettingKey.self))
  }

  /// The table by the parts of the keys.
  private static let tree = SettingTree(table, depth: 0)

  fileprivate func encode(_ tree: SettingTree, into object: inout KeyedEncodingContainer<SettingKey>) throws {
    try encode(tree.definitions, into: &object)
    for (name, branch) in tree.branches {
      var inner = object.nestedContainer(keyedBy: SettingKey.self, forKey: SettingKey(name))
      try encode(branch, into: &inner)
    }
  }

  fileprivate mutating func decode(
    _ tree: SettingTree, from object: KeyedDecodingContainer<SettingKey>
  ) throws {
    try decode(tree.definitions, from: object)
    for (name, branch) in tree.branches where object.contains(SettingKey(name)) {
      try decode(branch, from: object.nestedContainer(keyedBy: SettingKey.self, forKey: SettingKey(name)))
    }
  }

  fileprivate func encode(
    _ table: [SettingDefinition], into object: inout KeyedEncodingContainer<SettingKey>
  ) throws {
    for definition in table {
      let value = definition.value(in: self)
      if value != .none { try object.encode(value, forKey: SettingKey(lastOf: definition.key)) }
    }
  }

  fileprivate mutating func decode(
    _ table: [SettingDefinition], from object: KeyedDecodingContainer<SettingKey>
  ) throws {
    for definition in table {
      let key = SettingKey(lastOf: definition.key)
      guard object.contains(key) else { continue }
      do {
        try definition.set(try object.decode(SettingValue.self, forKey: key), in: &self)
      } catch let error as SettingError {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "expected \(error.expected), found \(error.found)")
      }
    }
  }
}

/// Definitions by the parts of their keys.
private struct SettingTree: Sendable {
  /// Those whose key ends here.
  var definitions: [SettingDefinition] = []
  /// The others, by the part of their keys that comes next, in alphabetical order.
  var branches: [(String, SettingTree)] = []

  /// - Parameter depth: how many parts of the keys lead here.
  init(_ table: [SettingDefinition], depth: Int) {
    var groups: [String: [SettingDefinition]] = [:]
    for definition in table {
      let parts = definition.key.split(separator: ".")
      if parts.count == depth + 1 {
        definitions.append(definition)
      } else {
        groups[String(parts[depth]), default: []].append(definition)
      }
    }
    branches = groups.sorted { $0.key < $1.key }.map { ($0.key, SettingTree($0.value, depth: depth + 1)) }
  }
}

/// The object for the key `voiceOver` in the settings of a device.
extension VoiceOverSettings: Codable {
  public func encode(to encoder: any Encoder) throws {
    var settings = Settings()
    settings.voiceOver = self
    var object = encoder.container(keyedBy: SettingKey.self)
    try settings.encode(SettingDefinition.voiceOver, into: &object)
  }

  public init(from decoder: any Decoder) throws {
    var settings = Settings()
    try settings.decode(SettingDefinition.voiceOver, from: decoder.container(keyedBy: SettingKey.self))
    self = settings.voiceOver
  }
}

/// A part of the key of a setting.
private struct SettingKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// The part after the last dot.
  init(lastOf key: String) {
    stringValue = key.lastIndex(of: ".").map { String(key[key.index(after: $0)...]) } ?? key
  }
}
