import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Button Shapes, Show Borders, On/Off Labels and borders for contrast", .serialized)
struct ControlShapeTests {
  private static let place = CGRect(x: 20, y: 100, width: 160, height: 40)
  private static let around = CGRect(x: 10, y: 90, width: 180, height: 60)

  private func pictures(
    of view: UIView, change: (inout Settings) -> Void
  ) -> (before: Picture, after: Picture) {
    let screen = ShownScreen(view)
    defer { screen.close() }
    view.frame = Self.place
    let before = screen.picture(of: Self.around)
    screen.apply(change)
    return (before, screen.picture(of: Self.around))
  }

  private func button(_ configuration: UIButton.Configuration?) -> UIButton {
    guard var configuration else {
      let button = UIButton(type: .system)
      button.setTitle("iiiiiiii", for: .normal)
      return button
    }
    configuration.title = "iiiiiiii"
    return UIButton(configuration: configuration)
  }

  /// The longest run of points in a row that are not white.
  private func longestLine(_ picture: Picture, _ isInk: ([Int]) -> Bool) -> CGFloat {
    var longest: CGFloat = 0
    for y in stride(from: CGFloat(2), to: 58, by: 0.5) {
      var run: CGFloat = 0
      for x in stride(from: CGFloat(0), to: 180, by: 0.5) {
        run = isInk(picture.rgb(x, y)) ? run + 0.5 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }

  @Test("Button Shapes underlines text that is a button and has no shape")
  func underlines() {
    for configuration in [nil, UIButton.Configuration.plain(), .borderless()] {
      let (before, after) = pictures(of: button(configuration)) { $0.buttonShapes = true }
      let isBlue: ([Int]) -> Bool = { $0.first.map { $0 < 200 } ?? false }
      #expect(longestLine(before, isBlue) < 10)
      #expect(longestLine(after, isBlue) > 20)
    }
  }

  @Test("Button Shapes leaves alone what has a shape, and what an app draws")
  func leavesShapes() {
    let custom = UIButton(type: .custom)
    custom.setTitle("iiiiiiii", for: .normal)
    custom.setTitleColor(.black, for: .normal)
    let coloured = button(nil)
    coloured.backgroundColor = .yellow
    let bordered = button(nil)
    bordered.layer.borderWidth = 1
    for view in [button(.filled()), button(.gray()), custom, coloured, bordered] {
      let (before, after) = pictures(of: view) { $0.buttonShapes = true }
      #expect(after.difference(from: before) == 0)
    }
  }

  @Test("Show Borders draws a line around controls")
  func borders() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    let views: [UIView] = [
      button(nil), button(.plain()), button(.gray()), UISwitch(), UIStepper(), segments, UISlider(), field,
      UISearchTextField(),
    ]
    for view in views {
      let (before, after) = pictures(of: view) { $0.showBorders = true }
      #expect(after.difference(from: before) > 100, "\(type(of: view))")
    }
  }

  @Test("Increase Contrast draws the edges of what has a shape, in light and dark", arguments: [false, true])
  func contrast(isDark: Bool) {
    let segments = UISegmentedControl(items: ["A", "B"])
    let background = isDark ? 0 : 255
    let off = UISwitch()
    for view in [segments, off, UIStepper()] as [UIView] {
      let screen = ShownScreen(view, settings: .with { $0.appearance = isDark ? .dark : .light })
      defer { screen.close() }
      view.frame = Self.place
      screen.window.layoutIfNeeded()
      let y = view.frame.midY - Self.around.minY
      let x = view.frame.minX - Self.around.minX + 0.5
      let before = abs(screen.picture(of: Self.around).brightness(x, y) - background)
      screen.apply { $0.increaseContrast = true }
      let after = abs(screen.picture(of: Self.around).brightness(x, y) - background)
      #expect(after > before + 40, "\(type(of: view))")
    }
  }

  @Test("switches carry a line where they are on and a ring where they are off", arguments: [false, true])
  func onOffLabels(isRightToLeft: Bool) {
    for isOn in [true, false] {
      let view = UISwitch()
      view.isOn = isOn
      let screen = ShownScreen(view, settings: .with { $0.forceRightToLeft = isRightToLeft })
      defer { screen.close() }
      view.frame.origin = CGPoint(x: 20, y: 100)
      let before = screen.picture(of: view.frame)
      screen.apply { $0.onOffLabels = true }
      let after = screen.picture(of: view.frame)
      // The sign is on the side that the thumb leaves free.
      let middle: CGFloat = isOn != isRightToLeft ? 11 : 52
      if isOn {
        #expect(before.rgb(middle, 14) != [255, 255, 255])
        #expect(after.rgb(middle, 14) == [255, 255, 255])
        #expect(after.rgb(middle - 4, 14) == before.rgb(middle - 4, 14))
      } else {
        #expect(after.rgb(middle, 14) == before.rgb(middle, 14))
        #expect(after.brightness(middle - 5, 14) < before.brightness(middle - 5, 14) - 40)
        #expect(after.brightness(middle, 9) < before.brightness(middle, 9) - 40)
      }
    }
  }
}
