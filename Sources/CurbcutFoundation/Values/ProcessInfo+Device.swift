import Foundation

extension ProcessInfo {
  /// How hot a device is.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum>.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// A little hotter.
    case fair
    /// Hot: apps should do less.
    case serious
    /// Too hot: apps should do as little as they can.
    case critical
  }

  /// How hot the device is; always as it should be, since there is no device that heats.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves power; always false here.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app runs on a Mac; false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app runs on a Mac with its frameworks; false.
  public var isMacCatalystApp: Bool { false }
  /// Named for a change of ``thermalState``. Never posted here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Named for a change of `isLowPowerModeEnabled`. Never posted here.
  public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
}

extension URL {
  /// The folder of the app's documents.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/documentsdirectory>.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what the app needs and the person does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what the app keeps.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of what the person downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of what need not last.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// The person's own folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
