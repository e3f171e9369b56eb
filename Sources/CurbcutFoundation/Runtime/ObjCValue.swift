import Foundation

/// Converts values as messages and key-value coding do: between number types, from objects to the Swift types that
/// they bridge to, and from numbers to enumerations.
package enum ObjCValue {
  /// A value as another type; nil when it cannot be converted.
  package static func convert<Value>(_ raw: Any?, to type: Value.Type) -> Value? {
    // A cast handles `nil`, classes, protocols, and the types that Foundation bridges.
    if let value = raw as? Value { return value }
    if let pointer = pointer(raw, to: type) { return pointer }
    guard let raw else { return nil }
    if let optional = type as? any OptionalValue.Type {
      // Not `nil as? Value`, which would be nil of that type.
      guard let wrapped = optional.wrapping(raw) else { return nil }
      return wrapped as? Value
    }
    if let number = type as? any NumericTarget.Type {
      guard let source = NSNumber.from(raw) else { return nil }
      return number.from(source) as? Value
    }
    if type == NSNumber.self { return NSNumber.from(raw) as? Value }
    if let enumeration = type as? any RawRepresentable.Type {
      return Self.enumeration(enumeration, raw) as? Value
    }
    return nil
  }

  /// A context, such as that of `image:didFinishSavingWithError:contextInfo:`. To Objective-C all pointers are alike, and a
  /// parameter that Swift says is never nil may be: it becomes an address where nothing is.
  private static func pointer<Value>(_ raw: Any?, to type: Value.Type) -> Value? {
    guard type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self else { return nil }
    let given = (raw as? UnsafeRawPointer) ?? (raw as? UnsafeMutableRawPointer).map { UnsafeRawPointer($0) }
    guard let pointer = given ?? (raw == nil ? UnsafeRawPointer(bitPattern: 1) : nil) else { return nil }
    return pointer as? Value ?? UnsafeMutableRawPointer(mutating: pointer) as? Value
  }

  private static func enumeration<Value: RawRepresentable>(_ type: Value.Type, _ raw: Any) -> Value? {
    convert(raw, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }

  /// The result of a method or a getter, without the optionals around it; nil for no value and for `Void`.
  package static func flattened<Value>(_ value: Value) -> Any? {
    if Value.self == Void.self { return nil }
    if let optional = value as? any OptionalValue { return optional.unwrapped }
    return value
  }
}

/// Type-erased access to an `Optional`.
protocol OptionalValue {
  /// The value inside all optionals; nil when there is none.
  var unwrapped: Any? { get }
  /// An optional around a converted value; nil when it cannot be converted.
  static func wrapping(_ raw: Any) -> Any?
}

extension Optional: OptionalValue {
  var unwrapped: Any? {
    guard let self else { return nil }
    return ObjCValue.flattened(self)
  }

  static func wrapping(_ raw: Any) -> Any? {
    ObjCValue.convert(raw, to: Wrapped.self).map { Optional.some($0) as Any }
  }
}

/// A number type that key-value coding converts any other number to, possibly losing precision.
protocol NumericTarget {
  static func from(_ number: NSNumber) -> Self
}

extension Int: NumericTarget { static func from(_ number: NSNumber) -> Int { number.intValue } }
extension Int8: NumericTarget { static func from(_ number: NSNumber) -> Int8 { number.int8Value } }
extension Int16: NumericTarget { static func from(_ number: NSNumber) -> Int16 { number.int16Value } }
extension Int32: NumericTarget { static func from(_ number: NSNumber) -> Int32 { number.int32Value } }
extension Int64: NumericTarget { static func from(_ number: NSNumber) -> Int64 { number.int64Value } }
extension UInt: NumericTarget { static func from(_ number: NSNumber) -> UInt { number.uintValue } }
extension UInt8: NumericTarget { static func from(_ number: NSNumber) -> UInt8 { number.uint8Value } }
extension UInt16: NumericTarget { static func from(_ number: NSNumber) -> UInt16 { number.uint16Value } }
extension UInt32: NumericTarget { static func from(_ number: NSNumber) -> UInt32 { number.uint32Value } }
extension UInt64: NumericTarget { static func from(_ number: NSNumber) -> UInt64 { number.uint64Value } }
extension Float: NumericTarget { static func from(_ number: NSNumber) -> Float { number.floatValue } }
extension Double: NumericTarget { static func from(_ number: NSNumber) -> Double { number.doubleValue } }
extension CGFloat: NumericTarget {
  static func from(_ number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) }
}
extension Bool: NumericTarget { static func from(_ number: NSNumber) -> Bool { number.boolValue } }

extension NSNumber {
  /// The number in a value: a number of any type, an enumeration of numbers, or a string that begins with a number,
  /// or with “y” or “t” for true; nil when the value is of another type.
  static func from(_ raw: Any) -> NSNumber? {
    switch raw {
    case let number as NSNumber: return number
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as any BinaryInteger:
      return value is any SignedInteger
        ? NSNumber(value: Int64(truncatingIfNeeded: value))
        : NSNumber(value: UInt64(truncatingIfNeeded: value))
    case let text as String: return NSNumber(text: text)
    case let value as any RawRepresentable: return from(value.rawValue)
    default: return nil
    }
  }

  /// A number from a string, as the `…Value` properties of `NSString` convert it.
  private convenience init(text: String) {
    let text = text as NSString
    if let first = text.substring(to: min(1, text.length)).lowercased().first, "yt".contains(first) {
      self.init(value: true)
    } else if text.range(of: ".").location == NSNotFound, text.range(of: "e").location == NSNotFound {
      self.init(value: text.longLongValue)
    } else {
      self.init(value: text.doubleValue)
    }
  }
}
