import Foundation

extension AttributeScope {
  /// Texts are encoded with the attributes of the scope whose values can be.
  ///
  /// Takes the place of Foundation's, which knows no attributes on Linux, in all that imports this module alone.
  public static var encodingConfiguration: AttributeScopeCodableConfiguration { .init(of: Self.self) }
  /// Texts are decoded with the attributes of the scope whose values can be.
  ///
  /// Takes the place of Foundation's, which knows no attributes on Linux, in all that imports this module alone.
  public static var decodingConfiguration: AttributeScopeCodableConfiguration { .init(of: Self.self) }
}

extension AttributeScopeCodableConfiguration {
  /// What Foundation's type consists of; a test says when that is no longer so.
  private typealias Keys = [String: any AttributedStringKey.Type]

  fileprivate init<Scope: AttributeScope>(of scope: Scope.Type) {
    self = unsafeBitCast(scope.keysByName as Keys, to: Self.self)
  }

  /// The attributes by their names.
  fileprivate var keys: [String: any AttributedStringKey.Type] { unsafeBitCast(self, to: Keys.self) }
}

/// A text is encoded as Foundation does on Apple's systems: without attributes as a string; otherwise as a list in which
/// each stretch of equal attributes is followed by them. Attributes that cannot be encoded, or are not of the scope,
/// are left out.
///
/// Follows <https://developer.apple.com/documentation/foundation/attributedstring/encode(to:configuration:)>.
extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
  public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
  public typealias DecodingConfiguration = AttributeScopeCodableConfiguration

  private enum LargeKeys: String, CodingKey {
    case runs, attributeTable
  }

  private struct AttributeName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws {
    let parts = runs.map { (text: String(self[$0.range].characters), attributes: $0.attributes) }
    if parts.allSatisfy({ $0.attributes == AttributeContainer() }) {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var list = encoder.unkeyedContainer()
    for part in parts {
      try list.encode(part.text)
      try Self.encode(
        part.attributes, in: list.nestedContainer(keyedBy: AttributeName.self), configuration.keys)
    }
  }

  private static func encode(
    _ attributes: AttributeContainer, in container: KeyedEncodingContainer<AttributeName>,
    _ keys: [String: any AttributedStringKey.Type]
  ) throws {
    func encode<Key: EncodableAttributedStringKey>(_ key: Key.Type) throws {
      guard let value = attributes.anyValue(key) else { return }
      var container = container
      try Key.encode(value, to: container.superEncoder(forKey: AttributeName(stringValue: Key.name)))
    }
    for key in keys.values.sorted(by: { $0.name < $1.name }) {
      if let key = key as? any EncodableAttributedStringKey.Type { try encode(key) }
    }
  }

  public init(from decoder: any Decoder, configuration: DecodingConfiguration) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    // A text of very many parts has its attributes in a table of their own.
    let large = try? decoder.container(keyedBy: LargeKeys.self)
    var list = try large?.nestedUnkeyedContainer(forKey: .runs) ?? decoder.unkeyedContainer()
    var table: [AttributeContainer] = []
    if var entries = try large?.nestedUnkeyedContainer(forKey: .attributeTable) {
      while !entries.isAtEnd {
        table.append(
          try Self.attributes(in: entries.nestedContainer(keyedBy: AttributeName.self), configuration.keys))
      }
    }
    while !list.isAtEnd {
      let text = try list.decode(String.self)
      let attributes: AttributeContainer
      if large == nil {
        attributes = try Self.attributes(
          in: list.nestedContainer(keyedBy: AttributeName.self), configuration.keys)
      } else {
        let row = try list.decode(Int.self)
        guard table.indices.contains(row) else {
          throw DecodingError.dataCorruptedError(
            in: list,
            debugDescription:
              "The table of attributes has \(table.count) rows; there is none of number \(row).")
        }
        attributes = table[row]
      }
      append(AttributedString(text, attributes: attributes))
    }
  }

  private static func attributes(
    in container: KeyedDecodingContainer<AttributeName>, _ keys: [String: any AttributedStringKey.Type]
  ) throws -> AttributeContainer {
    func decode<Key: DecodableAttributedStringKey>(_ key: Key.Type, _ result: inout AttributeContainer) throws
    {
      let value = try Key.decode(from: container.superDecoder(forKey: AttributeName(stringValue: Key.name)))
      result.setAnyValue(value, key)
    }
    var result = AttributeContainer()
    for name in container.allKeys {
      // An attribute that this scope does not know is left out.
      if let key = keys[name.stringValue] as? any DecodableAttributedStringKey.Type {
        try decode(key, &result)
      }
    }
    return result
  }
}

/// A text that is a part of something else is encoded with the attributes that Foundation defines.
///
/// Follows <https://developer.apple.com/documentation/foundation/attributedstring/encode(to:)>.
extension AttributedString: @retroactive Codable {
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, configuration: AttributeScopes.FoundationAttributes.encodingConfiguration)
  }

  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, configuration: AttributeScopes.FoundationAttributes.decodingConfiguration)
  }
}
