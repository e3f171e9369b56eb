import AccessibilityTree
import Captures
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

/// A window that shows a recorded screen: its picture, or else the outlines and the names of its elements.
///
/// Assistive technologies read the recording itself; the window is only looked at.
@MainActor
struct RecordedWindow {
  let window: UIWindow
  private let view: RecordedView

  /// Creates the window of a screen, on the device that it was recorded on, or the smallest that is as large.
  ///
  /// - Parameter settings: the settings of that device.
  init(_ screen: RecordedApp.Screen, settings: Settings) {
    let (device, orientation) = Self.device(for: screen.capture)
    UIKitHost.shared.configure(device: device, orientation: orientation, settings: settings)
    window = UIKitHost.shared.makeWindow()
    let size = screen.capture.bounds.size
    window.frame = CGRect(origin: .zero, size: size == .zero ? device.size(orientation) : size)
    view = RecordedView(frame: window.bounds)
    window.backgroundColor = .white
    window.addSubview(view)
    window.isHidden = false
    show(screen)
  }

  /// Shows another screen of the same app.
  func show(_ screen: RecordedApp.Screen) {
    view.screen = screen
    view.picture = screen.picture.flatMap(RecordedPicture.image)
    view.setNeedsDisplay()
  }

  /// The device whose screen has the size of a recording, and which way it is held.
  static func device(for capture: Capture) -> (Device, Device.Orientation) {
    let size = capture.bounds.size
    let isLandscape = size.width > size.height
    let (width, height) = isLandscape ? (size.height, size.width) : (size.width, size.height)
    let orientation = isLandscape ? Device.Orientation.landscape : .portrait
    if let exact = Device.all.first(where: { $0.width == width && $0.height == height }) {
      return (exact, orientation)
    }
    let large = Device.all.filter { $0.width >= width && $0.height >= height }
    let device = large.min { $0.width * $0.height < $1.width * $1.height } ?? .iPadPro13
    return (device, orientation)
  }
}

/// The picture of a recording.
enum RecordedPicture {
  /// More pixels than any screen has.
  private static let mostPixels = 60_000_000

  /// Decodes a picture; nil for what is none, or has more pixels than any screen.
  static func image(_ data: Data) -> UIImage? {
    // The size is in the first bytes of a PNG, before the pixels are unpacked.
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count > 24 {
      let bytes = [UInt8](data.prefix(24))
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      guard number(16) > 0, number(20) > 0, number(16) <= mostPixels / number(20) else { return nil }
    }
    return UIImage(data: data)
  }
}

/// What a recorded window shows.
private final class RecordedView: UIView {
  var screen: RecordedApp.Screen?
  var picture: UIImage?

  override func draw(_ rect: CGRect) {
    if let picture { return picture.draw(in: bounds) }
    guard let screen else { return }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black,
    ]
    for element in screen.tree.elements {
      let frame = element.bounds
      guard !frame.isEmpty, frame.intersects(bounds) else { continue }
      let outline = UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5))
      UIColor(white: 0.6, alpha: 1).setStroke()
      outline.stroke()
      let words = element.label?.string ?? element.value?.string ?? element.identifier ?? ""
      NSString(string: words).draw(in: frame.insetBy(dx: 3, dy: 2), withAttributes: attributes)
    }
  }
}
