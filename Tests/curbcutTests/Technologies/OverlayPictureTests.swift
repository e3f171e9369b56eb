import AssistiveTechnology
import CurbcutGraphics
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import curbcut

@MainActor
@Suite("What technologies draw over a screen")
struct OverlayPictureTests {
  private func luminance(_ color: CGColor) -> Double {
    let parts = (color.components ?? []).map(Double.init)
    let rgb = parts.count < 3 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
    let linear = rgb.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test("The white text of a badge can be read on the ground of every colour")
  func contrast() {
    let grounds = Array(OverlayPicture.colors.values) + [OverlayPicture.badgeColor]
    #expect(grounds.count == SwitchControlSettings.CursorColor.allCases.count + 1)
    for color in grounds { #expect(1.05 / (luminance(color) + 0.05) >= 4.5) }
    for color in SwitchControlSettings.CursorColor.allCases {
      #expect(OverlayPicture.colors[color.rawValue] != nil)
    }
  }

  private var marks: TechnologyMarks {
    let screen = WrittenScreen([
      .container(
        .navigationBar, frame: CGRect(x: 0, y: 50, width: 390, height: 44),
        [
          .element("Menu", id: 2, frame: CGRect(x: 0, y: 50, width: 80, height: 44)),
          .element("Search", id: 3, frame: CGRect(x: 300, y: 50, width: 80, height: 44)),
        ]),
      .element("Call", id: 4, frame: CGRect(x: 0, y: 300, width: 390, height: 44)),
      .element("Text", .staticText, id: 5, frame: CGRect(x: 0, y: 400, width: 390, height: 44)),
    ])
    return TechnologyMarks(
      tree: screen.tree, size: CGSize(width: 390, height: 844), settings: Settings())
  }

  @Test("The scan is marked with the way to each item, Tab with its stops, speech with numbers")
  func technologies() {
    let scan = marks.overlay(of: .switchControl).marks
    #expect(scan.filter { $0.kind == .badge }.map(\.text) == ["1", "1.1", "1.2", "2"])
    #expect(scan.filter { $0.kind == .groupCursor }.count == 1)
    let keys = marks.overlay(of: .keyboardAccess).marks
    #expect(keys.filter { $0.kind == .focusRing }.count == keys.filter { $0.kind == .badge }.count)
    #expect(keys.contains { $0.kind == .badge && $0.text == "2" })
    let numbers = marks.overlay(of: .voiceControl).marks
    #expect(numbers.map(\.text) == ["1", "2", "3"] && numbers.allSatisfy { $0.kind == .badge })
  }

  /// What a picture has at a row of points that is not white.
  private func dark(_ marks: [ScreenOverlay.Mark], y: Double, x: ClosedRange<Int>) throws -> [Bool] {
    let size = CGSize(width: 100, height: 100)
    let canvas = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    canvas.setFillColor(CGColor(gray: 1, alpha: 1))
    canvas.fill(CGRect(origin: .zero, size: size))
    OverlayPicture(ScreenOverlay(marks: marks), bounds: CGRect(origin: .zero, size: size)).draw(in: canvas)
    let image = try #require(canvas.makeImage())
    return x.map { x in (image.color(atX: x, y: Int(y))?.red ?? 1) < 0.5 }
  }

  @Test("An item, a group and the way out of it differ in form: one line, two lines, a broken line")
  func forms() throws {
    let frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    func lines(_ kind: ScreenOverlay.Mark.Kind) throws -> Int {
      let row = try dark([.init(kind, frame)], y: 50, x: 0...49)
      return zip([false] + row, row).filter { !$0 && $1 }.count
    }
    #expect(try lines(.itemCursor) == 1)
    #expect(try lines(.groupCursor) == 2)
    let top = try dark([.init(.leaveGroupCursor, frame)], y: 18, x: 24...76)
    #expect(zip(top, top.dropFirst()).filter { $0 != $1 }.count > 4)
    let plain = try dark([.init(.itemCursor, frame)], y: 18, x: 24...76)
    #expect(plain.allSatisfy { $0 })
  }
}
