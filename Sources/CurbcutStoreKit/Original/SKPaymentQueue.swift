import CurbcutFoundation
import Foundation

/// Is told how purchases go.
///
/// Follows <https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver>.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases have come further.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Purchases are finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Earlier purchases could not be given back.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All earlier purchases have been given back.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The person wants to buy something in the App Store: whether to go on now. Not called here.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  /// The person buys in another country's store. Not called here.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// The person has no right to some products any more. Not called here.
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// The purchases that the store has not carried out, or that the app has not finished.
///
/// Follows <https://developer.apple.com/documentation/storekit/skpaymentqueue>.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  /// The queue.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Whether the person may buy something.
  open class func canMakePayments() -> Bool { AppStore.canMakePayments }

  private struct State {
    var transactions: [SKPaymentTransaction] = []
    var observers: [Weak] = []
  }

  private struct Weak {
    weak var observer: (any SKPaymentTransactionObserver)?
  }

  private let lock = NSLock()
  private var state = State()

  /// The purchases that are not finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { state.transactions } }

  /// Who is told; not retained.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { state.observers.compactMap(\.observer) }
  }

  /// Tells somebody how purchases go, first of those that are not finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock {
      state.observers.removeAll { $0.observer == nil }
      guard !state.observers.contains(where: { $0.observer === observer }) else { return }
      state.observers.append(Weak(observer: observer))
    }
    guard !transactions.isEmpty else { return }
    // Observers are called on the main queue alone.
    nonisolated(unsafe) let observer = observer
    DispatchQueue.main.async { [self] in
      let left = transactions
      if !left.isEmpty { observer.paymentQueue(self, updatedTransactions: left) }
    }
  }

  /// Tells somebody no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { state.observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  // MARK: Purchases

  /// Asks the person, by the system's question over the app, and buys.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { state.transactions.append(transaction) }
    DispatchQueue.main.async { [self] in
      tell([transaction])
      Task { @MainActor [self] in await purchase(transaction) }
    }
  }

  @MainActor
  private func purchase(_ transaction: SKPaymentTransaction) async {
    let payment = transaction.payment
    var options: Set<Product.PurchaseOption> = [.quantity(payment.quantity)]
    if payment.simulatesAskToBuyInSandbox { options.insert(.simulatesAskToBuyInSandbox(true)) }
    do {
      guard let product = Store.shared.products.first(where: { $0.id == payment.productIdentifier }) else {
        throw SKError(.storeProductNotAvailable)
      }
      switch try await Store.shared.purchase(product, options) {
      case .success(let result): succeed(transaction, result.unsafePayloadValue)
      case .userCancelled: throw SKError(.paymentCancelled)
      case .pending: transaction.transactionState = .deferred
      }
    } catch {
      transaction.transactionState = .failed
      transaction.error = error is SKError ? error : SKError(.paymentInvalid)
    }
    tell([transaction])
  }

  private func succeed(_ transaction: SKPaymentTransaction, _ bought: Transaction) {
    transaction.transactionState = .purchased
    transaction.transactionIdentifier = String(bought.id)
    transaction.transactionDate = bought.purchaseDate
  }

  /// Takes a purchase out of the queue, after the app has given what was bought.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    let isThere = lock.withLock {
      let count = state.transactions.count
      state.transactions.removeAll { $0 === transaction }
      return state.transactions.count < count
    }
    guard isThere else { return }
    if let id = transaction.transactionIdentifier.flatMap({ UInt64($0) }) { Store.shared.finish(id) }
    DispatchQueue.main.async { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Gives what the person has bought earlier back, as far as it is not used up.
  open func restoreCompletedTransactions() {
    let restored = Store.shared.entitlements.compactMap { bought -> SKPaymentTransaction? in
      guard let product = Store.shared.products.first(where: { $0.id == bought.productID }) else {
        return nil
      }
      let original = SKPaymentTransaction(SKPayment(product: SKProduct(product)))
      succeed(original, bought)
      let transaction = SKPaymentTransaction(original.payment)
      succeed(transaction, bought)
      transaction.transactionState = .restored
      transaction.original = original
      return transaction
    }
    lock.withLock { state.transactions += restored }
    DispatchQueue.main.async { [self] in
      if !restored.isEmpty { tell(restored) }
      for observer in transactionObservers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  /// Gives what the person has bought earlier under a name of the app's back.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  private func tell(_ transactions: [SKPaymentTransaction]) {
    for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: transactions) }
  }
}
