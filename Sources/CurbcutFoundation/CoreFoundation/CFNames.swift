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
