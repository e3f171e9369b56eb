extension Settings {
  /// Every setting, in the order of Settings, with its key, its title and the values it may have.
  public static let table: [SettingDefinition] =
    SettingDefinition.device + SettingDefinition.voiceOver + SettingDefinition.fullKeyboardAccess
    + SettingDefinition.spokenContent + SettingDefinition.guidedAccess + SettingDefinition.switchControl
    + SettingDefinition.voiceControl + SettingDefinition.assistiveTouch + SettingDefinition.services

  /// The setting with a key; nil when there is none.
  public static func definition(of key: String) -> SettingDefinition? { byKey[key] }

  private static let byKey = Dictionary(
    (table + SettingDefinition.aliases + SettingDefinition.deviceAliases).map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first })

  // MARK: By key

  /// The value of a setting.
  ///
  /// - Throws: a ``SettingError`` for an unknown key.
  public func value(for key: String) throws(SettingError) -> SettingValue {
    try Self.known(key).value(in: self)
  }

  /// Sets a setting.
  ///
  /// - Throws: a ``SettingError`` for an unknown key or an invalid value.
  public mutating func set(_ key: String, to value: SettingValue) throws(SettingError) {
    try Self.known(key).set(value, in: &self)
  }

  /// Sets a setting to a value given as text: `on`, `0.5`, `characterAndPhonetics`, `a, b`.
  ///
  /// - Throws: a ``SettingError`` for an unknown key or an invalid value.
  public mutating func set(_ key: String, text: String) throws(SettingError) {
    try Self.known(key).set(text: text, in: &self)
  }

  /// The keys of the settings that differ from those in `old`, in the order of the table.
  public func keys(changedFrom old: Settings) -> [String] {
    Self.table.filter { $0.value(in: self) != $0.value(in: old) }.map(\.key)
  }

  private static func known(_ key: String) throws(SettingError) -> SettingDefinition {
    if let definition = byKey[key] { return definition }
    var expected = "the key of a setting"
    if let near = nearest(to: key) { expected += ", such as \"\(near)\"" }
    throw SettingError(key: key, expected: expected, found: "an unknown key")
  }

  /// The key that may have been meant: one that ends with the given key, ignoring case, or one that differs
  /// only slightly.
  static func nearest(to key: String) -> String? {
    let wanted = key.lowercased()
    if let same = table.first(where: {
      $0.key.lowercased() == wanted || $0.key.lowercased().hasSuffix("." + wanted)
    }) {
      return same.key
    }
    let distances = table.map { (key: $0.key, distance: distance(wanted, $0.key.lowercased())) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= 3 else { return nil }
    return best.key
  }

  /// The Levenshtein distance: how many letters must be inserted, deleted or changed to turn one text into
  /// another.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8.prefix(80)), Array(b.utf8.prefix(80)))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, corner + (x == y ? 0 : 1))
        corner = above
      }
    }
    return row[b.count]
  }
}
