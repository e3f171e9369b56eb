import Foundation

/// Something that can be done with what is shared.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivity>.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What tells one activity from another.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// An activity by a name of the app's own, best in reverse DNS.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }
    /// Copies to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Adds to the reading list of the browser.
    public static let addToReadingList = system("AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = system("AirDrop")
    /// Gives a picture to a person of the address book.
    public static let assignToContact = system("AssignToContact")
    /// Sends by mail.
    public static let mail = system("Mail")
    /// Puts into a book.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Sends as a message.
    public static let message = system("Message")
    /// Opens as a book.
    public static let openInIBooks = system("OpenInIBooks")
    /// Posts on Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts on Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// Posts on Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// Posts on Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts on Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// Posts on Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// Prints.
    public static let print = system("Print")
    /// Saves a picture in the library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Makes a poster of a picture.
    public static let sharePlay = system("SharePlay")
    /// Works on something together.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
  }

  /// In which part of the screen an activity stands.
  public enum Category: Int, Hashable, Sendable {
    /// Among those that do something with the items.
    case action
    /// Among those that send them.
    case share
  }

  /// In which part of the screen the activity stands.
  open class var activityCategory: Category { .action }

  public override init() { super.init() }

  /// What tells the activity from others; nil unless a subclass says.
  open var activityType: ActivityType? { nil }
  /// What the activity is called; nil unless a subclass says.
  open var activityTitle: String? { nil }
  /// Shown beside the title; nil unless a subclass says.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can do something with these items; false unless a subclass says.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items, before the activity shows or does anything.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A screen of the activity's own, presented in place of ``perform()``; nil, as unless a subclass says, for
  /// none.
  open var activityViewController: UIViewController? { nil }
  /// Does what the activity is for; calls ``activityDidFinish(_:)`` at the end.
  open func perform() { activityDidFinish(true) }

  /// Tells that the activity is over, and whether it did what it is for.
  open func activityDidFinish(_ completed: Bool) {
    let finish = didFinish
    didFinish = nil
    finish?(completed)
  }

  var didFinish: ((Bool) -> Void)?
}

/// Copies what is shared.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemWord.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let urls = items.compactMap { $0 as? URL }
    let texts = items.compactMap { $0 as? String }
    if texts.isEmpty { UIPasteboard.general.urls = urls } else { UIPasteboard.general.strings = texts }
    activityDidFinish(true)
  }
}

/// Something to share that is made only when it is known what for.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemsource>.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the kind that will be shared, by which activities tell whether they can take it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity
      .ActivityType?
  ) -> Any?
  /// The subject, for mail and the like; empty unless implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Something to share that is made when it is needed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Something of the kind that will be shared; nil for nothing.
  open private(set) var placeholderItem: Any?
  /// What it is made for; nil until it is made.
  open private(set) var activityType: UIActivity.ActivityType?

  /// A provider that shares the placeholder, unless a subclass overrides ``item``.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared: the placeholder unless a subclass says otherwise.
  open var item: Any { placeholderItem ?? "" }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
