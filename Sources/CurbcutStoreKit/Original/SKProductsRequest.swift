import CurbcutFoundation
import Foundation

/// Is told what became of a request.
///
/// Follows <https://developer.apple.com/documentation/storekit/skrequestdelegate>.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The request has been answered.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the store.
///
/// Follows <https://developer.apple.com/documentation/storekit/skrequest>.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Is told what became of it; not retained.
  open weak var delegate: (any SKRequestDelegate)?
  private var isWaiting = false

  /// Asks. The answer comes on the main queue.
  open func start() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { [self] in
      guard isWaiting else { return }
      isWaiting = false
      answer()
      delegate?.requestDidFinish(self)
    }
  }

  /// Takes the question back.
  open func cancel() { isWaiting = false }

  func answer() {}
}

/// Is given the products that an app asked for.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproductsrequestdelegate>.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks what is sold under some identifiers.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproductsrequest>.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Creates a request.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer() {
    let products = Store.shared.products.filter { identifiers.contains($0.id) }
    let response = SKProductsResponse(
      products: products.map(SKProduct.init),
      invalidProductIdentifiers: identifiers.subtracting(products.map(\.id)).sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}

/// What the store answers to ``SKProductsRequest``.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproductsresponse>.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products that the store has.
  public let products: [SKProduct]
  /// The identifiers that it does not know.
  public let invalidProductIdentifiers: [String]

  init(products: [SKProduct], invalidProductIdentifiers: [String]) {
    self.products = products
    self.invalidProductIdentifiers = invalidProductIdentifiers
    super.init()
  }
}

/// Asks for the receipt of the app anew. There is none here, as of an app that Xcode has installed.
///
/// Follows <https://developer.apple.com/documentation/storekit/skreceiptrefreshrequest>.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What a receipt for tests should say; nil for nothing in particular.
  public let receiptProperties: [String: Any]?

  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
}
