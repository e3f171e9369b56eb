// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation
import Foundation

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// A source of random bytes; nil, ``kSecRandomDefault``, for that of the system.
public typealias SecRandomRef = SecRandom

/// The source of random bytes of the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that are fit for keys.
///
/// Follows <https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)>.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}

/// What a result means, in English; nil for one that is not known.
///
/// Follows <https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)>.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecAllocate: "Failed to allocate memory."
  case errSecUserCanceled: "User canceled the operation."
  case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "Unable to decode the provided data."
  case errSecMissingEntitlement: "A required entitlement isn't present."
  default: nil
  }
}

/// What must be shown before an item is read.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrolcreateflags>.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A face, a finger or the passcode.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// A face or a finger, of anybody who is known then.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// A face or a finger, of those who are known now.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of the conditions is enough.
  public static let or = Self(rawValue: 1 << 14)
  /// All conditions.
  public static let and = Self(rawValue: 1 << 15)
  /// The key may be used to sign.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the app's own.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Who may read an item. It is kept with nothing here: the device is always unlocked, and nobody is asked.
public final class SecAccessControl: Sendable {
  let flags: SecAccessControlCreateFlags

  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Creates what is handed over as `kSecAttrAccessControl`.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)>.
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? { SecAccessControl(flags) }

/// Creates what is handed over as `kSecAttrAccessControl`.
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? { SecAccessControl(flags) }
