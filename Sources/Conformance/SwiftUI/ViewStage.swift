import DeviceSettings
import Foundation

/// Where a case's view was seen, from the words of its `device`: `iPhone 402x874 pt @3x, iOS 18.5 and 26.2 (same)`.
package struct ViewStage: Sendable, Equatable {
  /// How much room the view had.
  package enum Room: Sendable, Equatable {
    /// The whole screen with its safe area.
    case screen
    /// So many points, without a safe area; a size of nil is the screen's.
    case hosted(width: Double?, height: Double?)
    /// As much as the view asks for by itself.
    case ownSize
    /// A sheet.
    case sheet
  }

  package var device: Device
  package var room: Room
  /// Whether it is known where on the screen the view stood; otherwise only the distances between its parts are.
  package var isPlaced: Bool
  /// The versions of the system whose measures the recording shows: those of iOS 18 hold for the versions before it.
  package var systems: [SystemVersion]

  /// - Parameter text: the words.
  package init(_ text: String) {
    device = .iPhone16Pro
    if let size = Self.numbers(#"iPhone (\d+)x(\d+)"#, in: text),
      let own = Device.all.first(where: { $0.width == size[0] && $0.height == size[1] })
    {
      device = own
    }
    if let scale = Self.numbers(#"(?:@|scale )(\d)"#, in: text) { device.scale = scale[0] }
    // A Mac's display has two pixels per point.
    if text.contains("macOS") { device.scale = 2 }
    if let size = Self.numbers(#"hosted at (\d+)x(\d+)"#, in: text) {
      room = .hosted(width: size[0], height: size[1])
    } else if let width = Self.numbers(#"hosted at (\d+) pt width"#, in: text) {
      room = .hosted(width: width[0], height: nil)
    } else if text.contains("own size") || text.contains("proposal unspecified") {
      room = .ownSize
    } else if text.contains("without safe area") {
      room = .hosted(width: nil, height: nil)
    } else {
      room = text.contains("in a sheet") ? .sheet : .screen
    }
    isPlaced = room != .screen || text.contains("safe area")
    systems = Self.systems(in: text)
  }

  /// A range of versions ends with the newest, and both ends are tried; "iOS 17 or newer" is tried on the newest.
  private static func systems(in text: String) -> [SystemVersion] {
    guard let start = text.range(of: "iOS "), !text.contains("or newer"), !text.contains("any") else {
      return [.iOS26]
    }
    let versions = text[start.upperBound...].split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      .filter { (13...40).contains($0) }
    let systems = versions.map { $0 < 26 ? SystemVersion.iOS18 : .iOS26 }
    return systems.isEmpty ? [.iOS26] : SystemVersion.allCases.filter(systems.contains)
  }

  private static func numbers(_ pattern: String, in text: String) -> [Double]? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    return (1..<match.numberOfRanges).compactMap { group in
      Range(match.range(at: group), in: text).flatMap { Double(text[$0]) }
    }
  }
}
