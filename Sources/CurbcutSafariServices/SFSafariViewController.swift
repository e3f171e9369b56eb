@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The delegate of a Safari view controller, which is notified when a page is loaded and when the browser is closed.
///
/// Follows <https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has been loaded, or has failed to load.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// Shows a web page in the browser.
///
/// On iOS the browser is a separate process. Here it shows the host of the address, a Done button, and the message of a
/// device without a connection.
/// Follows <https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller>.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The title of the button that closes the browser.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// Options for showing pages in the browser.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the page is shown in Reader mode if available; false by default.
    @Unsupported("SFSafariViewController.Configuration.entersReaderIfAvailable: no page is loaded")
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse while the page is scrolled; true by default.
    @Unsupported("SFSafariViewController.Configuration.barCollapsingEnabled: no page is loaded")
    open var barCollapsingEnabled = true

    public override init() { super.init() }
  }

  /// The delegate; not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The configuration, which cannot be changed after initialisation.
  open private(set) var configuration: Configuration
  /// The title of the button that closes the browser; `done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of the bars; nil by default.
  @Unsupported("SFSafariViewController.preferredBarTintColor: the bars have the system's colour")
  open var preferredBarTintColor: UIColor? = nil
  /// The colour of the buttons; nil, the default, for the system's.
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
  }
  private let address: URL

  /// Creates a browser that shows a page, with a configuration.
  public init(url URL: URL, configuration: Configuration) {
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser that shows a page, with the default configuration.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Returns nil: a browser needs an address.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    let label = UILabel()
    label.text = SystemWord.notConnected.text
    label.font = .preferredFont(forTextStyle: .title3)
    label.textAlignment = .center
    label.numberOfLines = 0
    page.view = label
    page.view.backgroundColor = .systemBackground
    page.title = address.host ?? address.absoluteString
    let style: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: style, primaryAction: UIAction { [weak self] _ in self?.finish() })
    let stack = UINavigationController(rootViewController: page)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    view.tintColor = preferredControlTintColor
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: SFSafariViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.finish()
      return true
    }
  }
}
