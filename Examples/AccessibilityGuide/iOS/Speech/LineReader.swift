import UIKit

/// A book that reads itself aloud, line by line and page by page.
///
/// Each line is an announcement. When a notification says that it has been spoken, the next line is
/// announced; after the last line of a page, the page turns. An interrupted line ends the reading,
/// because the user has done something else.
final class LineReader: UIViewController {
  let pages: [[String]]
  private(set) var page = 0
  private(set) var line = 0
  private(set) var isReading = false
  let pageLabel = UILabel()
  let readButton = UIButton(type: .system)

  init(pages: [[String]]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageLabel.numberOfLines = 0
    pageLabel.font = .preferredFont(forTextStyle: .body)
    pageLabel.adjustsFontForContentSizeCategory = true
    readButton.setTitle("Read", for: .normal)
    readButton.addTarget(self, action: #selector(read), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [pageLabel, readButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      readButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    showPage()
    NotificationCenter.default.addObserver(
      self, selector: #selector(didFinishAnnouncement(_:)),
      name: UIAccessibility.announcementDidFinishNotification, object: nil)
  }

  /// Begins at the first line of the current page.
  @objc func read() {
    guard pages.indices.contains(page), !pages[page].isEmpty else { return }
    line = 0
    isReading = true
    sayLine()
  }

  @objc private func didFinishAnnouncement(_ notification: Notification) {
    let words = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
    let wasSuccessful =
      notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
    // Other code may post announcements, too.
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
