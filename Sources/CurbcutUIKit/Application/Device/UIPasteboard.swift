import Foundation

/// Holds what was last copied or cut.
///
/// Holds text and URLs, in memory: nothing reaches the pasteboard of the machine.
/// Follows <https://developer.apple.com/documentation/uikit/uipasteboard>.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for text and URLs that the user copies.
  public static let general = UIPasteboard(name: "com.apple.UIKit.pboard.general")

  /// Posted when the content of the pasteboard has changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  private enum Item {
    case text(String)
    case url(URL)
  }

  /// The name that identifies the pasteboard.
  public let name: String
  /// How often the content changed.
  open private(set) var changeCount = 0
  private var content: [Item] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  init(name: String) {
    self.name = name
    super.init()
  }

  /// How many items the pasteboard holds.
  open var numberOfItems: Int { content.count }

  /// The first text; setting it replaces all content, and setting nil empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { content = newValue.map { [.text($0)] } ?? [] }
  }

  /// Every text; nil when there is none.
  open var strings: [String]? {
    get {
      let texts = content.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.isEmpty ? nil : texts
    }
    set { content = (newValue ?? []).map { .text($0) } }
  }

  /// The first URL; setting it replaces all content, and setting nil empties the pasteboard.
  open var url: URL? {
    get { urls?.first }
    set { content = newValue.map { [.url($0)] } ?? [] }
  }

  /// Every URL; nil when there is none.
  open var urls: [URL]? {
    get {
      let urls = content.compactMap { if case .url(let url) = $0 { url } else { nil } }
      return urls.isEmpty ? nil : urls
    }
    set { content = (newValue ?? []).map { .url($0) } }
  }

  /// Whether there is any text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is any URL.
  open var hasURLs: Bool { urls != nil }
}
