import CurbcutGraphics
import Foundation

/// What a distance from the edges of a scene is for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenepadding>.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The distance of content that stands directly in the scene.
  public static let minimum = ScenePadding(name: "minimum")
  /// The distance with which text stands below the title of the navigation bar; on a watch it is larger.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Keeps the view away from the edges of its scene, as the system does with its own content.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)>.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps the view away from the edges of its scene, in one of the system's distances.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:)>.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
