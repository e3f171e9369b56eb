import DeviceSettings

/// The devices that previews ask for, by the names that Xcode gives them.
public enum PreviewDevices {
  /// The devices whose screen is that of another one.
  private static let alike: [String: Device] = [
    "iPhone 6s": .iPhoneSE, "iPhone 7": .iPhoneSE, "iPhone 8": .iPhoneSE, "iPhone X": .iPhone11Pro,
    "iPhone XS": .iPhone11Pro, "iPhone 12 mini": .iPhone11Pro, "iPhone 13 mini": .iPhone11Pro,
    "iPhone XR": .iPhone11, "iPhone XS Max": .iPhone11, "iPhone 11 Pro Max": .iPhone11,
    "iPhone 12": .iPhone13,
    "iPhone 12 Pro": .iPhone13, "iPhone 13 Pro": .iPhone13, "iPhone 14": .iPhone13, "iPhone 16e": .iPhone13,
    "iPhone 17e": .iPhone13, "iPhone 12 Pro Max": .iPhone13ProMax, "iPhone 14 Plus": .iPhone13ProMax,
    "iPhone 14 Pro": .iPhone16, "iPhone 15": .iPhone16, "iPhone 15 Pro": .iPhone16,
    "iPhone 14 Pro Max": .iPhone16Plus, "iPhone 15 Plus": .iPhone16Plus, "iPhone 15 Pro Max": .iPhone16Plus,
    "iPhone 17": .iPhone16Pro, "iPhone 17 Pro": .iPhone16Pro, "iPhone 17 Pro Max": .iPhone16ProMax,
    "iPad Air": .iPad, "iPad Air 11-inch": .iPad, "iPad Air 13-inch": .iPadPro13,
    "iPad Pro 13-inch": .iPadPro13,
  ]

  /// The device of a name such as `iPhone SE (3rd generation)` or `iPad Pro (11-inch) (4th generation)`; nil for one that
  /// is not known here.
  public static func device(named name: String) -> Device? {
    let plain = name.replacing(#/\s*\((?:M\d.*|A\d.*|\d+(?:st|nd|rd|th) generation)\)/#, with: "")
      .replacing("(", with: "").replacing(")", with: "")
    if plain == "iPad Pro 12.9-inch" { return .iPadPro13 }
    return Device(named: plain) ?? alike[plain]
  }
}
