import CurbcutUIKit
import Foundation

/// What became of a mail.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeresult>.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// The person cancelled.
  case cancelled
  /// It was saved as a draft.
  case saved
  /// It was sent, or will be.
  case sent
  /// It could not be sent.
  case failed
}

/// Why a mail was not sent.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct>.
public struct MFMailComposeError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MFMailComposeError

    /// It could not be saved.
    case saveFailed
    /// It could not be sent.
    case sendFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "MFMailComposeErrorDomain" }

  /// It could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// It could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the person is done with the mail; closes the screen.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// The screen on which a person writes a mail.
///
/// This device has no mail account, like a simulator: `canSendMail()` is false. An app that presents the screen in spite
/// of that gets an empty one, which tells its delegate at once that the mail has failed.
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Whether mail can be sent: false, as there is no account.
  open class func canSendMail() -> Bool { false }

  /// Hears what became of the mail; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Creates the screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
  }

  /// Sets the subject. Nothing is sent here.
  open func setSubject(_ subject: String) {}
  /// Sets who gets the mail. Nothing is sent here.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy. Nothing is sent here.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy without others knowing. Nothing is sent here.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text. Nothing is sent here.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file. Nothing is sent here.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets who sends the mail. Nothing is sent here.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
