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
  /// When the content goes; nil for never.
  private var expiration: Date?
  private var stored: [Item] = []
  private var content: [Item] {
    get {
      if let expiration, expiration <= Date() { return [] }
      return stored
    }
    set {
      expiration = nil
      stored = newValue
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How items are kept.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items go, a `Date`.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device, as all do here.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type of a value whose own type tells what it is.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// Replaces all content with items, which have values by their types. Texts and URLs are kept.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    content = items.compactMap { item in
      item.sorted { $0.key < $1.key }.lazy.compactMap { Self.item($0.value, type: $0.key) }.first
    }
    expiration = options[.expirationDate] as? Date
  }

  /// Replaces all content with a value of a type. Texts and URLs are kept.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    content = Self.item(value, type: pasteboardType).map { [$0] } ?? []
  }

  private static func item(_ value: Any, type: String) -> Item? {
    switch value {
    case let url as URL: return .url(url)
    case let text as String: return type == "public.url" ? URL(string: text).map { .url($0) } : .text(text)
    case let data as Data where type.hasSuffix("text"): return .text(String(decoding: data, as: UTF8.self))
    default: return nil
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
