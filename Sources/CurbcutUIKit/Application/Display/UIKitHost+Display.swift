import CurbcutGraphics
import DeviceSettings
import Foundation

extension UIKitHost {
  /// The windows that show, back to front: by level, and those of one level as they joined their scenes.
  package var visibleWindows: [UIWindow] {
    UIApplication.shared.windows.enumerated()
      .filter { !$0.element.isHidden && $0.element.alpha > 0 }
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// The screen as the person sees it: inverted, filtered, dimmed and enlarged as the settings say.
  ///
  /// - Parameters:
  ///   - windows: what is shown, back to front; nil for everything that shows.
  ///   - scale: pixels to a point; nil for those of the device.
  ///   - overlay: draws on top in points of the screen; no setting changes its colours.
  /// - Returns: nil when the screen has no size.
  package func picture(
    of windows: [UIWindow]? = nil, scale: CGFloat? = nil, overlay: ((CGContext) -> Void)? = nil
  ) -> ScreenPicture? {
    compositor.picture(
      of: windows ?? visibleWindows, size: screen.bounds.size, scale: scale ?? screen.scale,
      settings: settings, lens: zoomLens, overlay: overlay)
  }
}
