import Foundation

extension UISplitViewController {
  /// How the background of the list looks in an app on a Mac.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The standard background.
    case none
    /// The translucent background of a Mac sidebar.
    case sidebar
  }

  private final class KeptStyle: NSObject {
    let style: BackgroundStyle
    init(_ style: BackgroundStyle) { self.style = style }
  }

  /// How the background of the list looks in an app on a Mac; `none` by default. Stored, but without
  /// effect on other platforms.
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { (attachments["primaryBackgroundStyle"] as? KeptStyle)?.style ?? .none }
    set { attachments["primaryBackgroundStyle"] = KeptStyle(newValue) }
  }
}

extension UIViewController {
  /// Posted when a split view controller collapses or expands, so that details are shown elsewhere. The
  /// notification's object is the split view controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
