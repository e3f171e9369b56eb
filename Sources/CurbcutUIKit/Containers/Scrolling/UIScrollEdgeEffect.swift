import Foundation

/// How content fades under a bar at an edge of a scroll view, on iOS 26. The style is always soft here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The kind of fading.
  public struct Style: Hashable, Sendable {
    private let name: String
    /// As the system chooses.
    public static let automatic = Style(name: "automatic")
    /// At a line.
    public static let hard = Style(name: "hard")
    /// Little by little.
    public static let soft = Style(name: "soft")
  }

  /// The kind of fading; as the system chooses by default.
  open var style = Style.automatic
  /// Whether content does not fade.
  open var isHidden = false
}
