import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

/// The screen of the device that the process plays: what UIKit's windows become before a person sees them.
@MainActor
package final class DeviceDisplay {
  package static let shared = DeviceDisplay(of: .shared)

  private let host: UIKitHost
  private let compositor = ScreenCompositor()
  /// Where Zoom stands on the screen. It keeps its place while Zoom is off.
  package var zoomLens: ZoomLens

  private init(of host: UIKitHost) {
    self.host = host
    zoomLens = ZoomLens(screen: host.screen.bounds.size, settings: host.settings.zoom)
    let zoom = AccessibilityZoom.shared
    // The app may have told of a place before anybody looked at the screen.
    if let focus = zoom.focus { follow(focus.frame) }
    zoom.onFocus = { [weak self] in self?.follow($0) }
  }

  private func follow(_ place: CGRect) {
    if host.settings.zoom.followsFocus { zoomLens.follow(place) }
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
      of: windows ?? host.visibleWindows, size: host.screen.bounds.size, scale: scale ?? host.screen.scale,
      settings: host.settings, lens: zoomLens, overlay: overlay)
  }
}
