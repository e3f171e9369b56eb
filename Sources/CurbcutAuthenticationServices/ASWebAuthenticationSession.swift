import CurbcutSafariServices
import CurbcutUIKit

/// Why nobody has signed in on a web page.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct>.
public struct ASWebAuthenticationSessionError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASWebAuthenticationSessionError

    /// The person cancelled.
    case canceledLogin = 1
    /// Nobody says over which window the page is shown.
    case presentationContextNotProvided
    /// The window is not there.
    case presentationContextInvalid
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }

  /// The person cancelled.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody says over which window the page is shown.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window is not there.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Says over which window a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a web page.
///
/// The system asks first whether the app may. The page is then shown as that of a device without a connection, so that a
/// person can only cancel.
/// Follows <https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession>.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Receives the address with which the page calls the app back, or an error.
  public typealias CompletionHandler = (_ callbackURL: URL?, _ error: (any Error)?) -> Void

  /// By what a page calls the app back.
  public struct Callback: Hashable, Sendable {
    private let scheme: String
    /// By a scheme of the app's own.
    public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
    /// By an address of a server.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https://\(host)\(path)")
    }
  }

  /// Says over which window the page is shown; not retained.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether nothing is kept of what the page stores, and the person is not asked; false by default.
  open var prefersEphemeralWebBrowserSession = false
  /// Fields that are sent with the address; nil by default. Nothing is sent here.
  open var additionalHeaderFields: [String: String]?

  private let address: URL
  private var completion: CompletionHandler?
  private var screen: UIViewController?

  /// Creates a session whose page calls the app back by a scheme.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    address = URL
    completion = completionHandler
    super.init()
  }

  /// Creates a session whose page calls the app back.
  public convenience init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }

  /// Whether the session can be started.
  open var canStart: Bool { completion != nil && screen == nil && presentationContextProvider != nil }

  /// Asks the person, and shows the page.
  ///
  /// - Returns: whether that is so. Without a window the handler gets an error, and the session is over.
  @discardableResult
  open func start() -> Bool {
    guard completion != nil, screen == nil else { return false }
    guard let provider = presentationContextProvider else {
      end(.presentationContextNotProvided)
      return false
    }
    return start(over: provider.presentationAnchor(for: self))
  }

  /// Asks the person, and shows the page, over a window.
  func start(over window: UIWindow) -> Bool {
    guard var front = window.rootViewController else {
      end(.presentationContextInvalid)
      return false
    }
    while let above = front.presentedViewController, !above.isBeingDismissed { front = above }
    if prefersEphemeralWebBrowserSession { showPage(over: front) } else { ask(over: front) }
    return true
  }

  private func ask(over front: UIViewController) {
    let app =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    let question = UIAlertController(
      title: SystemWord.signInQuestion.text(app, address.host ?? address.absoluteString),
      message: SystemWord.signInQuestionDetails.text, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: SystemWord.cancel.text, style: .cancel) { _ in
        self.screen = nil
        self.end(.canceledLogin)
      })
    question.addAction(
      UIAlertAction(title: SystemWord.continueSigningIn.text, style: .default) { _ in
        self.showPage(over: front)
      })
    screen = question
    front.present(question, animated: true)
  }

  private func showPage(over front: UIViewController) {
    let page = SFSafariViewController(url: address)
    page.dismissButtonStyle = .cancel
    page.delegate = self
    screen = page
    front.present(page, animated: true)
  }

  /// Closes the page; the handler is not called.
  open func cancel() {
    completion = nil
    screen?.dismiss(animated: true)
    screen = nil
  }

  private func end(_ reason: ASWebAuthenticationSessionError.Code) {
    let completion = completion
    self.completion = nil
    completion?(nil, ASWebAuthenticationSessionError(reason))
  }
}

extension ASWebAuthenticationSession: SFSafariViewControllerDelegate {
  /// The person has closed the page.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    screen = nil
    end(.canceledLogin)
  }
}
