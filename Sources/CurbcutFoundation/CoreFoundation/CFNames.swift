// Apple names these in its own way.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time in seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// A count or place.
public typealias CFIndex = Int
/// A string. Here Swift's own, so that `"…" as CFString` costs nothing.
public typealias CFString = String
/// An array of anything.
public typealias CFArray = [Any]
/// A dictionary of anything.
public typealias CFDictionary = [AnyHashable: Any]
/// An address.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// A number.
public typealias CFNumber = NSNumber
/// An object of any of these types.
public typealias CFTypeRef = AnyObject

/// The time of now, in seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
