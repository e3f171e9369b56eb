import Foundation

extension UIKitHost {
  /// The visible windows, back to front: by level, then in the order in which they joined their scenes.
  package var visibleWindows: [UIWindow] {
    UIApplication.shared.windows.enumerated()
      .filter { !$0.element.isHidden && $0.element.alpha > 0 }
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }
}
