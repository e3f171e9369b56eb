import AccessibilityTree
import CurbcutStoreKit
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation
import Testing

@MainActor
@Suite("The store of a simulator", .serialized)
struct StoreTests {
  private static let configuration = """
    {"identifier": "A", "nonRenewingSubscriptions": [], "settings": {"_locale": "de_DE"},
     "products": [
       {"productID": "nuss", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Nut", "localizations": [
         {"locale": "en_US", "displayName": "Hazelnut", "description": "One nut."},
         {"locale": "de", "displayName": "Haselnuss", "description": "Eine Nuss."}]},
       {"productID": "haus", "type": "NonConsumable", "displayPrice": "4.5", "referenceName": "Bird House"},
       {"productID": "neu", "type": "SomethingNew", "displayPrice": "1"}],
     "subscriptionGroups": [{"id": "G", "name": "Pass", "localizations": [
       {"locale": "en_US", "displayName": "Backyard Pass"}], "subscriptions": [
         {"productID": "jahr", "type": "RecurringSubscription", "displayPrice": "20", "groupNumber": 1,
          "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly",
          "introductoryOffer": {"displayPrice": "0", "paymentMode": "free", "subscriptionPeriod": "P1W"}},
         {"productID": "monat", "type": "RecurringSubscription", "displayPrice": "2", "groupNumber": 2,
          "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly"}]}]}
    """

