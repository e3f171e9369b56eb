extension Settings {
  /// Every setting, in the order of Settings: what its key is, what it is called, what values it may have.
  public static let table: [SettingDefinition] = SettingDefinition.device + SettingDefinition.voiceOver

  /// The setting with a key; nil when there is none.
  public static func definition(of key: String) -> SettingDefinition? { byKey[key] }

  private static let byKey = Dictionary(
    (table + SettingDefinition.aliases + SettingDefinition.deviceAliases).map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first })

  // MARK: By key

  /// The value of a setting.
  ///
  /// - Throws: a ``SettingError`` for a key that is no setting.
  public func value(for key: String) throws(SettingError) -> SettingValue {
    try Self.known(key).value(in: self)
  }

  /// Gives a setting a value.
  ///
  /// - Throws: a ``SettingError`` for a key that is no setting, and for a value that it cannot have.
  public mutating func set(_ key: String, to value: SettingValue) throws(SettingError) {
    try Self.known(key).set(value, in: &self)
  }

  /// Gives a setting a value that somebody typed: `on`, `0.5`, `characterAndPhonetics`, `a, b`.
  ///
  /// - Throws: a ``SettingError`` for a key that is no setting, and for a value that it cannot have.
  public mutating func set(_ key: String, text: String) throws(SettingError) {
    try Self.known(key).set(text: text, in: &self)
  }

  /// The keys of the settings that are other than in `old`, in the order of the table.
  public func keys(changedFrom old: Settings) -> [String] {
    Self.table.filter { $0.value(in: self) != $0.value(in: old) }.map(\.key)
  }

  private static func known(_ key: String) throws(SettingError) -> SettingDefinition {
    if let definition = byKey[key] { return definition }
    var expected = "the key of a setting"
    if let near = nearest(to: key) { expected += ", as \"\(near)\"" }
    throw SettingError(key: key, expected: expected, found: "none of that name")
  }

  /// The key that somebody may have meant: one that ends with theirs, ignoring case, or differs by little.
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

  /// How many letters must be put in, taken out or changed to make one text of another.
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
