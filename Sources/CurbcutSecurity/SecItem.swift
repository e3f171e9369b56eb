// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation
import Foundation

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: its class, its attributes, and its secret under `kSecValueData`; `kSecReturn…` says what is wanted
///     back.
///   - result: what is wanted back.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem` when it is there already, `errSecParam` without a class.
///
/// Follows <https://developer.apple.com/documentation/security/secitemadd(_:_:)>.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  let now = Date()
  var item = Keychain.Item(kind: query.kind, attributes: query.attributes, data: query.data, number: 0)
  for key in [kSecAttrCreationDate, kSecAttrModificationDate] where item.attributes[key] == nil {
    item.attributes[key] = .date(now)
  }
  if item.attributes[kSecAttrAccessible] == nil {
    item.attributes[kSecAttrAccessible] = .text(kSecAttrAccessibleWhenUnlocked)
  }
  return Keychain.shared.withLock { keychain in
    guard keychain.add(item) else { return errSecDuplicateItem }
    guard keychain.keep() else { return errSecNotAvailable }
    if let added = keychain.items.last { result?.pointee = query.result(of: [added]) as AnyObject? }
    return errSecSuccess
  }
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: the class, the attributes that must be equal, how many are wanted, and in which form.
///   - result: with `kSecReturnData` the secret as `Data`, with `kSecReturnAttributes` a dictionary, with both a
///     dictionary that holds the secret under `kSecValueData`; an array of these with `kSecMatchLimitAll`.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` without a class.
///
/// Follows <https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)>.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  guard let query = KeychainQuery(query) else { return errSecParam }
  let found = Keychain.shared.withLock { keychain in
    keychain.indices(where: query.matches).map { keychain.items[$0] }
  }
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.result(of: query.wantsAll ? found : [found[0]]) as AnyObject?
  return errSecSuccess
}

/// Changes the items that a query means.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem` when two items would be the same then, or
///   `errSecParam` without a class.
///
/// Follows <https://developer.apple.com/documentation/security/secitemupdate(_:_:)>.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let new = KeychainQuery(attributesToUpdate, kind: query.kind)
  let now = Date()
  return Keychain.shared.withLock { keychain in
    let places = keychain.indices(where: query.matches)
    guard !places.isEmpty else { return errSecItemNotFound }
    let isUnique = keychain.update(places) { item in
      item.attributes.merge(new.attributes) { $1 }
      item.attributes[kSecAttrModificationDate] = .date(now)
      if let data = new.data { item.data = data }
    }
    guard isUnique else { return errSecDuplicateItem }
    return keychain.keep() ? errSecSuccess : errSecNotAvailable
  }
}

/// Removes every item that a query means.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` without a class.
///
/// Follows <https://developer.apple.com/documentation/security/secitemdelete(_:)>.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.withLock { keychain in
    let places = keychain.indices(where: query.matches)
    guard !places.isEmpty else { return errSecItemNotFound }
    keychain.remove(places)
    return keychain.keep() ? errSecSuccess : errSecNotAvailable
  }
}

/// What is meant by a dictionary that an app hands over.
struct KeychainQuery {
  /// The class.
  let kind: String
  /// The attributes.
  private(set) var attributes: [String: Keychain.Attribute] = [:]
  /// The secret.
  private(set) var data: Data?
  /// Whether every item is wanted.
  private(set) var wantsAll = false
  private var ignoresCase = false
  private var wantsData = false
  private var wantsAttributes = false
  private var wantsReference = false
  private var reference: Data?
  private var meansEitherSynchronization = false

  /// The query of a dictionary with a class; nil without one.
  init?(_ dictionary: CFDictionary) {
    let kind = (dictionary[AnyHashable(kSecClass)] as? String) ?? ""
    let reference = dictionary[AnyHashable(kSecValuePersistentRef)] as? Data
    guard Keychain.identity(of: kind) != nil || reference != nil else { return nil }
    self.init(dictionary, kind: kind)
  }

  /// The query of a dictionary for items of a class.
  init(_ dictionary: CFDictionary, kind: String) {
    self.kind = kind
    for (key, value) in dictionary {
      guard let key = key.base as? String else { continue }
      func isTrue() -> Bool { Keychain.Attribute(value) == .number(1) }
      switch key {
      case kSecClass, kSecUseOperationPrompt, kSecUseAuthenticationContext, kSecUseAuthenticationUI,
        kSecUseNoAuthenticationUI,
        kSecUseDataProtectionKeychain, kSecAttrAccessControl, kSecValueRef:
        break
      case kSecValueData: if case .data(let data) = Keychain.Attribute(value) { self.data = data }
      case kSecValuePersistentRef: reference = value as? Data
      case kSecReturnData: wantsData = isTrue()
      case kSecReturnAttributes: wantsAttributes = isTrue()
      case kSecReturnPersistentRef: wantsReference = isTrue()
      case kSecReturnRef: break
      case kSecMatchCaseInsensitive: ignoresCase = isTrue()
      case kSecMatchLimit:
        switch Keychain.Attribute(value) {
        case .text(kSecMatchLimitAll): wantsAll = true
        case .number(let count): wantsAll = count > 1
        default: break
        }
      case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny:
        meansEitherSynchronization = true
      default: attributes[key] = Keychain.Attribute(value)
      }
    }
  }

  /// Whether an item is meant.
  func matches(_ item: Keychain.Item) -> Bool {
    if let reference { return reference == Self.reference(to: item) }
    guard item.kind == kind else { return false }
    if !meansEitherSynchronization, attributes[kSecAttrSynchronizable] == nil, item.isSynchronizable {
      return false
    }
    return attributes.allSatisfy { key, value in
      guard let other = item.attributes[key] else {
        return key == kSecAttrSynchronizable && value == .number(0)
      }
      if ignoresCase, case .text(let one) = value, case .text(let other) = other {
        return one.caseInsensitiveCompare(other) == .orderedSame
      }
      return other == value
    }
  }

  /// What a query wants of the items that were found; nil when it wants only to know whether they are there.
  func result(of items: [Keychain.Item]) -> Any? {
    guard wantsData || wantsAttributes || wantsReference else { return nil }
    let results = items.map(result)
    return wantsAll ? results : results.first
  }

  private func result(of item: Keychain.Item) -> Any {
    if wantsData, !wantsAttributes, !wantsReference { return item.data ?? Data() }
    if wantsReference, !wantsAttributes, !wantsData { return Self.reference(to: item) }
    var result: [String: Any] = [:]
    if wantsAttributes {
      result = item.attributes.mapValues(\.value)
      result[kSecClass] = item.kind
    }
    if wantsData { result[kSecValueData] = item.data }
    if wantsReference { result[kSecValuePersistentRef] = Self.reference(to: item) }
    return result
  }

  private static func reference(to item: Keychain.Item) -> Data { Data("\(item.kind)\(item.number)".utf8) }
}
