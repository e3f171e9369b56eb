import Foundation

extension PredicateFunctions {
  static let arithmetic: [String: Function] = [
    "add:to:": { combine($0, { $0.addingReportingOverflow($1) }, +) },
    "from:subtract:": { combine($0, { $0.subtractingReportingOverflow($1) }, -) },
    "multiply:by:": { combine($0, { $0.multipliedReportingOverflow(by: $1) }, *) },
    "divide:by:": { combine($0, { $0.dividedReportingOverflow(by: $1) }, /) },
    "modulus:by:": {
      combine($0, { $0.remainderReportingOverflow(dividingBy: $1) }) {
        $0.truncatingRemainder(dividingBy: $1)
      }
    },
    "raise:toPower:": { combine($0, { (0, $0 == 0 || $1 == $1) }, pow) },
    "sqrt:": { real($0) { $0.squareRoot() } },
    "log:": { real($0, log10) },
    "ln:": { real($0, log) },
    "exp:": { real($0, exp) },
    "floor:": { real($0, floor) },
    "ceiling:": { real($0, ceil) },
    "trunc:": { real($0, trunc) },
    "abs:": { real($0, abs) },
    "chs:": { real($0, -) },
    "bitwiseAnd:with:": { bits($0, &) },
    "bitwiseOr:with:": { bits($0, |) },
    "bitwiseXor:with:": { bits($0, ^) },
    "leftshift:by:": { bits($0, <<) },
    "rightshift:by:": { bits($0, >>) },
    "onesComplement:": { number($0, 0).map { NSNumber(value: ~$0.int64Value) } },
  ]

  /// A number as an argument; nil for none. What is no number raises an exception.
  static func number(_ arguments: [Any?], _ index: Int) -> NSNumber? {
    guard arguments.indices.contains(index) else { return nil }
    switch PredicateValue(arguments[index]) {
    case .number(let number): return number
    case .none: return nil
    case let other:
      return refuse("Can't calculate with something that isn't a number (\(other.shown))") as? NSNumber
    }
  }

  /// A result, whole if what it was calculated from is and it fits.
  static func number(_ value: Double, isWhole: Bool) -> NSNumber {
    isWhole
      ? Int64(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value) : NSNumber(value: value)
  }

  /// Combines two numbers: as integers where both are and the result is one.
  private static func combine(
    _ arguments: [Any?], _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ real: (Double, Double) -> Double
  ) -> Any? {
    guard let left = number(arguments, 0), let right = number(arguments, 1) else { return nil }
    let isWhole = left.isWhole && right.isWhole
    if isWhole {
      let (value, overflow) = whole(left.int64Value, right.int64Value)
      if !overflow { return NSNumber(value: value) }
    }
    return number(real(left.doubleValue, right.doubleValue), isWhole: isWhole)
  }

  private static func real(_ arguments: [Any?], _ function: (Double) -> Double) -> Any? {
    guard let argument = number(arguments, 0) else { return nil }
    return number(function(argument.doubleValue), isWhole: argument.isWhole)
  }

  private static func bits(_ arguments: [Any?], _ function: (Int64, Int64) -> Int64) -> Any? {
    guard let left = number(arguments, 0), let right = number(arguments, 1) else { return nil }
    return NSNumber(value: function(left.int64Value, right.int64Value))
  }
}

extension NSNumber {
  /// Whether the number was made from an integer.
  var isWhole: Bool { !["f", "d"].contains(String(cString: objCType)) && !(self is NSDecimalNumber) }
}
