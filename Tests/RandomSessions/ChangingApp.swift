import CurbcutUIKit
import Foundation

/// An app that changes as it is told.
@MainActor
protocol ChangingApp: AnyObject {
  var window: UIWindow { get }
  var announcements: RandomAnnouncements { get }
  func apply(_ mutation: Step.Mutation)
  func close()
}

/// Announcements that were posted, and how often each was reported as finished.
@MainActor
final class RandomAnnouncements {
  private(set) var announced: [String] = []
  private(set) var reported: [String: Int] = [:]
  private var observer: (any NSObjectProtocol)?

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { [weak self] note in
      let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
      MainActor.assumeIsolated { self?.reported[text, default: 0] += 1 }
    }
  }

  func close() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func post(_ name: Int, priority: Int = 3, queued: Bool = false) {
    let text = "Announcement \(name) number \(announced.count)"
    announced.append(text)
    var attributes: [NSAttributedString.Key: Any] = [:]
    let priorities: [UIAccessibilityPriority] = [.high, .default, .low]
    if priority < 3 { attributes[.accessibilitySpeechAnnouncementPriority] = priorities[priority] }
    if queued { attributes[.accessibilitySpeechQueueAnnouncement] = true }
    UIAccessibility.post(
      notification: .announcement,
      argument: attributes.isEmpty ? text : NSAttributedString(string: text, attributes: attributes))
  }
}
