/// One setting of a device: its key, its name in Settings, and the values it may have.
public struct SettingDefinition: Sendable {
  /// The path of the property in ``Settings``: `voiceOver.speakingRate`.
  public let key: String
  /// The name of the row in Settings, in English.
  public let title: String
  /// The kind of values the setting may have.
  public let kind: Kind

  /// What an error says is expected, where the kind alone would not tell.
  private let expected: String?
  private let read: @Sendable (Settings) -> SettingValue
  private let write: @Sendable (inout Settings, SettingValue) throws(SettingFault) -> Void

  init(
    key: String, title: String, kind: Kind, expected: String? = nil,
    read: @escaping @Sendable (Settings) -> SettingValue,
    write: @escaping @Sendable (inout Settings, SettingValue) -> Bool
  ) {
    let expectation = expected ?? kind.expectation
    self.init(key: key, title: title, kind: kind, expected: expected, read: read) {
      (settings, value) throws(SettingFault) in
      guard write(&settings, value) else {
        throw SettingFault(path: "", expected: expectation, found: value.description)
      }
    }
  }

  /// - Parameter write: sets the value, or says what part of it is wrong.
  init(
    key: String, title: String, kind: Kind, expected: String? = nil,
    read: @escaping @Sendable (Settings) -> SettingValue,
    writing write: @escaping @Sendable (inout Settings, SettingValue) throws(SettingFault) -> Void
  ) {
    self.key = key
    self.title = title
    self.kind = kind
    self.expected = expected
    self.read = read
    self.write = write
  }

  /// The kind of values a setting may have.
  public enum Kind: Hashable, Sendable {
    /// On or off.
    case toggle
    /// A number in a range; a control changes it in steps.
    case number(ClosedRange<Double>, step: Double)
    /// One of several values.
    case choice([Choice])
    /// Non-empty text.
    case text
    /// Text, or nothing.
    case optionalText
    /// An ordered list of texts.
    case texts
    /// Texts by name.
    case textsByName
    /// Words and their pronunciations, in the user's order.
    case pronunciations
    /// Per-app settings, by the app's bundle identifier, then by key.
    case settingsByApp
    /// An object, or a list of them, which only a file gives.
    case structure
    /// The path of a file or folder, or nothing. In a file of settings, it begins in the folder of that file.
    case path
  }

  /// One of several values.
  public struct Choice: Hashable, Sendable {
    /// The stored value.
    public var value: String
    /// The title in Settings, in English.
    public var title: String
  }

  // MARK: Values

  /// The value on a new device.
  public var defaultValue: SettingValue { value(in: Settings()) }

  /// The value of the setting in a collection of settings.
  public func value(in settings: Settings) -> SettingValue { read(settings) }

  /// Sets the setting.
  ///
  /// - Throws: a ``SettingError`` for an invalid value; the setting then keeps its old value.
  public func set(_ value: SettingValue, in settings: inout Settings) throws(SettingError) {
    guard allows(value) else {
      throw SettingError(key: key, expected: expectation, found: value.description)
    }
    do {
      try write(&settings, value)
    } catch {
      throw SettingError(key: key + error.path, expected: error.expected, found: error.found)
    }
  }

  /// Sets the setting to a value given as text: `on`, `0.5`, `characterAndPhonetics`, `a, b`.
  public func set(text: String, in settings: inout Settings) throws(SettingError) {
    guard let value = value(of: text) else {
      throw SettingError(key: key, expected: expectation, found: "\"\(text)\"")
    }
    try set(value, in: &settings)
  }

  /// Whether a number is in the range; other values are checked when they are written.
  private func allows(_ value: SettingValue) -> Bool {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.number, _): false
    default: true
    }
  }

  private func value(of text: String) -> SettingValue? {
    switch kind {
    case .toggle:
      switch text.lowercased() {
      case "on", "true", "yes", "1": .bool(true)
      case "off", "false", "no", "0": .bool(false)
      default: nil
      }
    case .number: Double(text).map { .number($0) }
    case .choice(let choices):
      choices.first {
        $0.value.lowercased() == text.lowercased() || $0.title.lowercased() == text.lowercased()
      }
      .map { .text($0.value) }
    case .text: .text(text)
    case .optionalText, .path: text.isEmpty ? SettingValue.none : .text(text)
    case .texts:
      .list(
        text.split(separator: ",").map { .text(String($0.drop(while: \.isWhitespace))) })
    // These have no short text form.
    case .textsByName, .pronunciations, .settingsByApp, .structure: nil
    }
  }

  /// The values that an error says are expected.
  public var expectation: String { expected ?? kind.expectation }
}

