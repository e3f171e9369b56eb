import Foundation

extension Formatter {
  /// Reads the value of a text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)>.
  ///
  /// - Parameters:
  ///   - obj: where the value is to be stored.
  ///   - string: the text.
  ///   - reason: where it is to be stored what is wrong with the text.
  /// - Returns: whether the text has a value.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription reason: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    ObjCRuntime.override(
      "getObjectValue:forString:errorDescription:", of: self, arguments: [obj, string, reason]
    ) {
      do {
        switch self {
        case let formatter as NumberFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
        case let formatter as DateFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
        // What else Foundation has cannot read, unless the app's own class does.
        default: throw CocoaError(.formatting)
        }
        return true
      } catch {
        reason?.pointee = NSString(string: "The value “\(string)” is invalid.")
        return false
      }
    }
  }

  /// Reads a value with an implementation of the app's own, or else in another way.
  fileprivate func readObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range: UnsafeMutablePointer<NSRange>?, else read: () -> NSObject?
  ) throws {
    let succeeds = ObjCRuntime.override(
      "getObjectValue:forString:range:error:", of: self, arguments: [obj, string, range]
    ) {
      guard let value = read() else { return false }
      obj?.pointee = value
      range?.pointee.length = (string as NSString).length - (range?.pointee.location ?? 0)
      return true
    }
    guard succeeds else { throw CocoaError(.formatting) }
  }
}

extension NumberFormatter {
  /// Reads the number of a text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:)>.
  ///
  /// - Parameters:
  ///   - obj: where the number is to be stored.
  ///   - string: the text.
  ///   - rangep: the part of the text; what was read of it, afterwards.
  /// - Throws: `CocoaError` with the code `formatting` where the text is no number.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try readObjectValue(obj, for: string, range: rangep) { number(from: string.part(rangep?.pointee)) }
  }
}

extension DateFormatter {
  /// Reads the date of a text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/dateformatter/getobjectvalue(_:for:range:)>.
  ///
  /// - Parameters:
  ///   - obj: where the date is to be stored.
  ///   - string: the text.
  ///   - rangep: the part of the text; what was read of it, afterwards.
  /// - Throws: `CocoaError` with the code `formatting` where the text is no date.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try readObjectValue(obj, for: string, range: rangep) {
      date(from: string.part(rangep?.pointee)).map { $0 as NSDate }
    }
  }
}

extension String {
  /// The part of a range; all of it where the range is not of the text.
  fileprivate func part(_ range: NSRange?) -> String {
    guard let range, let part = Range(range, in: self) else { return self }
    return String(self[part])
  }
}