  private func open(_ text: String = configuration, languages: [String] = ["en"]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).storekit")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try StoreConfiguration.open(url, for: languages)
  }

  /// Answers the system's questions, one after the other, as soon as they are asked.
  private func answering(_ answers: [String], _ screen: AppScreen? = nil) async {
    await SystemQuestion.answer(answers, screen)
  }

  @Test("Products come from the file, in the person's language and the store's currency")
  func products() async throws {
    try open(languages: ["de-DE"])
    let all = try await Product.products(for: ["nuss", "haus", "neu", "jahr", "gone"])
    let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    #expect(Set(byID.keys) == ["nuss", "haus", "jahr"])
    #expect(byID["nuss"]?.displayName == "Haselnuss" && byID["nuss"]?.description == "Eine Nuss.")
    #expect(byID["nuss"]?.displayPrice == "0,99\u{a0}€")
    #expect(byID["haus"]?.displayName == "Bird House" && byID["haus"]?.type == .nonConsumable)
    let yearly = try #require(byID["jahr"]?.subscription)
    #expect(yearly.subscriptionPeriod == .yearly && yearly.groupDisplayName == "Backyard Pass")
    #expect(yearly.introductoryOffer?.paymentMode == .freeTrial)
  }

  @Test("What is no configuration is told with the place in the file")
  func faults() {
    #expect(throws: StoreConfiguration.Fault.self) { try open("{\"products\": [{\"type\": 3}]}") }
    do {
      try open("{\"products\": [{\"productID\": \"a\", \"type\": 3, \"displayPrice\": \"1\"}]}")
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("products[0].type"))
    }
  }

  @Test("A purchase asks, then entitles; what is used up does not, and Cancel buys nothing")
  func purchases() async throws {
    try open()
    let house = try #require(try await Product.products(for: ["haus"]).first)
    async let cancelled = house.purchase()
    await answering(["Cancel"])
    guard case .userCancelled = try await cancelled else { return #expect(Bool(false), "it was bought") }
    #expect(await house.currentEntitlement == nil)
    async let bought = house.purchase()
    await answering(["Buy", "OK"])
    guard case .success(let result) = try await bought else { return #expect(Bool(false), "not bought") }
    let transaction = try result.payloadValue
    #expect(transaction.productID == "haus")
    #expect(await house.currentEntitlement == result)
    var unfinished: [String] = []
    for await one in Transaction.unfinished { unfinished.append(one.unsafePayloadValue.productID) }
    #expect(unfinished == ["haus"])
    await transaction.finish()
    for await _ in Transaction.unfinished { Issue.record("it is finished") }
    let nut = try #require(try await Product.products(for: ["nuss"]).first)
    async let nuts = nut.purchase(options: [.quantity(3)])
    await answering(["Buy", "OK"])
    guard case .success(let three) = try await nuts else { return #expect(Bool(false), "not bought") }
    #expect(three.unsafePayloadValue.purchasedQuantity == 3)
    #expect(await nut.currentEntitlement == nil)
    await #expect(throws: Product.PurchaseError.invalidQuantity) {
      try await nut.purchase(options: [.quantity(11)])
    }
  }

  @Test("One subscription of a group takes the place of another")
  func subscriptions() async throws {
    try open()
    let monthly = try #require(try await Product.products(for: ["monat"]).first)
    let yearly = try #require(try await Product.products(for: ["jahr"]).first)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G"))
    for product in [monthly, yearly] {
      async let bought = product.purchase()
      await answering(["Buy", "OK"])
      _ = try await bought
    }
    #expect(await monthly.currentEntitlement == nil)
    #expect(await yearly.currentEntitlement != nil)
    let status = try #require(try await Product.SubscriptionInfo.status(for: "G").first)
    #expect(status.state == .subscribed)
    #expect(status.transaction.unsafePayloadValue.productID == "jahr")
    let end = try #require(status.transaction.unsafePayloadValue.expirationDate)
    #expect((365...366).contains(Int((end.timeIntervalSinceNow / 86_400).rounded())))
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "G") == false)
  }

  @Test("The views of the store name products, say their prices, and buy")
  func views() async throws {
    try open()
    let screen = AppScreen(StoreView(ids: ["haus", "nuss", "gone"]))
    for _ in 0..<200 where !screen.labels.contains("Bird House") {
      await Task.yield()
      screen.settle()
    }
    #expect(screen.labels == ["Bird House", "4,50\u{a0}€", "Hazelnut", "One nut.", "0,99\u{a0}€"])
    #expect(screen.element("4,50\u{a0}€")?.traits.contains(.button) == true)
    screen.activate("4,50\u{a0}€")
    await answering(["Buy", "OK"], screen)
    for _ in 0..<200 where screen.labels.contains("4,50\u{a0}€") {
      await Task.yield()
      screen.settle()
    }
    #expect(screen.labels == ["Bird House", "Purchased", "Hazelnut", "One nut.", "0,99\u{a0}€"])
  }

  @Test("A view of subscriptions offers them, the best one first, and subscribes to the chosen one")
  func subscriptionView() async throws {
    try open()
    let screen = AppScreen(
      SubscriptionStoreView(groupID: "G") { Text("All birds") }
        .storeButton(.visible, for: .restorePurchases))
    let labels = screen.labels
    #expect(labels.first == "All birds")
    #expect(labels.contains { $0.hasPrefix("Yearly") } && labels.contains { $0.hasPrefix("Monthly") })
    #expect(labels.contains("Try It Free") && labels.contains("Restore Missing Purchases"))
    let monthly = try #require(labels.first { $0.hasPrefix("Monthly") })
    screen.activate(monthly)
    #expect(screen.element(monthly)?.traits.contains(.selected) == true)
    #expect(screen.labels.contains("Subscribe"))
  }

  @MainActor
  @Test("A view of the store offers a button for each subscription, where an app asks for that")
  func subscriptionButtons() async throws {
    try open()
    let screen = AppScreen(
      SubscriptionStoreView(groupID: "G").subscriptionStoreControlStyle(.buttons)
        .subscriptionStoreButtonLabel(.displayName))
    let buttons = screen.elements.filter { $0.traits.contains(.button) }.compactMap { $0.label?.string }
    #expect(
      buttons.contains { $0.hasPrefix("Yearly") } && buttons.contains { $0.hasPrefix("Monthly") },
      "\(buttons)")
    #expect(!screen.elements.contains { $0.traits.contains(.selected) })
  }

  @MainActor
  @Test("A view of the store has the words and the background that an app gives it")
  func subscriptionLooks() async throws {
    try open()
    let screen = AppScreen(
      SubscriptionStoreView(groupID: "G") {
        Text("All birds").containerBackground(for: .subscriptionStoreFullHeight) { Text("Sky") }
      }
      .subscriptionStoreButtonLabel(.displayName.price))
    // What is behind is a picture, and nothing that is read.
    #expect(screen.labels.first == "All birds" && !screen.labels.contains("Sky"))
    #expect(screen.labels.contains { $0.hasPrefix("Yearly") && $0.contains("/year") }, "\(screen.labels)")
    #expect(!screen.labels.contains("Subscribe") && !screen.labels.contains("Try It Free"))
  }

  @MainActor
  @Test("Those that have no subscription are told so")
  func ownSubscriptions() async throws {
    struct Screen: View {
      @State var isShown = false
      var body: some View {
        Button("Manage") { isShown = true }.manageSubscriptionsSheet(isPresented: $isShown)
      }
    }
    try open()
    let screen = AppScreen(Screen())
    screen.activate("Manage")
    #expect(screen.labels.contains("You do not have any subscriptions."))
    #expect(screen.labels.contains("Subscriptions") && screen.labels.contains("Done"))
  }

  @MainActor private final class Refunds {
    typealias Stored = CurbcutStoreKit.Transaction
    var results: [Result<Stored.RefundRequestStatus, Stored.RefundRequestError>] = []
  }

  @MainActor
  @Test("Money is asked back with a reason; for what was never bought there is none")
  func refunds() async throws {
    struct Screen: View {
      let id: UInt64
      let refunds: Refunds
      @State var isShown = false
      var body: some View {
        Button("Refund") { isShown = true }
          .refundRequestSheet(for: id, isPresented: $isShown) { refunds.results.append($0) }
      }
    }
    try open()
    let refunds = Refunds()
    let unknown = AppScreen(Screen(id: 77, refunds: refunds))
    unknown.activate("Refund")
    #expect(unknown.labels == ["Refund"])
    #expect(refunds.results == [.failure(.failed)])

    let nut = try #require(try await Product.products(for: ["nuss"]).first)
    async let nuts = nut.purchase()
    await answering(["Buy", "OK"])
    guard case .success(let bought) = try await nuts else { return #expect(Bool(false), "not bought") }
    let screen = AppScreen(Screen(id: bought.unsafePayloadValue.id, refunds: refunds))
    screen.activate("Refund")
    #expect(screen.element("Request Refund")?.traits.contains(.notEnabled) == true)
    screen.activate("Other")
    #expect(screen.element("Other")?.traits.contains(.selected) == true)
    screen.activate("Request Refund")
    #expect(screen.labels == ["Refund"])
    #expect(refunds.results.last == .success(.success))
    screen.activate("Refund")
    screen.activate("Cancel")
    #expect(refunds.results.last == .success(.userCancelled))
  }

  @MainActor
  @Test("A code for an offer can be entered, and is not valid where there is no store")
  func offerCodes() throws {
    struct Screen: View {
      @State var isShown = false
      @State var isDone = false
      var body: some View {
        Button(isDone ? "Again" : "Redeem Offer") { isShown = true }
          .offerCodeRedemption(isPresented: $isShown) { _ in isDone = true }
      }
    }
    try open()
    let screen = AppScreen(Screen())
    screen.activate("Redeem Offer")
    #expect(screen.labels.contains("Redeem Code"))
    #expect(screen.element("Redeem")?.traits.contains(.notEnabled) == true)
    screen.activate("Cancel")
    #expect(screen.labels == ["Again"])
  }

  @Test("Periods are written in words")
  func periods() async throws {
    try open()
    let product = try #require(try await Product.products(for: ["jahr"]).first)
    let style = product.subscriptionPeriodFormatStyle
    #expect(Product.SubscriptionPeriod.monthly.formatted(style) == "1 month")
    #expect(Product.SubscriptionPeriod.everySixMonths.formatted(style) == "6 months")
    let unit = Product.SubscriptionPeriod.yearly.unit
    #expect(unit.formatted(product.subscriptionPeriodUnitFormatStyle) == "year")
  }

  // MARK: The original API

  private final class Shop: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var products: [SKProduct] = []
    var unknown: [String] = []
    var states: [SKPaymentTransactionState] = []
    var removed = 0
    var isRestored = false
    var failure: (any Error)?

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      products = response.products.sorted { $0.productIdentifier < $1.productIdentifier }
      unknown = response.invalidProductIdentifiers
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        states.append(transaction.transactionState)
        failure = transaction.error
        if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
      }
    }

    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      removed += transactions.count
    }

    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { isRestored = true }
  }

  private func settle(_ isDone: () -> Bool) async {
    for _ in 0..<2000 where !isDone() {
      await Task.yield()
      UIKitHost.shared.pumpMainQueue()
    }
  }

  @Test("The original API asks for products, buys, is refused, and gives back what was bought")
  func originalAPI() async throws {
    try open()
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["haus", "jahr", "gone"])
    request.delegate = shop
    request.start()
    await settle { !shop.products.isEmpty }
    #expect(shop.products.map(\.productIdentifier) == ["haus", "jahr"])
    #expect(shop.unknown == ["gone"])
    let house = try #require(shop.products.first)
    #expect(house.price == NSDecimalNumber(string: "4.5"))
    #expect(house.priceLocale.currency?.identifier == "EUR")
    #expect(shop.products.last?.subscriptionPeriod?.unit == .year)

    let queue = SKPaymentQueue.default()
    queue.add(shop)
    defer { queue.remove(shop) }
    queue.add(SKPayment(product: house))
    await answering(["Cancel"])
    await settle { shop.removed == 1 }
    #expect(shop.states == [.purchasing, .failed])
    #expect((shop.failure as? SKError)?.code == .paymentCancelled)

    shop.states.removeAll()
    queue.add(SKPayment(product: house))
    await answering(["Buy", "OK"])
    await settle { shop.removed == 2 }
    #expect(shop.states == [.purchasing, .purchased])
    #expect(queue.transactions.isEmpty)

    shop.states.removeAll()
    queue.restoreCompletedTransactions()
    await settle { shop.isRestored }
    #expect(shop.states == [.restored])
  }
}
