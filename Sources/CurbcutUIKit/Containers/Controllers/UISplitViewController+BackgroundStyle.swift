import Foundation

extension UISplitViewController {
  /// How the background of the list looks in an app on a Mac.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As elsewhere.
    case none
    /// As the side bars of a Mac, through which the desktop shines.
    case sidebar
  }

  private final class KeptStyle: NSObject {
    let style: BackgroundStyle
    init(_ style: BackgroundStyle) { self.style = style }
  }

  /// How the background of the list looks in an app on a Mac; `none` by default. Kept, but without effect
  /// elsewhere.
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { (attachments["primaryBackgroundStyle"] as? KeptStyle)?.style ?? .none }
    set { attachments["primaryBackgroundStyle"] = KeptStyle(newValue) }
  }
}

extension UIViewController {
  /// Posted when a split view controller has more or fewer columns than before, so that details are shown
  /// elsewhere. Its object is the split view controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
