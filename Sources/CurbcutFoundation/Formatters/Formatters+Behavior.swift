import Foundation

extension NumberFormatter {
  /// The version whose behaviour a formatter has.
  public enum Behavior: UInt, Sendable {
    /// The current one.
    case `default` = 0
    /// That of macOS 10.4 and later, which is also iOS's.
    case behavior10_4 = 1040
  }

  /// The version whose behaviour the formatter has: iOS has only one.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The version whose behaviour a formatter has.
  public enum Behavior: UInt, Sendable {
    /// The current one.
    case `default` = 0
    /// That of macOS 10.4 and later, which is also iOS's.
    case behavior10_4 = 1040
  }

  /// The version whose behaviour the formatter has: iOS has only one.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
