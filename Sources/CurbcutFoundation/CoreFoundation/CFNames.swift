// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time in seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// A count or an index.
public typealias CFIndex = Int
/// A string. Here it is Swift's own type, so that `"…" as CFString` costs nothing.
public typealias CFString = String
/// An array of anything.
public typealias CFArray = [Any]
/// A dictionary of anything.
public typealias CFDictionary = [AnyHashable: Any]
/// A URL.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// Whether something is so.
public typealias CFBoolean = NSNumber
/// An object of any of these types.
public typealias CFTypeRef = AnyObject

/// The current time, in seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// It is so.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// It is not so.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// Options, as bits.
public typealias CFOptionFlags = UInt
/// What makes objects. There is only the standard one.
public typealias CFAllocator = AnyObject
/// What makes objects unless something else is asked for.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

// MARK: Errors

/// An error.
public typealias CFError = NSError
/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// The code of an error in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// What else an error says.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
/// What an error says to people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }

// MARK: Bundles

/// The key of a bundle's identifier in its Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's build number in its Info.plist.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name in its Info.plist.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the name of a bundle's program in its Info.plist.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's own language in its Info.plist.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of an Info.plist's form.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the languages of a bundle in its Info.plist.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

// MARK: Texts

/// A part of a text or a list.
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is.
  public var length: CFIndex

  /// Creates the part at the beginning that has nothing in it.
  public init() { (location, length) = (0, 0) }

  /// Creates a part.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a part of a text or a list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Takes accents and other marks from letters.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Takes diacritics from letters.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
/// Writes a text in Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// Writes Chinese as it is pronounced.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// Writes Cyrillic in Latin letters.
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue

/// Changes a text by the name of a transform of ICU's.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:)>.
///
/// - Parameters:
///   - string: the text.
///   - range: the part that is changed, which becomes the part that it is then; nil for the whole text.
///   - transform: the name of the transform.
///   - reverse: whether it is done the other way round.
/// - Returns: whether it was done.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee ?? CFRange(location: 0, length: string.length)
  guard part.location >= 0, part.length >= 0, part.location <= string.length,
    part.length <= string.length - part.location
  else { return false }
  let place = NSRange(location: part.location, length: part.length)
  let changed = string.substring(with: place).applyingTransform(
    StringTransform(rawValue: transform), reverse: reverse)
  guard let changed else { return false }
  string.replaceCharacters(in: place, with: changed)
  range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
  return true
}

// MARK: Versions

/// The version of Foundation, above that of every version that has a name.
public let NSFoundationVersionNumber: Double = 3000
/// Foundation's version in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// Foundation's version in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// Foundation's version in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// Foundation's version in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// Foundation's version in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The highest of Foundation's versions in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
