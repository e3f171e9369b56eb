import CurbcutFoundation
import CurbcutUIKit

/// The store of the device: what a configuration file offers, and what was bought since the app was launched.
final class Store: @unchecked Sendable {
  static let shared = Store()

  private struct State {
    var products: (bundle: URL, all: [Product])?
    var transactions: [Transaction] = []
    var finished: Set<UInt64> = []
    var listeners: [UUID: AsyncStream<Transaction>.Continuation] = [:]
  }

  private let lock = NSLock()
  private var state = State()

  /// Where a bundle keeps the configuration.
  package static let file = "Configuration.storekit"

  /// The time of the device.
  private var now: Date { Date() }

  // MARK: Products

  var products: [Product] {
    let bundle = Bundle.main
    return lock.withLock {
      if let known = state.products, known.bundle == bundle.bundleURL { return known.all }
      let url = bundle.bundleURL.appendingPathComponent(Self.file)
      var all: [Product] = []
      if FileManager.default.fileExists(atPath: url.path) {
        do {
          all = try StoreConfiguration(contentsOf: url).sold(in: bundle.preferredLocalizations)
        } catch {
          HostMessages.write("\(error)\n")
        }
      }
      state.products = (bundle.bundleURL, all)
      return all
    }
  }

  /// Sells what a file says from now on, to somebody who has bought nothing.
  func open(_ url: URL, for languages: [String]) throws(StoreConfiguration.Fault) {
    let products = try StoreConfiguration(contentsOf: url).sold(in: languages)
    lock.withLock {
      state.products = (Bundle.main.bundleURL, products)
      (state.transactions, state.finished) = ([], [])
    }
  }

  // MARK: Purchases

  var transactions: [Transaction] { lock.withLock { state.transactions } }

  var unfinished: [Transaction] {
    lock.withLock { state.transactions.filter { !state.finished.contains($0.id) } }
  }

  /// What the person has now: what is not used up, has not ended and was not taken back, each once.
  var entitlements: [Transaction] {
    let now = now
    var latest: [String: Transaction] = [:]
    for transaction in transactions where transaction.productType != .consumable {
      latest[transaction.productID] = transaction
    }
    return latest.values.filter {
      $0.revocationDate == nil && !$0.isUpgraded && ($0.expirationDate.map { $0 > now } ?? true)
    }.sorted { $0.id < $1.id }
  }

  func finish(_ id: UInt64) { lock.withLock { _ = state.finished.insert(id) } }

  func updates() -> AsyncStream<Transaction> {
    AsyncStream { continuation in
      let id = UUID()
      lock.withLock { state.listeners[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { self?.state.listeners[id] = nil }
      }
    }
  }

  @MainActor
  func purchase(_ product: Product, _ options: Set<Product.PurchaseOption>) async throws
    -> Product.PurchaseResult
  {
    var (quantity, account): (Int, UUID?) = (1, nil)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .account(let token): account = token
      case .asksToBuy(true): return .pending
      default: break
      }
    }
    guard (1...10).contains(quantity) else { throw Product.PurchaseError.invalidQuantity }
    guard products.contains(where: { $0.id == product.id }) else {
      throw Product.PurchaseError.productUnavailable
    }
    guard await PurchaseQuestion.ask(product) else { return .userCancelled }
    let transaction = record(product, quantity: quantity, account: account)
    Purchases.shared.didChange()
    return .success(.verified(transaction))
  }

  private func record(_ product: Product, quantity: Int, account: UUID?) -> Transaction {
    let now = now
    return lock.withLock {
      let id = UInt64(state.transactions.count)
      let group = product.subscription?.subscriptionGroupID
      let earlier = state.transactions.first {
        $0.productID == product.id && product.type == .autoRenewable
      }
      // Of a group, the person has one subscription.
      if let group {
        for index in state.transactions.indices
        where state.transactions[index].subscriptionGroupID == group
          && state.transactions[index].productID != product.id
        {
          state.transactions[index].isUpgraded = true
        }
      }
      let transaction = Transaction(
        id: id, originalID: earlier?.originalID ?? id, productID: product.id, productType: product.type,
        subscriptionGroupID: group, purchaseDate: now, originalPurchaseDate: earlier?.purchaseDate ?? now,
        expirationDate: product.subscription.map { $0.subscriptionPeriod.end(from: now) },
        purchasedQuantity: quantity, appAccountToken: account, ownershipType: .purchased, price: product.price
      )
      state.transactions.append(transaction)
      return transaction
    }
  }

  // MARK: Subscriptions

  func hasSubscribed(toGroup group: String) -> Bool {
    transactions.contains { $0.subscriptionGroupID == group }
  }

  func statuses(inGroup group: String) -> [Product.SubscriptionInfo.Status] {
    let now = now
    let last = transactions.last { $0.subscriptionGroupID == group && !$0.isUpgraded }
    return last.map {
      let hasEnded = $0.expirationDate.map { $0 <= now } ?? false
      return [
        .init(
          state: hasEnded ? .expired : .subscribed, transaction: .verified($0),
          renewalInfo: .verified(
            .init(
              currentProductID: $0.productID, autoRenewPreference: $0.productID, willAutoRenew: true,
              originalTransactionID: $0.originalID)))
      ]
    } ?? []
  }
}

