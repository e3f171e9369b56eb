import UIKit

extension UIAccessibility {
  /// Announces something after the current speech has ended: otherwise an announcement after a tap would be interrupted
  /// by the changes that the tap caused.
  static func announce(_ words: String) {
    let queued = NSAttributedString(string: words, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    post(notification: .announcement, argument: queued)
  }
}