extension SettingDefinition.Kind {
  /// The values of the kind, as an error says what is expected.
  fileprivate var expectation: String {
    switch self {
    case .toggle: "true or false"
    case .number(let range, _):
      "a number from \(SettingValue.number(range.lowerBound).description) to "
        + SettingValue.number(range.upperBound).description
    case .choice(let choices): "one of " + choices.map(\.value).joined(separator: ", ")
    case .text: "text"
    case .optionalText: "text or nothing"
    case .texts: "a list of texts"
    case .textsByName: "an object with texts"
    case .pronunciations: "a list of objects with phrase and substitution"
    case .settingsByApp:
      "an object by bundle identifier with any of " + Settings.perAppKeys.joined(separator: ", ")
    case .structure: "an object or a list, in a file of settings"
    case .path: "the path of a file or folder"
    }
  }
}

// MARK: Creating definitions

extension SettingDefinition {
  typealias Path<Value> = WritableKeyPath<Settings, Value> & Sendable

  static func toggle(_ key: String, _ title: String, _ path: Path<Bool>) -> Self {
    Self(key: key, title: title, kind: .toggle) {
      .bool($0[keyPath: path])
    } write: {
      guard case .bool(let value) = $1 else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  static func number(
    _ key: String, _ title: String, _ range: ClosedRange<Double>, step: Double, _ path: Path<Double>
  ) -> Self {
    Self(key: key, title: title, kind: .number(range, step: step)) {
      .number($0[keyPath: path])
    } write: {
      guard case .number(let value) = $1 else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  /// - Parameter titles: the titles of the values, in the order of `allCases`.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ title: String, _ path: Path<Value>, _ titles: [String]
  ) -> Self {
    let choices = zip(Value.allCases, titles).map { Choice(value: $0.rawValue, title: $1) }
    return Self(key: key, title: title, kind: .choice(choices)) {
      .text($0[keyPath: path].rawValue)
    } write: {
      guard case .text(let name) = $1, let value = Value(rawValue: name) else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  static func text(_ key: String, _ title: String, _ path: Path<String>) -> Self {
    Self(key: key, title: title, kind: .text) {
      .text($0[keyPath: path])
    } write: {
      guard case .text(let value) = $1, !value.isEmpty else { return false }
      $0[keyPath: path] = value
      return true
    }
  }

  static func optionalText(_ key: String, _ title: String, _ path: Path<String?>) -> Self {
    Self(key: key, title: title, kind: .optionalText) {
      $0[keyPath: path].map { .text($0) } ?? .none
    } write: {
      switch $1 {
      case .none: $0[keyPath: path] = nil
      case .text(let value): $0[keyPath: path] = value.isEmpty ? nil : value
      default: return false
      }
      return true
    }
  }

  static func texts(_ key: String, _ title: String, _ path: Path<[String]>) -> Self {
    Self(key: key, title: title, kind: .texts) {
      .list($0[keyPath: path].map { .text($0) })
    } write: {
      guard case .list(let list) = $1 else { return false }
      let texts = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard texts.count == list.count else { return false }
      $0[keyPath: path] = texts
      return true
    }
  }

  static func textsByName(_ key: String, _ title: String, _ path: Path<[String: String]>) -> Self {
    Self(key: key, title: title, kind: .textsByName) {
      .map($0[keyPath: path].mapValues { .text($0) })
    } write: {
      guard case .map(let map) = $1 else { return false }
      let texts = map.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
      guard texts.count == map.count else { return false }
      $0[keyPath: path] = texts
      return true
    }
  }

  /// The text size, by the names in the Human Interface Guidelines.
  static let contentSize = Self(
    key: "contentSize", title: "Larger Text",
    kind: .choice(ContentSize.allCases.map { Choice(value: $0.name, title: $0.name) })
  ) {
    .text($0.contentSize.name)
  } write: {
    guard case .text(let name) = $1, let size = ContentSize(named: name) else { return false }
    $0.contentSize = size
    return true
  }

  static func pronunciations(_ key: String, _ path: Path<[VoiceOverSettings.Pronunciation]>) -> Self {
    Self(key: key, title: "Pronunciations", kind: .pronunciations) {
      .list($0[keyPath: path].map(\.settingValue))
    } write: {
      guard case .list(let list) = $1 else { return false }
      let read = list.compactMap(VoiceOverSettings.Pronunciation.init(settingValue:))
      guard read.count == list.count else { return false }
      $0[keyPath: path] = read
      return true
    }
  }
}

extension VoiceOverSettings.Pronunciation {
  fileprivate var settingValue: SettingValue {
    var map: [String: SettingValue] = [
      "phrase": .text(phrase), "substitution": .text(substitution), "ignoresCase": .bool(ignoresCase),
    ]
    if let language { map["language"] = .text(language) }
    return .map(map)
  }

  fileprivate init?(settingValue: SettingValue) {
    guard case .map(let map) = settingValue, case .text(let phrase) = map["phrase"],
      case .text(let substitution) = map["substitution"]
    else { return nil }
    self.init(phrase: phrase, substitution: substitution)
    switch map["language"] {
    case .text(let tag): language = tag
    case nil, SettingValue.none?: break
    default: return nil
    }
    switch map["ignoresCase"] {
    case .bool(let value): ignoresCase = value
    case nil: break
    default: return nil
    }
  }
}
