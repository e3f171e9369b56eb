import Foundation

/// Space between letters that makes Inter about as wide as San Francisco at the same size.
enum Tracking {
  static func points(for font: FontDescriptor) -> CGFloat {
    guard font.design == .system || font.design == .rounded else { return 0 }
    return 0
  }
}
