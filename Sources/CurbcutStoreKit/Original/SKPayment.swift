import Foundation

/// A wish to buy something.
///
/// Follows <https://developer.apple.com/documentation/storekit/skpayment>.
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate(set) var wishes: Wishes

  struct Wishes {
    var productIdentifier: String
    var quantity = 1
    var applicationUsername: String?
    var simulatesAskToBuyInSandbox = false
  }

  /// A wish to buy a product once.
  public init(product: SKProduct) {
    wishes = Wishes(productIdentifier: product.productIdentifier)
    super.init()
  }

  /// The product.
  open var productIdentifier: String { wishes.productIdentifier }
  /// How many.
  open var quantity: Int { wishes.quantity }
  /// Whose purchase it is, for the app; nil if it does not say.
  open var applicationUsername: String? { wishes.applicationUsername }
  /// Whether somebody must agree, for tests.
  open var simulatesAskToBuyInSandbox: Bool { wishes.simulatesAskToBuyInSandbox }
}

/// A wish to buy something that can still be changed.
///
/// Follows <https://developer.apple.com/documentation/storekit/skmutablepayment>.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The product.
  open override var productIdentifier: String {
    get { wishes.productIdentifier }
    set { wishes.productIdentifier = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { wishes.quantity }
    set { wishes.quantity = newValue }
  }
  /// Whose purchase it is, for the app; nil if it does not say.
  open override var applicationUsername: String? {
    get { wishes.applicationUsername }
    set { wishes.applicationUsername = newValue }
  }
  /// Whether somebody must agree, for tests.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { wishes.simulatesAskToBuyInSandbox }
    set { wishes.simulatesAskToBuyInSandbox = newValue }
  }
}

/// How far a purchase has come.
///
/// Follows <https://developer.apple.com/documentation/storekit/skpaymenttransactionstate>.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  /// The person is asked.
  case purchasing
  /// It is bought.
  case purchased
  /// It is not bought.
  case failed
  /// It was bought earlier.
  case restored
  /// Somebody must agree first.
  case deferred
}

/// A purchase in the queue.
///
/// Follows <https://developer.apple.com/documentation/storekit/skpaymenttransaction>.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What was wished.
  public let payment: SKPayment
  /// How far it has come.
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  /// The number of the purchase; nil before it is made.
  open internal(set) var transactionIdentifier: String?
  /// When it was made; nil before.
  open internal(set) var transactionDate: Date?
  /// The purchase that is given back; nil if none is.
  open internal(set) var original: SKPaymentTransaction?
  /// Why it failed; nil if it has not.
  open internal(set) var error: (any Error)?

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}
