import Foundation

/// The properties of Foundation's classes that key-value coding reads: on iOS, every method without arguments is one.
enum FoundationKeys {
  /// What reads a property; nil when the object is not Foundation's, or has no such property.
  static func getter(_ key: String, of object: AnyObject) -> (() -> Any?)? {
    if key == "self" { return { object } }
    guard let object = object as? NSObject else { return nil }
    switch object {
    case let text as NSString: return bound(texts[key], text as String) ?? common(key, object)
    case let number as NSNumber: return bound(numbers[key], number) ?? common(key, object)
    case let date as NSDate: return bound(dates[key], date as Date) ?? common(key, object)
    case let url as NSURL: return bound(urls[key], url) ?? common(key, object)
    case let data as NSData where key == "length": return { NSNumber(value: data.length) }
    default: return common(key, object)
    }
  }

  private static func bound<Value>(_ read: ((Value) -> Any?)?, _ value: Value) -> (() -> Any?)? {
    read.map { read in { read(value) } }
  }

  private static func common(_ key: String, _ object: NSObject) -> (() -> Any?)? {
    switch key {
    case "description": { object.description }
    case "hash": { NSNumber(value: object.hash) }
    default: nil
    }
  }

  private static let texts: [String: @Sendable (String) -> Any?] = [
    "length": { NSNumber(value: ($0 as NSString).length) },
    "uppercaseString": { $0.uppercased() },
    "lowercaseString": { $0.lowercased() },
    "capitalizedString": { $0.capitalized },
    "localizedUppercaseString": { $0.localizedUppercase },
    "localizedLowercaseString": { $0.localizedLowercase },
    "localizedCapitalizedString": { $0.localizedCapitalized },
    "intValue": { NSNumber(value: ($0 as NSString).intValue) },
    "integerValue": { NSNumber(value: ($0 as NSString).integerValue) },
    "longLongValue": { NSNumber(value: ($0 as NSString).longLongValue) },
    "doubleValue": { NSNumber(value: ($0 as NSString).doubleValue) },
    "floatValue": { NSNumber(value: ($0 as NSString).floatValue) },
    "boolValue": { NSNumber(value: ($0 as NSString).boolValue) },
    "lastPathComponent": { ($0 as NSString).lastPathComponent },
    "pathExtension": { ($0 as NSString).pathExtension },
    "stringByDeletingPathExtension": { ($0 as NSString).deletingPathExtension },
    "stringByDeletingLastPathComponent": { ($0 as NSString).deletingLastPathComponent },
    "pathComponents": { ($0 as NSString).pathComponents },
  ]

  private static let numbers: [String: @Sendable (NSNumber) -> Any?] = [
    "intValue": { NSNumber(value: $0.intValue) },
    "integerValue": { NSNumber(value: $0.intValue) },
    "longLongValue": { NSNumber(value: $0.int64Value) },
    "unsignedIntegerValue": { NSNumber(value: $0.uintValue) },
    "doubleValue": { NSNumber(value: $0.doubleValue) },
    "floatValue": { NSNumber(value: $0.floatValue) },
    "boolValue": { NSNumber(value: $0.boolValue) },
    "stringValue": { $0.stringValue },
  ]

  private static let dates: [String: @Sendable (Date) -> Any?] = [
    "timeIntervalSinceReferenceDate": { NSNumber(value: $0.timeIntervalSinceReferenceDate) },
    "timeIntervalSince1970": { NSNumber(value: $0.timeIntervalSince1970) },
    "timeIntervalSinceNow": { NSNumber(value: $0.timeIntervalSinceNow) },
  ]

  private static let urls: [String: @Sendable (NSURL) -> Any?] = [
    "absoluteString": { $0.absoluteString },
    "path": { $0.path },
    "host": { $0.host },
    "scheme": { $0.scheme },
    "query": { $0.query },
    "fragment": { $0.fragment },
    "lastPathComponent": { $0.lastPathComponent },
    "pathExtension": { $0.pathExtension },
  ]
}
