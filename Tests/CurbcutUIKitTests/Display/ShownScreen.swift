import DeviceSettings
import Foundation

@testable import CurbcutUIKit

/// A view on the screen of a phone with some settings, and what it looks like there.
@MainActor
struct ShownScreen {
  let window: UIWindow

  /// Shows a view at the top left of a white or, in the dark, black screen.
  init(_ view: UIView, settings: Settings = Settings()) {
    UIKitHost.shared.configure(device: .iPhone16, settings: settings)
    let controller = UIViewController()
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Changes the settings while the view shows.
  func apply(_ change: (inout Settings) -> Void) {
    var settings = UIKitHost.shared.deviceSettings
    change(&settings)
    UIKitHost.shared.apply(settings)
    window.layoutIfNeeded()
  }

  /// Takes the screen away, and all settings back.
  func close() {
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    UIKitHost.shared.configure(device: .iPhone16)
  }

  /// The pixels of a rectangle of the screen, two to a point.
  func picture(of rect: CGRect) -> Picture {
    window.layoutIfNeeded()
    guard let context = CGContext(width: rect.width, height: rect.height, scale: 2) else {
      return Picture(image: nil)
    }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    window.render(in: context)
    return Picture(image: context.makeImage())
  }
}

/// Pixels to ask about.
struct Picture {
  let image: CGImage?

  /// Red, green and blue from 0 to 255 at a point.
  func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let color = image?.color(atX: Int(x * 2), y: Int(y * 2)) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  /// How bright a point is, 0 to 255.
  func brightness(_ x: CGFloat, _ y: CGFloat) -> Int {
    let color = rgb(x, y)
    return color.isEmpty ? -1 : (color[0] * 54 + color[1] * 183 + color[2] * 19) / 256
  }

  /// The number of pixels for which something holds.
  func count(_ holds: ([Int]) -> Bool) -> Int {
    guard let image else { return 0 }
    var result = 0
    for y in 0..<image.height {
      for x in 0..<image.width where holds(rgb(CGFloat(x) / 2, CGFloat(y) / 2)) { result += 1 }
    }
    return result
  }

  /// How much ink there is: the pixels that are darker than grey.
  var ink: Int { count { $0.reduce(0, +) < 384 } }

  /// How many pixels differ between two pictures of one size; all of them for two sizes.
  func difference(from other: Picture) -> Int {
    guard let image, let theirs = other.image, image.width == theirs.width, image.height == theirs.height
    else { return .max }
    var result = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (a, b) = (rgb(CGFloat(x) / 2, CGFloat(y) / 2), other.rgb(CGFloat(x) / 2, CGFloat(y) / 2))
        if zip(a, b).contains(where: { abs($0 - $1) > 8 }) { result += 1 }
      }
    }
    return result
  }
}

extension Settings {
  /// The settings of a new phone with something changed.
  static func with(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    change(&settings)
    return settings
  }
}
