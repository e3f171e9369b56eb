import Foundation
import Testing

@testable import CurbcutGraphics

/// Widths that labels had on devices, in whole points and rounded outwards.
@Suite("Width of text")
struct TrackingTests {
  @Test(
    "the stand-in font is as wide as San Francisco",
    arguments: [
      (17.0, 0.0, "Folder", 49.0), (17, 0, "Enable JavaScript", 136),
      (17, 0, "Enable Full Screen Articles", 202), (17, 0, "Refresh to Clear Read Articles", 228),
      (17, 0, "On My iPhone", 108), (17, 0, "Confirm Mark All as Read", 192),
      (17, 0, "Sort Oldest to Newest", 168), (17, 0, "Timeline Layout", 120), (17, 0, "Automatic", 78),
      (34, 0.4, "Settings", 133),
    ])
  func width(size: Double, weight: Double, text: String, onDevice: Double) {
    let font = FontDescriptor(size: size, weight: weight)
    let width = TextLayout(runs: [TextRun(text: text, font: font)], maxWidth: nil).size.width
    #expect(abs(width - (onDevice - 0.5)) < 1 + onDevice * 0.02)
  }
}
