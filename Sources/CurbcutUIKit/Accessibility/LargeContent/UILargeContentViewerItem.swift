import Foundation

/// What the large content viewer shows of a control whose text cannot grow (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The words that are shown; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown over the words; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image grows to the size of the viewer: for images that stay sharp.
  var scalesLargeContentImage: Bool { get }
  /// Room around the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Says what the large content viewer shows, and acts when a finger is lifted from it (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// A finger was lifted from an item, or from nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point of the interaction's view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller over whose view the viewer shows.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// On iOS every method is optional; here each has a default that does what UIKit does without it.
extension UILargeContentViewerInteractionDelegate {
  /// What UIKit does without a delegate.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  /// What UIKit does without a delegate.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.itemOfView(at: point) }

  /// The controller around the view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.controllerOfView ?? UIViewController()
  }
}
