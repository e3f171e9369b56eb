import UIKit

extension UIAccessibility {
  /// Says something when what is being said has ended: what the app announces after a tap would else be cut off by what
  /// the tap changed.
  static func announce(_ words: String) {
    let queued = NSAttributedString(string: words, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    post(notification: .announcement, argument: queued)
  }
}
