import Foundation

/// A service that can be performed with shared items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivity>.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Identifies an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a custom activity type, preferably in reverse DNS notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }
    /// Copies to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Adds to the browser's reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// Sends to a nearby device.
    public static let airDrop = system("AirDrop")
    /// Assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// Sends by mail.
    public static let mail = system("Mail")
    /// Opens for markup as a PDF.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// Sends as a message.
    public static let message = system("Message")
    /// Opens in Books.
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
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Shares through SharePlay.
    public static let sharePlay = system("SharePlay")
    /// Copies the link of a collaboration.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
  }

  /// The section of the screen in which an activity is listed.
  public enum Category: Int, Hashable, Sendable {
    /// Activities that act on the items.
    case action
    /// Activities that send the items.
    case share
  }

  /// The section of the screen in which the activity is listed.
  open class var activityCategory: Category { .action }

  public override init() { super.init() }

  /// The type of the activity; nil unless a subclass overrides it.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil unless a subclass overrides it.
  open var activityTitle: String? { nil }
  /// The image beside the title; nil unless a subclass overrides it.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can act on the items; false unless a subclass overrides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed or its view controller is presented.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A view controller that is presented instead of calling ``perform()``; nil, the default, for none.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. Overrides must call ``activityDidFinish(_:)`` at the end.
  open func perform() { activityDidFinish(true) }

  /// Reports that the activity has ended, and whether it was completed.
  open func activityDidFinish(_ completed: Bool) {
    let finish = didFinish
    didFinish = nil
    finish?(completed)
  }

  var didFinish: ((Bool) -> Void)?
}

/// Copies the shared items to the pasteboard.
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

/// Provides an item to share, which may depend on the chosen activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemsource>.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the kind that will be shared, from which activities decide whether they can act on it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item to share for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity
      .ActivityType?
  ) -> Any?
  /// Returns the subject, for example for mail; empty by default.
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

/// Provides an item to share when it is needed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An item of the kind that will be shared; nil for none.
  open private(set) var placeholderItem: Any?
  /// The type of the activity that the item is provided for; nil until an activity is chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider that shares the placeholder, unless a subclass overrides ``item``.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item to share: the placeholder unless a subclass overrides it.
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
