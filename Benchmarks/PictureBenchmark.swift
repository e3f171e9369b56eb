import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import InterfaceBuilder

/// How long a picture of the screen of an iPhone 16 takes, at three pixels per point.
@MainActor
struct PictureBenchmark {
  let file: String

  func run(into report: inout Report) throws {
    UIKitHost.shared.configure(device: .iPhone16)
    let document = try InterfaceBuilderDocument.open(URL(fileURLWithPath: file))
    let screen = try document.instantiate()
    let window = UIKitHost.shared.makeWindow()
    if let controller = screen.viewController {
      window.rootViewController = controller
    } else if let view = screen.view {
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    for (name, settings) in settings {
      let id = name.lowercased().split(whereSeparator: { !$0.isLetter }).joined(separator: "-")
      report.add(
        Figure(
          "picture.\(id)", "a screen drawn at 3x, \(name)", "ms",
          milliseconds { _ = picture(of: window, settings) }))
    }
    files(window, into: &report)
  }

  private var settings: [(String, Settings)] {
    func with(_ change: (inout Settings) -> Void) -> Settings {
      var settings = Settings()
      change(&settings)
      return settings
    }
    return [
      ("as it is", Settings()), ("dark", with { $0.appearance = .dark }),
      ("Classic Invert", with { $0.invertColors = true }), ("Smart Invert", with { $0.smartInvert = true }),
      ("Grayscale", with { $0.grayscale = true }),
      (
        "inverted, for protanopia, dimmed",
        with {
          $0.invertColors = true
          $0.colorFilters.isOn = true
          $0.colorFilters.filter = .redGreen
          $0.reduceWhitePoint.isOn = true
        }
      ),
      (
        "Zoom",
        with {
          $0.isZoomEnabled = true
          $0.zoom.isZoomedIn = true
        }
      ),
    ]
  }

  private func picture(of window: UIWindow, _ settings: Settings) -> ScreenPicture {
    if UIKitHost.shared.deviceSettings != settings { UIKitHost.shared.apply(settings) }
    guard let picture = DeviceDisplay.shared.picture(of: [window]) else {
      preconditionFailure("A screen without a size has no picture.")
    }
    return picture
  }

  /// Measures what streaming the screen costs in addition to drawing.
  private func files(_ window: UIWindow, into report: inout Report) {
    let plain = picture(of: window, Settings())
    let same = picture(of: window, Settings())
    let mark = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 40))
    mark.backgroundColor = .red
    window.addSubview(mark)
    let changed = picture(of: window, Settings())
    mark.removeFromSuperview()
    let places = PictureDiff.changes(from: plain, to: changed)
    precondition(PictureDiff.changes(from: plain, to: same).isEmpty && !places.isEmpty)
    var size = 0
    let whole = milliseconds { size = PNGEncoder.encode(plain).count }
    let parts = milliseconds { for place in places { _ = PNGEncoder.encode(changed, part: place) } }
    report.add(
      Figure(
        "difference.same", "difference from the same picture", "ms",
        milliseconds { _ = PictureDiff.changes(from: plain, to: same) }))
    report.add(
      Figure(
        "difference.mark", "difference from one with a mark", "ms",
        milliseconds { _ = PictureDiff.changes(from: plain, to: changed) }))
    report.add(Figure("png.screen", "PNG of the whole screen, \(size / 1000) kB", "ms", whole))
    report.add(Figure("png.part", "PNG of what changed", "ms", parts))
  }

  private func milliseconds(_ body: () -> Void) -> Samples {
    Measuring.samples(of: 21, body).divided(by: 1_000)
  }
}
