import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A screen on which nothing happens, such as a recording: its tree is all that there is.
@MainActor
public final class StillScreen: ScreenProvider {
  public let tree: ElementTree
  public let screenSize: CGSize?

  /// Creates a screen of a tree; its size is in points, nil when unknown.
  public init(_ tree: ElementTree, size: CGSize? = nil) {
    self.tree = tree
    screenSize = size
  }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    ActionOutcome(request: request.number, succeeded: false)
  }
}
