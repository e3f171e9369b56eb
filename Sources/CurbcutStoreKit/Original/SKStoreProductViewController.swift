import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// Is told that the person is done with a page of the App Store.
///
/// Follows <https://developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate>.
@MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The person has taken the page away.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The page of an app in the App Store.
///
/// There is no App Store here: no page can be loaded, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller>.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// Is told that the person is done; not retained.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads the page of a product, which fails.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let block else { return }
    let answer = UncheckedAnswer(block: block)
    DispatchQueue.main.async { answer.block(false, SKError(.cloudServiceNetworkConnectionFailed)) }
  }

  /// Loads the page of a product, which fails.
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.cloudServiceNetworkConnectionFailed)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Cannot Connect to App Store"
    title.font = .preferredFont(forTextStyle: .title2)
    title.textAlignment = .center
    title.numberOfLines = 0
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() })
    for part in [title, done] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      done.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  /// Without a delegate the page goes by itself.
  private func finish() {
    if let delegate {
      delegate.productViewControllerDidFinish(self)
    } else {
      dismiss(animated: true)
    }
  }

  private struct UncheckedAnswer: @unchecked Sendable {
    let block: (Bool, (any Error)?) -> Void
  }
}

/// The key of the product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of the product within an app.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// The key of the partner that the person comes from.
public let SKStoreProductParameterProviderToken = "providerToken"
/// The key of the campaign that the person comes from.
public let SKStoreProductParameterCampaignToken = "campaignToken"
/// The key of the page of the product that is shown.
public let SKStoreProductParameterCustomProductPageIdentifier = "customProductPageIdentifier"
