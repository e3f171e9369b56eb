import Foundation

/// The device that a screen is laid out for.
public struct Device: Hashable, Sendable {
  /// What kind of device it is (`UIUserInterfaceIdiom`).
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// Which way the device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Held upright.
    case portrait
    /// Held on its side.
    case landscape
  }

  /// Distances from the edges, in points.
  public struct Insets: Hashable, Sendable {
    /// Distances from the four edges, in points.
    public var top, left, bottom, right: Double

    /// Creates insets, in points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The marketing name: `iPhone 16`.
  public var name: String
  /// What kind of device it is.
  public var idiom: Idiom
  /// The size of the screen in portrait orientation, in points.
  public var width, height: Double
  /// The number of pixels per point.
  public var scale: Double
  /// The corner radius of the display, in points; 0 for a square one.
  public var cornerRadius: Double
  /// The space taken by the sensor housing, the rounded corners and the home indicator.
  public var portraitSafeArea, landscapeSafeArea: Insets

  init(
    _ name: String, _ idiom: Idiom, _ width: Double, _ height: Double, scale: Double,
    cornerRadius: Double, portrait: Insets, landscape: Insets
  ) {
    self.name = name
    self.idiom = idiom
    self.width = width
    self.height = height
    self.scale = scale
    self.cornerRadius = cornerRadius
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
  }

  /// Whether the display refreshes up to 120 times a second (ProMotion).
  public var hasFastDisplay: Bool {
    [Self.iPhone16Pro, .iPhone16ProMax, .iPadPro11, .iPadPro13].contains { $0.name == name }
  }

  /// By what the device tells its owner.
  public var biometry: ServiceSettings.LocalAuthentication.Biometry {
    let hasHomeButton = idiom == .phone && portraitSafeArea.bottom == 0
    let isTouchPad = [Self.iPad, .iPadMini].contains { $0.name == name }
    return hasHomeButton || isTouchPad ? .touchID : .faceID
  }

  /// The height of the status bar in portrait orientation, in points. Below the Dynamic Island, the safe area extends
  /// further.
  public var statusBarHeight: Double {
    guard idiom == .phone, portraitSafeArea.top >= 59 else { return max(20, portraitSafeArea.top) }
    return 54
  }

  /// The size of the screen in an orientation, in points.
  public func size(_ orientation: Orientation) -> CGSize {
    orientation == .portrait
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// The safe area insets in an orientation.
  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }
}

extension Device {
  private static func notched(
    _ name: String, _ width: Double, _ height: Double, top: Double, side: Double, radius: Double
  ) -> Device {
    Device(
      name, .phone, width, height, scale: 3, cornerRadius: radius,
      portrait: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: side, bottom: 21, right: side))
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, radius: Double
  ) -> Device {
    let area = Insets(top: 24, left: 0, bottom: radius == 0 ? 0 : 20, right: 0)
    return Device(
      name, .pad, width, height, scale: 2, cornerRadius: radius, portrait: area, landscape: area)
  }

  /// The iPhone with a Home button, without a notch: 375 by 667 points.
  public static let iPhoneSE = Device(
    "iPhone SE", .phone, 375, 667, scale: 2, cornerRadius: 0,
    portrait: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscape: Insets(top: 0, left: 0, bottom: 0, right: 0))
  /// 393 by 852 points.
  public static let iPhone16 = notched("iPhone 16", 393, 852, top: 59, side: 59, radius: 55)
  /// 430 by 932 points.
  public static let iPhone16Plus = notched("iPhone 16 Plus", 430, 932, top: 59, side: 59, radius: 55)
  /// 402 by 874 points.
  public static let iPhone16Pro = notched("iPhone 16 Pro", 402, 874, top: 62, side: 62, radius: 62)
  /// 440 by 956 points.
  public static let iPhone16ProMax = notched(
    "iPhone 16 Pro Max", 440, 956, top: 62, side: 62, radius: 62)
  /// The iPhone 12 to 14, with a notch: 390 by 844 points.
  public static let iPhone13 = notched("iPhone 13", 390, 844, top: 47, side: 47, radius: 47)
  /// With a notch: 428 by 926 points.
  public static let iPhone13ProMax = notched("iPhone 13 Pro Max", 428, 926, top: 47, side: 47, radius: 53)
  /// The iPhone XR and 11, with a notch and two pixels a point: 414 by 896 points.
  public static let iPhone11 = Device(
    "iPhone 11", .phone, 414, 896, scale: 2, cornerRadius: 41.5,
    portrait: Insets(top: 48, left: 0, bottom: 34, right: 0),
    landscape: Insets(top: 0, left: 48, bottom: 21, right: 48))
  /// The iPhone X to 11 Pro, with a notch: 375 by 812 points.
  public static let iPhone11Pro = notched("iPhone 11 Pro", 375, 812, top: 44, side: 44, radius: 39)
  /// 420 by 912 points.
  public static let iPhoneAir = notched("iPhone Air", 420, 912, top: 68, side: 68, radius: 62)
  /// 744 by 1133 points.
  public static let iPadMini = pad("iPad mini", 744, 1133, radius: 21.5)
  /// The base model of the iPad: 820 by 1180 points.
  public static let iPad = pad("iPad", 820, 1180, radius: 25)
  /// 834 by 1210 points.
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1210, radius: 30)
  /// 1032 by 1376 points.
  public static let iPadPro13 = pad("iPad Pro", 1032, 1376, radius: 30)

  /// Every known device, phones first.
  public static let all: [Device] = [
    iPhoneSE, iPhone11Pro, iPhone11, iPhone13, iPhone13ProMax, iPhone16, iPhone16Plus, iPhone16Pro,
    iPhone16ProMax, iPhoneAir, iPadMini, iPad, iPadPro11, iPadPro13,
  ]

  /// Creates the device with that name, ignoring case, spaces and hyphens; nil for an unknown name.
  public init?(named name: String) {
    func plain(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    guard let known = Self.all.first(where: { plain($0.name) == plain(name) }) else { return nil }
    self = known
  }
}
