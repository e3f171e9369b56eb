import CurbcutFoundation
import Foundation

/// A question to the keychain, or an item for it.
struct KeychainQuery {
  /// The attributes by which items are known and found.
  let attributes: [String: AnyHashable]
  let data: Data?
  /// The class, such as a password of the app.
  var itemClass: String? { attributes[kSecClass] as? String }
  let wantsData: Bool
  let wantsAttributes: Bool
  /// How many items are wanted.
  let limit: Int

  /// The keys that say what is asked for and how, and not which items.
  private static let others: Set<String> = [
    kSecValueData, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef,
    kSecMatchLimit,
    kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
    kSecAttrAccessControl,
  ]

  init(_ dictionary: CFDictionary) {
    var attributes: [String: AnyHashable] = [:]
    for case (let key as String, let value) in dictionary.lazy.map({ ($0.base, $1) })
    where !Self.others.contains(key) {
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { continue }
      attributes[key] = Self.plain(value)
    }
    func isOn(_ key: String) -> Bool { Self.plain(dictionary[key]) == AnyHashable(true) }
    self.attributes = attributes
    data = dictionary[kSecValueData].flatMap(Self.bytes)
    wantsData = isOn(kSecReturnData)
    wantsAttributes = isOn(kSecReturnAttributes)
    let limit = dictionary[kSecMatchLimit]
    self.limit =
      limit as? String == kSecMatchLimitAll
      ? .max : max(1, (limit as? NSNumber)?.intValue ?? limit as? Int ?? 1)
  }

  private static func bytes(_ value: Any) -> Data? {
    value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
  }

  /// A value in one form, whichever of Swift's and Foundation's the app has used.
  private static func plain(_ value: Any?) -> AnyHashable? {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let flag as Bool: flag
    case let number as NSNumber: number
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    default: value as? AnyHashable
    }
  }
}

/// The items that an app keeps secret, while it runs.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private struct Item {
    var attributes: [String: AnyHashable]
    var data: Data?
  }

  /// What a call gives.
  struct Answer {
    var status: OSStatus
    var value: CFTypeRef?

    func give(to result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      if status == errSecSuccess { result?.pointee = value }
      return status
    }
  }

  private let lock = NSLock()
  private var items: [Item] = []

  /// The attributes of which two items of a class cannot have the same values.
  private static func primaryKeys(of itemClass: String) -> [String] {
    switch itemClass {
    case kSecClassGenericPassword:
      [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
        kSecAttrSynchronizable,
      ]
    default: [kSecAttrLabel, kSecAttrApplicationTag, kSecAttrAccessGroup]
    }
  }

  func add(_ query: KeychainQuery) -> Answer {
    guard let itemClass = query.itemClass else { return Answer(status: errSecParam) }
    let keys = [kSecClass] + Self.primaryKeys(of: itemClass)
    let item = Item(attributes: query.attributes, data: query.data)
    let isNew = lock.withLock {
      let isThere = items.contains { other in keys.allSatisfy { other.attributes[$0] == item.attributes[$0] }
      }
      if !isThere { items.append(item) }
      return !isThere
    }
    guard isNew else { return Answer(status: errSecDuplicateItem) }
    return Answer(status: errSecSuccess, value: Self.value(of: [item], query))
  }

  func find(_ query: KeychainQuery) -> Answer {
    guard query.itemClass != nil else { return Answer(status: errSecParam) }
    let found = lock.withLock { items.filter { Self.matches($0, query) } }
    guard !found.isEmpty else { return Answer(status: errSecItemNotFound) }
    return Answer(status: errSecSuccess, value: Self.value(of: Array(found.prefix(query.limit)), query))
  }

  func update(_ query: KeychainQuery, _ change: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil, !change.attributes.isEmpty || change.data != nil else { return errSecParam }
    return lock.withLock {
      let places = items.indices.filter { Self.matches(items[$0], query) }
      for place in places {
        items[place].attributes.merge(change.attributes) { $1 }
        if let data = change.data { items[place].data = data }
      }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil else { return errSecParam }
    return lock.withLock {
      let before = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count == before ? errSecItemNotFound : errSecSuccess
    }
  }

  private static func matches(_ item: Item, _ query: KeychainQuery) -> Bool {
    query.attributes.allSatisfy { item.attributes[$0] == $1 }
  }

  private static func value(of items: [Item], _ query: KeychainQuery) -> CFTypeRef? {
    let values = items.compactMap { item -> Any? in
      guard query.wantsAttributes else { return query.wantsData ? item.data : nil }
      var all: [String: Any] = item.attributes.mapValues(\.base)
      if query.wantsData { all[kSecValueData] = item.data }
      return all
    }
    guard let first = values.first else { return nil }
    return (query.limit == 1 ? first : values) as AnyObject
  }
}
