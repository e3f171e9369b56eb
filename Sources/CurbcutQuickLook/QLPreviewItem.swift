import CurbcutUIKit
import Foundation

/// A file that can be previewed.
///
/// Follows <https://developer.apple.com/documentation/quicklook/qlpreviewitem>.
public protocol QLPreviewItem {
  /// Where the file is.
  var previewItemURL: URL? { get }
  /// What it is called; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: the file's name is the title.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The URL itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// Gives the files to a preview.
///
/// Follows <https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource>.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many files there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file, by its number.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears what happens to a preview.
///
/// Follows <https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called before the preview is closed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called when the preview has been closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
