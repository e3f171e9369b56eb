import AssistiveTechnology
import DeviceSettings
import Foundation

extension TouchPlan {
  /// How long a finger is held for a long press, in seconds.
  private static let hold = 0.8

  /// The touches of a gesture that is made at a place; nil for an action that is no such gesture.
  ///
  /// - Parameters:
  ///   - action: the gesture.
  ///   - point: its middle, in screen coordinates.
  ///   - saved: the gesture of the user's that the action names.
  init?(_ action: AssistiveTouchAction, at point: CGPoint, saved: SavedGesture?) {
    switch action {
    case .singleTap: self = .tap(at: point)
    case .doubleTap: self = .tap(at: point, count: 2)
    case .longPress: self = .longPress(at: point, duration: Self.hold)
    case .gesture:
      guard let saved else { return nil }
      let middle = GesturePlacement.middle(of: saved.fingers.compactMap(\.first))
      let paths = saved.fingers.map { $0.map { $0.moved(by: point.x - middle.x, point.y - middle.y) } }
      self = .freehand(paths, duration: saved.duration)
    default: return nil
    }
  }
}