extension StoreConfiguration {
  /// The products in the language of the person; those of unknown kinds are left out.
  func sold(in languages: [String]) -> [Product] {
    let locale = Locale(identifier: settings?.locale ?? "en_US")
    let style = Decimal.FormatStyle.Currency(
      code: locale.currency?.identifier ?? "USD", locale: locale)
    var all = (products ?? []) + (nonRenewingSubscriptions ?? [])
    let groups = subscriptionGroups ?? []
    all += groups.flatMap { $0.subscriptions ?? [] }
    return all.compactMap { item in
      guard let type = Product.ProductType(configured: item.type),
        let price = Decimal(string: item.displayPrice)
      else { return nil }
      let words = item.localizations?.best(for: languages)
      let name = words?.displayName.flatMap { $0.isEmpty ? nil : $0 } ?? item.referenceName ?? item.productID
      return Product(
        id: item.productID, type: type, displayName: name, description: words?.description ?? "",
        price: price, isFamilyShareable: item.familyShareable ?? false,
        subscription: info(of: item, groups, languages, style), priceFormatStyle: style)
    }
  }

  private func info(
    of item: Item, _ groups: [Group], _ languages: [String], _ style: Decimal.FormatStyle.Currency
  ) -> Product.SubscriptionInfo? {
    guard let period = Product.SubscriptionPeriod(item.recurringSubscriptionPeriod),
      let group = groups.first(where: { group in
        group.subscriptions?.contains { $0.productID == item.productID } ?? false
      })
    else { return nil }
    func offer(_ offer: Offer, _ type: Product.SubscriptionOffer.OfferType) -> Product.SubscriptionOffer? {
      guard let length = Product.SubscriptionPeriod(offer.subscriptionPeriod) else { return nil }
      let price = offer.displayPrice.flatMap { Decimal(string: $0) } ?? 0
      let mode: Product.SubscriptionOffer.PaymentMode =
        switch offer.paymentMode {
        case "payAsYouGo": .payAsYouGo
        case "payUpFront": .payUpFront
        default: .freeTrial
        }
      return Product.SubscriptionOffer(
        id: type == .introductory ? nil : offer.offerID, type: type, price: price,
        displayPrice: price.formatted(style), period: length, periodCount: offer.numberOfPeriods ?? 1,
        paymentMode: mode)
    }
    return Product.SubscriptionInfo(
      subscriptionGroupID: group.id,
      groupDisplayName: group.localizations?.best(for: languages)?.displayName ?? group.name ?? "",
      groupLevel: item.groupNumber ?? 1, subscriptionPeriod: period,
      introductoryOffer: item.introductoryOffer.flatMap { offer($0, .introductory) },
      promotionalOffers: (item.adHocOffers ?? []).compactMap { offer($0, .promotional) })
  }
}
