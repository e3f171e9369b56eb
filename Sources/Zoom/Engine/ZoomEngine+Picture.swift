import AssistiveTechnology
import DeviceSettings
import Foundation

extension ZoomEngine {
  /// Whether the lens is on the display now.
  var isMagnifying: Bool { isOn && isZoomedIn && !isPeeking }

  /// A screen as it is, without lens and controller.
  var unmagnified: Magnification {
    let whole = CGRect(origin: .zero, size: screenSize ?? .zero)
    return Magnification(visible: whole, lens: whole)
  }

  /// How the screen is magnified now, and what Zoom shows besides.
  public var magnification: Magnification {
    var picture = unmagnified
    guard isOn else { return picture }
    picture.controller = controllerPicture
    guard isMagnifying else { return picture }
    picture.scale = lens.level
    picture.visible = lens.visible
    picture.lens = lens.frame
    picture.region = lens.region
    picture.filter = settings.zoom.filter
    picture.handle = handle
    if isResizing {
      let size = ZoomMeasures.gripSize
      picture.resizeHandles = lens.grips.map {
        CGRect(x: $0.x - size / 2, y: $0.y - size / 2, width: size, height: size)
      }
    }
    return picture
  }

  /// The handle at the lower edge of a window, in points of the display; inside the screen even when the window touches its end.
  var handle: CGRect? {
    guard isMagnifying, lens.region == .window else { return nil }
    let (size, frame) = (ZoomMeasures.handleSize, lens.frame)
    return CGRect(
      x: frame.midX - size.width / 2, y: min(frame.maxY - size.height / 2, lens.area.maxY - size.height),
      width: size.width, height: size.height)
  }
}
