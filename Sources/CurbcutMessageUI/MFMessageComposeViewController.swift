import CurbcutUIKit
import DeviceServices
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
/// A simulator cannot send messages: `canSendText()` is false unless the settings of the device say otherwise. An app that
/// presents the screen in spite of that gets an empty one, which tells its delegate at once that the message has failed. What
/// is sent goes nowhere.
/// Follows <https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent.
  open class func canSendText() -> Bool { Services.settings.canSendMessages }
  /// Whether messages can have a subject: false, as on a new device.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages can have files.
  open class func canSendAttachments() -> Bool { Services.settings.canSendMessages }

  /// Hears what became of the message; not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message; nil by default. Set it before the screen is shown.
  open var recipients: [String]?
  /// The subject; nil by default.
  open var subject: String?
  /// The text; nil by default. Set it before the screen is shown.
  open var body: String?
  private var attachments: [String] = []

  /// Creates the screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard Self.canSendText() else { return }
    let screen = ComposeScreen(
      title: "New Message", fields: [("To", (recipients ?? []).joined(separator: ", "))], text: body ?? "",
      attachments: attachments, canSaveDraft: false
    ) { [weak self] outcome in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(
        self, didFinishWith: outcome == .sent ? .sent : .cancelled)
    }
    viewControllers = [screen]
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !Self.canSendText() else { return }
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }

  /// Adds a file, before the screen is shown.
  ///
  /// - Returns: whether messages can have files.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard Self.canSendAttachments() else { return false }
    attachments.append(alternateFilename ?? attachmentURL.lastPathComponent)
    return true
  }
}
