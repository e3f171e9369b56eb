/// In JSON, settings are nested objects by the parts of their keys:
/// `{"boldText": true, "voiceOver": {"speakingRate": 0.5}}`. Missing settings have their defaults; unknown
/// keys are ignored.
extension Settings: Codable {
  public func encode(to encoder: any Encoder) throws {
    var root = encoder.container(keyedBy: SettingKey.self)
    for (group, definitions) in Self.groups {
      guard let group else {
        try encode(definitions, into: &root)
        continue
      }
      var inner = root.nestedContainer(keyedBy: SettingKey.self, forKey: SettingKey(group))
      try encode(definitions, into: &inner)
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let root = try decoder.container(keyedBy: SettingKey.self)
    for (group, definitions) in Self.groups {
      guard let group else {
        try decode(definitions, from: root)
        continue
      }
      guard root.contains(SettingKey(group)) else { continue }
      try decode(
        definitions, from: root.nestedContainer(keyedBy: SettingKey.self, forKey: SettingKey(group)))
    }
  }

  /// The table, grouped by the part of the keys before the dot; keys without a dot come first.
  private static let groups: [(String?, [SettingDefinition])] = {
    let byGroup = Dictionary(grouping: table) { definition -> String? in
      definition.key.firstIndex(of: ".").map { String(definition.key[..<$0]) }
    }
    return byGroup.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { ($0.key, $0.value) }
  }()

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
