import CurbcutUIKit

/// A book that reads itself aloud, line by line and page by page.
///
/// A line is an announcement. When the notification comes that it was said, the next line is announced;
/// after the last line of a page the page turns. A line that was cut off ends the reading, for the person
/// did something else.
public final class LineReader: UIViewController {
  public let pages: [[String]]
  public private(set) var page = 0
  public private(set) var line = 0
  public private(set) var isReading = false
  public let pageLabel = UILabel(frame: CGRect(x: 20, y: 100, width: 320, height: 400))
  private var observer: (any NSObjectProtocol)?

  public init(pages: [[String]]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pageLabel)
    showPage()
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let words = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let wasSuccessful =
        notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      MainActor.assumeIsolated { self?.didFinishAnnouncement(words, wasSuccessful: wasSuccessful ?? false) }
    }
  }

  /// Begins at the first line of the page that shows.
  public func read() {
    guard pages.indices.contains(page), !pages[page].isEmpty else { return }
    line = 0
    isReading = true
    sayLine()
  }

  private func didFinishAnnouncement(_ words: String?, wasSuccessful: Bool) {
    // Others may announce too.
    guard isReading, words == pages[page][line] else { return }
    guard wasSuccessful else {
      isReading = false
      return
    }
    if line + 1 < pages[page].count {
      line += 1
    } else if page + 1 < pages.count {
      page += 1
      line = 0
      showPage()
    } else {
      isReading = false
      return
    }
    sayLine()
  }

  private func sayLine() {
    UIAccessibility.post(notification: .announcement, argument: pages[page][line])
  }

  private func showPage() {
    pageLabel.text = pages.indices.contains(page) ? pages[page].joined(separator: " ") : nil
  }
}
