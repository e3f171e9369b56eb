import CurbcutFoundation
import Foundation

/// How content that scrolls passes under bars.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle>.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// With a clear edge.
  public static let hard = Self(raw: 1)
  /// Fading.
  public static let soft = Self(raw: 2)
}

extension View {
  /// Sets how the content of the scroll views in the view passes under bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolledgeeffectstyle(_:for:)>.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    UnsupportedMembers.wasSet("View.scrollEdgeEffectStyle: content fades under bars in the soft style")
    return self
  }

  /// Hides what is drawn where the content of scroll views passes under bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrolledgeeffecthidden(_:for:)>.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrolling) { settings in
      if hidden {
        settings.edgesWithoutEffect.formUnion(edges)
      } else {
        settings.edgesWithoutEffect.subtract(edges)
      }
    }
  }
}
