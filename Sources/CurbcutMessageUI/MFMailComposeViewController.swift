import CurbcutUIKit
import DeviceServices
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
/// A new simulator has no mail account: `canSendMail()` is false unless the settings of the device say otherwise. An app that
/// presents the screen in spite of that gets an empty one, which tells its delegate at once that the mail has failed. What is
/// sent goes nowhere.
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Whether mail can be sent.
  open class func canSendMail() -> Bool { Services.settings.canSendMail }

  /// Hears what became of the mail; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private struct Mail {
    var subject = ""
    var (to, copies, blindCopies): ([String], [String], [String]) = ([], [], [])
    var text = ""
    var attachments: [String] = []
  }
  private var mail = Mail()

  /// Creates the screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard Self.canSendMail() else { return }
    var fields = [("To", mail.to)]
    for field in [("Cc", mail.copies), ("Bcc", mail.blindCopies)] where !field.1.isEmpty {
      fields.append(field)
    }
    let screen = ComposeScreen(
      title: mail.subject.isEmpty ? "New Message" : mail.subject,
      fields: fields.map { ($0.0, $0.1.joined(separator: ", ")) } + [("Subject", mail.subject)],
      text: mail.text, attachments: mail.attachments, canSaveDraft: true
    ) { [weak self] outcome in
      let results: [ComposeScreen.Outcome: MFMailComposeResult] = [
        .cancelled: .cancelled, .saved: .saved, .sent: .sent,
      ]
      self?.finish(results[outcome] ?? .cancelled)
    }
    viewControllers = [screen]
  }

  private func finish(_ result: MFMailComposeResult, _ error: MFMailComposeError? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !Self.canSendMail() { finish(.failed, MFMailComposeError(.sendFailed)) }
  }

  /// Sets the subject, before the screen is shown.
  open func setSubject(_ subject: String) { mail.subject = subject }
  /// Sets who gets the mail, before the screen is shown.
  open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }
  /// Sets who gets a copy, before the screen is shown.
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.copies = ccRecipients ?? [] }
  /// Sets who gets a copy without others knowing, before the screen is shown.
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.blindCopies = bccRecipients ?? [] }
  /// Sets the text, before the screen is shown; of HTML, the text between the tags is shown.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    mail.text = isHTML ? body.replacing(/<[^>]*>/, with: "") : body
  }
  /// Adds a file, before the screen is shown.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mail.attachments.append(filename)
  }
  /// Sets who sends the mail. There is one account.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
