import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("The insertion point", .serialized)
struct InsertionPointTests {
  private static let place = CGRect(x: 20, y: 100, width: 200, height: 40)

  /// The columns in which the tint colour stands, in points.
  private func caret(_ screen: ShownScreen) -> [CGFloat] {
    let picture = screen.picture(of: Self.place)
    return stride(from: CGFloat(0), to: 200, by: 0.5).filter { x in
      let color = picture.rgb(x, 20)
      return color.count == 3 && color[2] > 200 && color[0] < 60
    }
  }

  private func edit(_ view: UIView, settings: Settings = Settings()) -> ShownScreen {
    let screen = ShownScreen(view, settings: settings)
    view.frame = Self.place
    screen.window.layoutIfNeeded()
    view.becomeFirstResponder()
    return screen
  }

  @Test("blinks by the clock while a field is edited, and stays after each letter")
  func blinks() {
    let field = UITextField()
    let screen = edit(field)
    defer { screen.close() }
    #expect(!caret(screen).isEmpty)
    UIKitHost.shared.clock.advance(by: 0.6)
    #expect(caret(screen).isEmpty)
    UIKitHost.shared.clock.advance(by: 0.5)
    #expect(!caret(screen).isEmpty)
    UIKitHost.shared.clock.advance(by: 0.45)
    #expect(caret(screen).isEmpty)
    field.insertText("n")
    #expect(!caret(screen).isEmpty)
    field.resignFirstResponder()
    #expect(caret(screen).isEmpty)
  }

  @Test("does not blink for a person who prefers that")
  func steady() {
    let screen = edit(
      UITextField(), settings: .with { $0.prefersNonBlinkingTextInsertionIndicator = true })
    defer { screen.close() }
    for _ in 0..<4 {
      #expect(!caret(screen).isEmpty)
      UIKitHost.shared.clock.advance(by: 0.3)
    }
  }

  @Test("nobody waits for it who waits until nothing more is to come")
  func recurs() {
    let screen = edit(UITextField())
    defer { screen.close() }
    let due = UIKitHost.shared.clock.nextDue
    UIKitHost.shared.clock.advance(by: 20)
    #expect(due == nil || UIKitHost.shared.clock.nextDue == nil)
  }

  @Test("stands where the selection is, in fields and text views")
  func place() throws {
    let field = UITextField()
    field.text = "iiii mmmm"
    let view = UITextView()
    view.text = "iiii mmmm"
    for input in [field, view] as [UIView & UITextInput] {
      let screen = edit(input)
      defer { screen.close() }
      let start = input.beginningOfDocument
      var columns: [CGFloat] = []
      for offset in [0, 4, 9] {
        let position = try #require(input.position(from: start, offset: offset))
        input.selectedTextRange = input.textRange(from: position, to: position)
        columns.append(try #require(caret(screen).first))
      }
      #expect(columns == columns.sorted())
      // Four thin letters are narrower than four wide ones.
      #expect(columns[1] - columns[0] < (columns[2] - columns[1]) * 0.7)
    }
  }
}
