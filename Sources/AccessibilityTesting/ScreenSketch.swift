import AccessibilityTree
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import Foundation

/// The picture of a screen, with the elements outlined that a failure is about.
@MainActor
struct ScreenSketch {
  let screen: Screen
  /// What is outlined, in points on the screen.
  var marked: [CGRect]

  /// A PNG; nil for a screen that is too large to be drawn.
  var png: [UInt8]? {
    screen.environment.install()
    let windows = screen.window.windowsShownTogether
    let marked = marked
    let picture = DeviceDisplay.shared.picture(of: windows, scale: 2) { context in
      for frame in marked {
        let outline = frame.insetBy(dx: -2, dy: -2)
        // White around the red, to be seen on any ground.
        for (color, width) in [
          (CGColor(gray: 1, alpha: 1), 6.0), (CGColor(red: 0.8, green: 0, blue: 0, alpha: 1), 3.0),
        ] {
          context.setStrokeColor(color)
          context.setLineWidth(width)
          context.stroke(outline)
        }
      }
    }
    return picture.map { [UInt8]($0.png()) }
  }
}
