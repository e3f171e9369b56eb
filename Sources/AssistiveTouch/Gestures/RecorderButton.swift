import Foundation

/// A button of the recorder.
enum RecorderButton: String, Sendable, CaseIterable {
  /// Ends recording without, and with a gesture.
  case cancel, save

  private static let size = CGSize(width: 90, height: 44)
  private static let top = 56.0
  private static let margin = 8.0

  /// Where it is, on a screen of that size.
  func frame(in screen: CGSize) -> CGRect {
    let size = CGSize(
      width: min(Self.size.width, screen.width / 2), height: min(Self.size.height, screen.height))
    let margin = min(Self.margin, screen.width / 2 - size.width)
    return CGRect(
      x: self == .cancel ? margin : screen.width - margin - size.width,
      y: min(Self.top, screen.height - size.height), width: size.width, height: size.height)
  }
}
