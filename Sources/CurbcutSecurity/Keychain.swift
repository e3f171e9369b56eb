import CurbcutFoundation
import Foundation
import Synchronization

/// The items of the keychain: a keychain of the device, of which an app sees its own.
///
/// It begins empty. Where the app's container is kept from launch to launch, the items are, too.
struct Keychain: Sendable {
  /// An item: what is known of it, and its secret.
  struct Item: Hashable, Sendable {
    /// The class, such as `genp`.
    var kind: String
    /// The attributes by their keys.
    var attributes: [String: Attribute]
    /// The secret.
    var data: Data?
    /// When it was added, as a number that no other item has.
    var number: Int
  }

  /// The value of an attribute, in the types that a property list has.
  enum Attribute: Hashable, Sendable {
    case text(String)
    case number(Int)
    case date(Date)
    case data(Data)

    init?(_ value: Any) {
      switch value {
      case let value as String: self = .text(value)
      case let value as Bool: self = .number(value ? 1 : 0)
      case let value as any BinaryInteger: self = .number(Int(truncatingIfNeeded: value))
      case let value as Date: self = .date(value)
      case let value as Data: self = .data(value)
      case let value as [UInt8]: self = .data(Data(value))
      case let value as NSNumber: self = .number(value.intValue)
      case let value as NSString: self = .text(value.description)
      case let value as NSData: self = .data(Data(referencing: value))
      case let value as URL: self = .text(value.absoluteString)
      default: return nil
      }
    }

    /// The value, as it is handed out.
    var value: Any {
      switch self {
      case .text(let value): value
      case .number(let value): value
      case .date(let value): value
      case .data(let value): value
      }
    }
  }

  private(set) var items: [Item] = []
  private var last = 0

  /// The attributes that make an item of a class what it is: two items that agree in all of them are the same.
  static func identity(of kind: String) -> [String]? {
    switch kind {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
      ]
    case kSecClassCertificate, kSecClassIdentity: [kSecAttrLabel, kSecAttrAccessGroup]
    case kSecClassKey:
      [
        kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits,
        kSecAttrAccessGroup,
      ]
    default: nil
    }
  }

  /// Adds an item; false when one of that identity is there.
  mutating func add(_ item: Item) -> Bool {
    let keys = Self.identity(of: item.kind) ?? []
    let isThere = items.contains { other in
      other.kind == item.kind && keys.allSatisfy { other.attributes[$0] == item.attributes[$0] }
        && other.isSynchronizable == item.isSynchronizable
    }
    guard !isThere else { return false }
    var item = item
    last += 1
    item.number = last
    items.append(item)
    return true
  }

  /// The places of the items that a query means.
  func indices(where matches: (Item) -> Bool) -> [Int] { items.indices.filter { matches(items[$0]) } }

  /// Changes items; false when two would be the same then.
  mutating func update(_ places: [Int], _ change: (inout Item) -> Void) -> Bool {
    var changed = Keychain()
    for (place, item) in items.enumerated() {
      var item = item
      let number = item.number
      if places.contains(place) { change(&item) }
      guard changed.add(item) else { return false }
      changed.items[changed.items.count - 1].number = number
    }
    items = changed.items
    return true
  }

  /// Removes items.
  mutating func remove(_ places: [Int]) {
    let gone = Set(places)
    items = items.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }
}

extension Keychain.Item {
  /// Whether it goes to the person's other devices.
  var isSynchronizable: Bool { attributes[kSecAttrSynchronizable] == .number(1) }
}

// MARK: - Keeping

extension Keychain {
  /// The items of a property list; nil for what is none of ours.
  init?(propertyList data: Data) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
    else { return nil }
    for entry in list {
      guard let kind = entry["class"] as? String, let values = entry["attributes"] as? [String: Any] else {
        return nil
      }
      let attributes = values.compactMapValues(Attribute.init)
      _ = add(Item(kind: kind, attributes: attributes, data: entry["data"] as? Data, number: 0))
    }
  }

  /// The items as a property list.
  var propertyList: Data? {
    let list = items.map { item -> [String: Any] in
      var entry: [String: Any] = ["class": item.kind, "attributes": item.attributes.mapValues(\.value)]
      if let data = item.data { entry["data"] = data }
      return entry
    }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The keychain of this device.
  static let shared = Mutex(Keychain.kept() ?? Keychain())

  private static var file: URL? {
    AppContainer.keptFolder?.appendingPathComponent("Library/Keychains/keychain.plist")
  }

  private static func kept() -> Keychain? {
    file.flatMap { try? Data(contentsOf: $0) }.flatMap { Keychain(propertyList: $0) }
  }

  /// Writes the items where the app's container is kept.
  func keep() -> Bool {
    guard let file = Self.file else { return true }
    guard let data = propertyList else { return false }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
