// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time in seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// A count or an index.
public typealias CFIndex = Int
/// A string. Here it is Swift's own type, so that `"…" as CFString` costs nothing.
public typealias CFString = String
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// A part of a string or an array.
public typealias CFRange = NSRange
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

/// The key of a bundle's identifier in its property list.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's short name in its property list.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's build number in its property list.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's executable in its property list.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's own language in its property list.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of a bundle's property list in it.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of a bundle's languages in its property list.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// Changes a string as a transform of ICU says.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:)>.
///
/// - Parameters:
///   - string: the string.
///   - range: the part to change, in UTF-16 code units, and what became of it afterwards; nil for the whole string.
///   - transform: the name of the transform.
///   - reverse: whether to apply its inverse.
/// - Returns: whether there is such a transform, with an inverse where that is asked for.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range?.pointee ?? NSRange(location: 0, length: string.length)
  guard part.location >= 0, part.length >= 0, part.location + part.length <= string.length,
    let changed = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: changed)
  range?.pointee.length = (changed as NSString).length
  return true
}
