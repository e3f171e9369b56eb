import Foundation

/// What Objective-C raises where a program goes on no further: an unknown selector, an unknown segue, a table that
/// miscounts its rows.
///
/// Nothing catches an exception in Swift, so raising one ends the app, with the message of iOS and the calls that
/// led there on standard error, and the status ``exitStatus``.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexception>.
open class NSException: NSObject, @unchecked Sendable {
  /// The status of a process that an exception ended: what a shell gives for the signal that ends an app on iOS.
  public static let exitStatus: Int32 = 134

  /// What kind of mistake was made.
  public let name: NSExceptionName
  /// What was wrong, for a person; nil for nothing known.
  public let reason: String?
  /// More about it, for the app's own handler; nil for nothing.
  public let userInfo: [AnyHashable: Any]?
  /// The calls that led to the exception, the innermost first; empty before it is raised.
  public internal(set) var callStackSymbols: [String] = []
  /// Where the mistake stands, as `file:line` or `file:line:column`, when that is a document and not code.
  package let place: String?
  /// What iOS does not say, and helps: which names there are, when one is unknown.
  package let hint: String?

  /// An exception, which does nothing before it is raised.
  ///
  /// - Parameters:
  ///   - aName: what kind of mistake was made.
  ///   - aReason: what was wrong.
  ///   - aUserInfo: more about it.
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

  /// An exception of the system's own.
  package init(name: NSExceptionName, reason: String, place: String? = nil, hint: String? = nil) {
    self.name = name
    self.reason = reason
    self.place = place
    self.hint = hint
    userInfo = nil
    super.init()
  }

  /// Ends the app; returns only inside ``trapping(_:)``, and the caller must then leave as if nothing
  /// had been asked of it.
  open func raise() {
    guard let trap = Self.trap else { UncaughtException.end(with: self) }
    trap.caught(self)
  }

  /// Ends the app with a formatted reason.
  ///
  /// - Parameters:
  ///   - name: what kind of mistake was made.
  ///   - format: what was wrong, with placeholders.
  ///   - argList: what takes their places.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Ends the app with a reason; nothing comes after it, not even in a test, which runs it in another process.
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

  /// Runs something that may raise exceptions without ending the process: for tests, and where the exception is an
  /// answer, as that of a class that refuses a key.
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
  /// An argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that cannot be: two answers that contradict each other.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// Text that cannot be read.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  /// A key that a class has no property for.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
