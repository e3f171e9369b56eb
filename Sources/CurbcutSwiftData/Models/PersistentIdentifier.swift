import Foundation

/// The identity of a model in its store.
///
/// A model that was never saved has one of its own, and gets another one when it is saved.
/// Follows <https://developer.apple.com/documentation/swiftdata/persistentidentifier>.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The identity, which is the same for equal identifiers.
  public struct ID: Hashable, Sendable {
    fileprivate let entity: String
    fileprivate let store: String?
    fileprivate let key: String
  }

  /// The identity.
  public let id: ID

  /// The name of the model's entity.
  public var entityName: String { id.entity }
  /// The identifier of the store; nil for a model that was never saved.
  public var storeIdentifier: String? { id.store }

  /// The identifier of a row.
  init(entity: String, store: String, row: Int64) { id = ID(entity: entity, store: store, key: "p\(row)") }

  /// The identifier of a model that was never saved.
  init(temporaryFor entity: String) { id = ID(entity: entity, store: nil, key: "t\(UUID().uuidString)") }

  /// An identifier as it was written; the key begins with "p" before the number of a row.
  static func identifier(for storeIdentifier: String, entityName: String, primaryKey: String) -> Self {
    Self(id: ID(entity: entityName, store: storeIdentifier, key: primaryKey))
  }

  private init(id: ID) { self.id = id }

  /// The number of the row; nil for a model that was never saved.
  var row: Int64? { id.key.first == "p" ? Int64(id.key.dropFirst()) : nil }
  var isTemporary: Bool { row == nil }

  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    if a.entityName != b.entityName { return a.entityName < b.entityName }
    if let first = a.row, let second = b.row { return first < second }
    return a.id.key < b.id.key
  }

  // MARK: Coding

  private enum CodingKeys: String, CodingKey { case implementation }

  private struct Implementation: Codable {
    var primaryKey: String
    var uriRepresentation: URL
    var isTemporary: Bool
    var storeIdentifier: String?
    var entityName: String
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let implementation = try container.decode(Implementation.self, forKey: .implementation)
    id = ID(
      entity: implementation.entityName, store: implementation.storeIdentifier,
      key: implementation.primaryKey)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let text = "x-coredata://\(id.store ?? "")/\(id.entity)/\(id.key)"
    guard let uri = URL(string: text) else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "\(text) is no URL."))
    }
    let implementation = Implementation(
      primaryKey: id.key, uriRepresentation: uri, isTemporary: isTemporary, storeIdentifier: id.store,
      entityName: id.entity)
    try container.encode(implementation, forKey: .implementation)
  }
}
