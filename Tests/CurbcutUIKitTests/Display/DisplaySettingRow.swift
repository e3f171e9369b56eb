import DeviceHost
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// A setting of the device, and all that an app and a person can tell of it.
struct DisplaySettingRow: Sendable, CustomTestStringConvertible {
  /// What the setting does to the picture of a screen that stands still.
  enum Pixels: Sendable {
    /// Nothing, for a reason.
    case none(String)
    /// The sample screen looks different; the condition says how.
    case change(@MainActor @Sendable (_ before: SampleScreen.Look, _ after: SampleScreen.Look) -> Bool)
  }

  /// Its key in the table of settings.
  let key: String
  /// The value that it gets.
  let value: SettingValue
  /// What must be set beforehand for the setting to do anything.
  var given: [String: SettingValue] = [:]
  /// What apps ask; nil where Apple has no such property.
  var flag: (@MainActor @Sendable () -> Bool)?
  /// What apps hear; nil where Apple has no such notification.
  var notification: Notification.Name?
  /// What of the traits changes; nil for nothing.
  var trait: (@MainActor @Sendable (UITraitCollection) -> AnyHashable)?
  let pixels: Pixels

  var testDescription: String { key }

  /// A setting that is on or off.
  static func toggle(
    _ key: String, _ isOn: Bool = true, given: [String: SettingValue] = [:],
    flag: (@MainActor @Sendable () -> Bool)? = nil, notification: Notification.Name? = nil,
    trait: (@MainActor @Sendable (UITraitCollection) -> AnyHashable)? = nil, pixels: Pixels
  ) -> Self {
    Self(
      key: key, value: .bool(isOn), given: given, flag: flag, notification: notification, trait: trait,
      pixels: pixels)
  }

  /// The settings before the row's own is changed.
  var before: Settings {
    get throws {
      var settings = Settings()
      for (key, value) in given { try settings.set(key, to: value) }
      return settings
    }
  }

  /// The settings with the row's own changed.
  var after: Settings {
    get throws {
      var settings = try before
      try settings.set(key, to: value)
      return settings
    }
  }
}

/// A screen with something of everything that settings change.
@MainActor
struct SampleScreen {
  /// Where things stand, in points.
  enum Place {
    static let ground = CGRect(x: 300, y: 120, width: 60, height: 40)
    static let red = CGRect(x: 20, y: 110, width: 60, height: 60)
    static let photo = CGRect(x: 100, y: 110, width: 60, height: 60)
    static let tint = CGRect(x: 180, y: 110, width: 60, height: 60)
    static let text = CGRect(x: 20, y: 190, width: 340, height: 60)
    static let button = CGRect(x: 20, y: 260, width: 160, height: 44)
    static let toggle = CGRect(x: 20, y: 320, width: 80, height: 40)
    static let material = CGRect(x: 20, y: 380, width: 200, height: 80)
    static let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
  }

  let window: UIWindow

  init(_ settings: Settings) {
    UIKitHost.shared.configure(device: .iPhone16, settings: settings)
    window = UIKitHost.shared.makeWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    root.backgroundColor = .systemBackground
    func square(_ color: UIColor, _ place: CGRect) -> UIView {
      let view = UIView(frame: place)
      view.backgroundColor = color
      root.addSubview(view)
      return view
    }
    _ = square(.red, Place.red)
    square(.green, Place.photo).accessibilityIgnoresInvertColors = true
    _ = square(.systemBlue, Place.tint)
    let label = UILabel(frame: Place.text)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Dogs that live near you"
    root.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Adopt", for: .normal)
    button.frame = Place.button
    root.addSubview(button)
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.frame.origin = Place.toggle.origin
    root.addSubview(toggle)
    _ = square(.black, Place.material.divided(atDistance: 100, from: .minXEdge).slice)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    material.frame = Place.material
    root.addSubview(material)
    window.layoutIfNeeded()
  }

  /// What the screen looks like now, one pixel to a point.
  func look() throws -> Look {
    Look(picture: try #require(DeviceDisplay.shared.picture(of: [window], scale: 1)))
  }

  /// Takes the screen away, and all settings back.
  func close() {
    window.isHidden = true
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    UIKitHost.shared.configure(device: .iPhone16)
  }

  /// Pixels to ask about.
  struct Look {
    let picture: ScreenPicture

    /// The colour in the middle of a place, 0xRRGGBB.
    func color(_ place: CGRect) -> UInt32 { picture[Int(place.midX), Int(place.midY)] & 0xFF_FFFF }

    /// How bright the middle of a place is, 0 to 1, as WCAG counts it.
    func luminance(_ place: CGRect) -> Double { Self.luminance(color(place)) }

    private static func luminance(_ color: UInt32) -> Double {
      func light(_ shift: UInt32) -> Double { ScreenFilter.linear(Double(color >> shift & 0xFF) / 255) }
      return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
    }

    /// The luminance of every pixel of a place.
    func luminances(_ place: CGRect) -> [Double] {
      (Int(place.minY)..<Int(place.maxY)).flatMap { y in
        (Int(place.minX)..<Int(place.maxX)).map { x in Self.luminance(picture[x, y] & 0xFF_FFFF) }
      }
    }

    /// How much darker than the lightest pixel a place is on the whole: much ink, much darkness.
    func ink(_ place: CGRect) -> Double {
      let values = luminances(place)
      let lightest = values.max() ?? 0
      return values.reduce(0) { $0 + lightest - $1 }
    }

    /// From the darkest pixel of a place to the lightest.
    func range(_ place: CGRect) -> Double {
      let values = luminances(place)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }

    /// Whether any pixel of a place differs.
    func differs(from other: Look, in place: CGRect) -> Bool { luminances(place) != other.luminances(place) }
  }
}
