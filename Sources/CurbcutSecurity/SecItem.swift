// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation
import Foundation

/// What became of a call: ``errSecSuccess``, or a reason.
public typealias OSStatus = Int32

/// It was done.
public let noErr: OSStatus = 0
/// It was done.
public let errSecSuccess: OSStatus = 0
/// The call is not available here.
public let errSecUnimplemented: OSStatus = -4
/// A value of the query cannot be used.
public let errSecParam: OSStatus = -50
/// The person cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The person could not be told from others.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The person would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data could not be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Adds an item to the keychain.
///
/// The keychain is the app's own, and empty when the app starts: nothing of it is kept.
/// Follows <https://developer.apple.com/documentation/security/secitemadd(_:_:)>.
/// - Parameters:
///   - attributes: the class, the attributes and the data of the item.
///   - result: receives what `kSecReturnData` and its kin ask for; nil where nothing is asked for.
/// - Returns: `errSecDuplicateItem` where there is an item with the same primary attributes, `errSecParam` where there
///   is no class.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(KeychainQuery(attributes)).give(to: result)
}

/// Finds items of the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)>.
/// - Parameters:
///   - query: the class and the attributes that an item must have, and what is asked for.
///   - result: receives what is asked for.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.find(KeychainQuery(query)).give(to: result)
}

/// Changes items of the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemupdate(_:_:)>.
/// - Parameters:
///   - query: the class and the attributes that an item must have.
///   - attributesToUpdate: the new attributes and data.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Deletes items of the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemdelete(_:)>.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(KeychainQuery(query)) }

/// What a status means, in words; nil for an unknown one.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  default: nil
  }
}

/// Where random bytes come from.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
///
/// Follows <https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)>.
/// - Parameters:
///   - rnd: the source; nil for the system's.
///   - count: how many bytes.
///   - bytes: where they go.
/// - Returns: ``errSecSuccess``, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
