import CurbcutUIKit
import Foundation

/// The context of a change of state: above all the animation with which it is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transaction>.
public struct Transaction {
  /// The animation, if any, of the change.
  public var animation: Animation?
  /// Whether views ignore animations of their own.
  public var disablesAnimations = false
  /// Whether the change comes from an interaction that goes on, such as dragging a slider.
  public var isContinuous = false
  /// Whether a scroll view keeps its velocity when the change scrolls it.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  private var values: [ObjectIdentifier: Any] = [:]

  /// What is called when the animations of the change are over.
  var completions: [AnimationCompletion] = []

  /// Whether the animation goes on without an end, so that nothing waits for it.
  var isInBackground = false

  /// Tells the transactions of two calls of `withAnimation` apart; 0 for the one outside of any.
  private var number = 0

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key that the app defines.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called when the animations of the change are over.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)>.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The animation with which the change is really shown.
  @MainActor var shownAnimation: Animation? { UIView.areAnimationsEnabled ? animation : nil }

  func isSame(as other: Transaction) -> Bool { number == other.number }

  /// The transaction of the closure that runs on the main thread, on which alone this is used.
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) private static var lastNumber = 0

  /// Runs a closure whose writes to state are made with this transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard Isolation.isOnMain else { return try body() }
    let outer = Self.current
    Self.lastNumber += 1
    Self.current = self
    Self.current.number = Self.lastNumber
    defer { Self.current = outer }
    return try body()
  }
}

/// A key of a value in a transaction.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transactionkey>.
public protocol TransactionKey {
  /// The type of the value that goes along with a change.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// How a scroll view adjusts its content offset when a change of state scrolls it.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let raw: Int

  /// The system decides.
  public static let automatic = Self(raw: 0)
  /// The offset is not adjusted.
  public static let disabled = Self(raw: 1)
}

/// When the completion of an animation is called.
///
/// Follows <https://developer.apple.com/documentation/swiftui/animationcompletioncriteria>.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let raw: Int

  /// When the animation has logically reached its end, although it may still settle.
  public static let logicallyComplete = Self(raw: 0)
  /// When the animation has been removed.
  public static let removed = Self(raw: 1)
}

/// Shows the changes that the closure makes with an animation.
///
/// Follows <https://developer.apple.com/documentation/swiftui/withanimation(_:_:)>.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Shows the changes that the closure makes with an animation, and calls the completion at its end.
///
/// Follows <https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)>.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes the changes of the closure with a transaction.
///
/// Follows <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)>.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try transaction.run(body)
}

/// Makes the changes of the closure with a transaction in which one value is set.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}
