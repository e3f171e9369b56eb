import Foundation

extension ProcessInfo {
  /// How hot a device is.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum>.
  public enum ThermalState: Int, Sendable {
    /// Normal.
    case nominal
    /// Slightly elevated.
    case fair
    /// Hot: apps should do less.
    case serious
    /// Too hot: apps should do as little as they can.
    case critical
  }

  /// How hot the device is; always nominal, since there is no device to heat up.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device is in Low Power Mode; always false here.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether this is an iOS app running on a Mac; always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether this is a Mac Catalyst app; always false.
  public var isMacCatalystApp: Bool { false }
  /// Posted when ``thermalState`` changes. Never posted here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Posted when `isLowPowerModeEnabled` changes. Never posted here.
  public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
}

extension URL {
  /// The folder for the app's documents.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/documentsdirectory>.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for data that the app can recreate.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for data that the app needs and the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for the app's persistent data.
  public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library") }
  /// The folder for the user's downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder for temporary data.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The user's home folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
