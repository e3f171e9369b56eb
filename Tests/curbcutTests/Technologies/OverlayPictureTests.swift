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
    for color in grounds { #expect(1.05 / (luminance(color) + 0.05) >= 4.5) }
    for color in SwitchControlSettings.CursorColor.allCases {
      #expect(OverlayPicture.colors[color.rawValue] != nil)
    }
    for color in FullKeyboardAccessSettings.Color.allCases where color != .default && color != .white {
      #expect(OverlayPicture.colors[color.rawValue] != nil)
    }
    for color in SpokenContentSettings.Color.allCases where color != .default {
      #expect(OverlayPicture.colors[color.rawValue] != nil)
    }
  }

  private var marks: TechnologyMarks { marks() }

  private func marks(_ change: (inout Settings) -> Void = { _ in }) -> TechnologyMarks {
    var settings = Settings()
    change(&settings)
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
      tree: screen.tree, size: CGSize(width: 390, height: 844), settings: settings)
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

  @Test("The ring is drawn in its colour, thick and with two lines as the settings say")
  func ring() throws {
    let overlay = marks {
      $0.fullKeyboardAccess.color = .red
      $0.fullKeyboardAccess.usesHighContrast = true
      $0.fullKeyboardAccess.increasesSize = true
    }.overlay(of: .keyboardAccess)
    let rings = overlay.marks.filter { $0.kind == .focusRing }
    #expect(rings.count == overlay.marks.filter { $0.kind == .badge }.count && rings.count > 1)
    #expect(rings.allSatisfy { $0.color == "red" && $0.style == .doubleLine && $0.isLarge })
    let frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    func picture(_ mark: ScreenOverlay.Mark) throws -> [String] {
      let image = try image([mark])
      return (0...99).map { x in
        let color = image.color(atX: x, y: 50)
        return "\(color?.red ?? 1) \(color?.green ?? 1) \(color?.blue ?? 1)"
      }
    }
    let plain = try picture(.init(.focusRing, frame))
    #expect(try picture(.init(.focusRing, frame, color: "red")) != plain)
    #expect(try picture(.init(.focusRing, frame, style: .doubleLine)) != plain)
    #expect(try picture(.init(.focusRing, frame, color: "white")) != plain)
  }

  @Test("A word has a ground behind it in its colour, a sentence a line below it or a ground")
  func highlights() throws {
    let frame = CGRect(x: 20, y: 40, width: 60, height: 20)
    func color(_ mark: ScreenOverlay.Mark, y: Int) throws -> [Double] {
      let color = try image([mark]).color(atX: 50, y: y)
      return [color?.red, color?.green, color?.blue].map { Double($0 ?? 1) }
    }
    let white = [1.0, 1, 1]
    let line = ScreenOverlay.Mark(.highlightedSentence, frame, color: "default", style: .underline)
    #expect(try color(line, y: 50) == white)
    #expect(try (52...61).contains { try color(line, y: $0) != white })
    #expect(try color(.init(.highlightedSentence, frame, color: "default", style: .ground), y: 50) != white)
    var seen: Set<[Double]> = []
    for name in SpokenContentSettings.Color.allCases.map(\.rawValue) {
      let ground = try color(.init(.highlightedWord, frame, color: name, style: .ground), y: 50)
      // The text is read through it.
      #expect(ground.max() ?? 0 > 0.9)
      seen.insert(ground)
    }
    // Yellow is the usual colour.
    #expect(seen.count == SpokenContentSettings.Color.allCases.count - 1)
  }

  /// What a picture has at a row of points that is not white.
  private func dark(_ marks: [ScreenOverlay.Mark], y: Double, x: ClosedRange<Int>) throws -> [Bool] {
    let image = try image(marks)
    return x.map { x in (image.color(atX: x, y: Int(y))?.red ?? 1) < 0.5 }
  }

  /// Marks on white.
  private func image(_ marks: [ScreenOverlay.Mark]) throws -> CGImage {
    let size = CGSize(width: 100, height: 100)
    let canvas = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    canvas.setFillColor(CGColor(gray: 1, alpha: 1))
    canvas.fill(CGRect(origin: .zero, size: size))
    canvas.translateBy(x: 0, y: size.height)
    canvas.scaleBy(x: 1, y: -1)
    OverlayPicture(ScreenOverlay(marks: marks), bounds: CGRect(origin: .zero, size: size)).draw(in: canvas)
    return try #require(canvas.makeImage())
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
