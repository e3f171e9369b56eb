/// The value of a setting of any type.
public enum SettingValue: Hashable, Sendable {
  /// No value, for a setting whose value is optional.
  case none
  /// On or off.
  case bool(Bool)
  /// A number, in the unit of the setting.
  case number(Double)
  /// Text, or the name of one of several choices.
  case text(String)
  /// An ordered list of values.
  case list([SettingValue])
  /// Values by name.
  case map([String: SettingValue])

  /// The value in words, for an error: `"some"`, `0.5`, `a list`.
  public var description: String {
    switch self {
    case .none: "nothing"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .text(let value): "\"\(value)\""
    case .list: "a list"
    case .map: "an object"
    }
  }
}

extension SettingValue: Codable {
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .none: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .map(let map): try value.encode(map)
    }
  }

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([SettingValue].self) {
      self = .list(list)
    } else {
      self = .map(try value.decode([String: SettingValue].self))
    }
  }
}
