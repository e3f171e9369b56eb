import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

/// The screen of the simulated device: composes UIKit's windows into what the user sees.
@MainActor
package final class DeviceDisplay {
  package static let shared = DeviceDisplay(of: .shared)

  private let host: UIKitHost
  private let compositor = ScreenCompositor()
  /// The lens of Zoom. It keeps its place while Zoom is off.
  package var zoomLens: ZoomLens

  private init(of host: UIKitHost) {
    self.host = host
    zoomLens = ZoomLens(screen: host.screen.bounds.size, settings: host.settings.zoom)
    let zoom = AccessibilityZoom.shared
    // The app may have reported a focus before the display was first used.
    if let focus = zoom.focus { follow(focus.frame) }
    zoom.onFocus = { [weak self] in self?.follow($0) }
  }

  private func follow(_ place: CGRect) {
    if host.settings.zoom.followsFocus { zoomLens.follow(place) }
  }

  /// The screen as the user sees it: inverted, filtered, dimmed and magnified according to the settings.
  ///
  /// - Parameters:
  ///   - windows: the windows to show, back to front; nil for all visible windows.
  ///   - scale: pixels per point; nil for the device's scale.
  ///   - overlay: draws on top, in points of the screen. The settings do not affect it.
  /// - Returns: nil when the screen has no size.
  package func picture(
    of windows: [UIWindow]? = nil, scale: CGFloat? = nil, overlay: ((CGContext) -> Void)? = nil
  ) -> ScreenPicture? {
    let windows = windows ?? host.visibleWindows
    let chrome = SystemChrome(over: windows, of: host)
    return compositor.picture(
      of: windows, size: host.screen.bounds.size, scale: scale ?? host.screen.scale, settings: host.settings,
      chrome: { chrome?.draw(in: $0) }, lens: zoomLens, overlay: overlay)
  }
}
