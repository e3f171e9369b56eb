import Foundation

/// What the large content viewer shows for a control whose text cannot grow (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown above the text; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the viewer: for images that stay sharp.
  var scalesLargeContentImage: Bool { get }
  /// Insets around the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Decides what the large content viewer shows, and acts when the finger is lifted from it (iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// The finger was lifted while over an item, or over none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point of the interaction's view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller over whose view the viewer appears.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// On iOS every method is optional; here each has a default that does what UIKit does without it.
extension UILargeContentViewerInteractionDelegate {
  /// Does what UIKit does without a delegate.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  /// Does what UIKit does without a delegate.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.itemOfView(at: point) }

  /// The nearest view controller around the view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.controllerOfView ?? UIViewController()
  }
}
