import Foundation

/// What Objective-C raises when a program cannot continue: an unknown selector, an unknown segue, a table view whose
/// row counts disagree.
///
/// Nothing catches an exception in Swift, so raising one ends the app, with iOS's message and the call stack on
/// standard error, and the exit status ``exitStatus``.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexception>.
open class NSException: NSObject, @unchecked Sendable {
  /// The exit status of a process that an exception ended: what a shell reports for SIGABRT, the signal that ends an
  /// app on iOS.
  public static let exitStatus: Int32 = 134

  /// What kind of mistake was made.
  public let name: NSExceptionName
  /// A human-readable description of what was wrong; nil if unknown.
  public let reason: String?
  /// Further information for the app's own handler; nil for none.
  public let userInfo: [AnyHashable: Any]?
  /// The calls that led to the exception, the innermost first; empty before it is raised.
  public internal(set) var callStackSymbols: [String] = []
  /// Where the mistake is, as `file:line` or `file:line:column`, when it is in a document rather than in code.
  package let place: String?
  /// Help that iOS does not give: for example, which names exist when one is unknown.
  package let hint: String?

  /// Creates an exception, which does nothing until it is raised.
  ///
  /// - Parameters:
  ///   - aName: what kind of mistake was made.
  ///   - aReason: what was wrong.
  ///   - aUserInfo: further information.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    place = nil
    hint = nil
    super.init()
  }

  /// Creates an exception that the system itself raises.
  package init(name: NSExceptionName, reason: String, place: String? = nil, hint: String? = nil) {
    self.name = name
    self.reason = reason
    self.place = place
    self.hint = hint
    userInfo = nil
    super.init()
  }

  /// Ends the app; returns only inside `trapping(_:)`, and the caller must then return without doing anything
  /// further.
  open func raise() {
    guard let trap = Self.trap else { UncaughtException.end(with: self) }
    trap.caught(self)
  }

  /// Ends the app with a formatted reason.
  ///
  /// - Parameters:
  ///   - name: what kind of mistake was made.
  ///   - format: what was wrong, with placeholders.
  ///   - argList: the values for the placeholders.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Ends the app with a reason. It never returns, not even in a test, which must run it in another process.
  package static func end(_ name: NSExceptionName, _ reason: String, place: String? = nil) -> Never {
    UncaughtException.end(with: NSException(name: name, reason: reason, place: place))
  }

  /// Raises an exception with a reason.
  package static func raise(
    _ name: NSExceptionName, _ reason: String, place: String? = nil, hint: String? = nil
  ) { NSException(name: name, reason: reason, place: place, hint: hint).raise() }

  // MARK: Catching

  private final class Trap: @unchecked Sendable {
    private let lock = NSLock()
    private var exceptions: [NSException] = []
    func caught(_ exception: NSException) { lock.withLock { exceptions.append(exception) } }
    var all: [NSException] { lock.withLock { exceptions } }
  }

  @TaskLocal private static var trap: Trap?

  /// Runs something that may raise exceptions without ending the process: for tests, and where an exception is an
  /// expected result, as when a class refuses a key.
  ///
  /// - Parameter body: what may raise, on this thread.
  /// - Returns: the exceptions that were raised, in order.
  package static func trapping(_ body: () throws -> Void) rethrows -> [NSException] {
    let trap = Trap()
    try $trap.withValue(trap) { try body() }
    return trap.all
  }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// Any mistake.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range beyond the end.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An impossible state, such as two answers that contradict each other.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// Text that cannot be parsed.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  /// A key that a class has no property for.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
