import CurbcutUIKit
import Foundation

/// What became of a message.
///
/// Follows <https://developer.apple.com/documentation/messageui/messagecomposeresult>.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// The person cancelled.
  case cancelled
  /// It was sent, or will be.
  case sent
  /// It could not be sent.
  case failed
}

/// Hears what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the person is done with the message; closes the screen.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The screen on which a person writes a message.
///
/// This device cannot send messages, like a simulator: `canSendText()` is false. An app that presents the screen in spite
/// of that gets an empty one, which tells its delegate at once that the message has failed.
/// Follows <https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Whether messages can have a subject: false.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages can have files: false.
  open class func canSendAttachments() -> Bool { false }

  /// Hears what became of the message; not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message; nil by default.
  open var recipients: [String]?
  /// The subject; nil by default.
  open var subject: String?
  /// The text; nil by default.
  open var body: String?

  /// Creates the screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }

  /// Adds a file.
  ///
  /// - Returns: false, as nothing can be sent.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    false
  }
}
