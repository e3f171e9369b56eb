import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Where text is that is spoken")
struct TextPlaceTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  init() { window.isHidden = false }

  private func frames(_ text: String, _ part: String, in provider: AccessibilityProvider, _ id: Int = 0)
    -> [CGRect]
  {
    provider.update()
    let found = (text as NSString).range(of: part)
    let place = TextPlace(found.location..<found.location + found.length, of: text)
    let element = provider.tree.elements[id].id
    return provider.perform(ActionRequest(number: 1, action: .locateText(place), element: element)).frames
      ?? []
  }

  private static let story = "One small dog ran over the hill and came to a large green field near the sea."

  @Test("A label of several lines says where each line of a sentence is")
  func label() throws {
    let label = UILabel(frame: CGRect(x: 40, y: 100, width: 150, height: 200))
    label.numberOfLines = 0
    label.text = Self.story
    window.addSubview(label)
    let provider = AccessibilityProvider(window)
    let all = frames(Self.story, Self.story, in: provider)
    #expect(all.count > 2)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.5 })
    #expect(all.allSatisfy { label.frame.insetBy(dx: -1, dy: -1).contains($0) })
    let word = try #require(frames(Self.story, "field", in: provider).first)
    #expect(all.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(word) } && word.width < 60)
    #expect(frames(Self.story, "field", in: provider).count == 1)
  }

  @Test("A cell that is called by several labels says which of them has the word")
  func cell() throws {
    let cell = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 80))
    let (title, detail) = (UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 20)), UILabel())
    detail.frame = CGRect(x: 10, y: 40, width: 300, height: 20)
    (title.text, detail.text) = ("Rex", "A good dog")
    cell.addSubview(title)
    cell.addSubview(detail)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Rex, A good dog"
    window.addSubview(cell)
    let provider = AccessibilityProvider(window)
    let word = try #require(frames("Rex, A good dog", "dog", in: provider).first)
    #expect((140...160).contains(word.minY) && word.minX > 30)
    let name = try #require(frames("Rex, A good dog", "Rex", in: provider).first)
    #expect((110...130).contains(name.midY))
    // What no label shows is nowhere.
    #expect(frames("Something else", "else", in: provider).isEmpty)
  }

  @Test("A text field and a text view say where their text is")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.text = "Happy Tails"
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 150, height: 200))
    view.text = Self.story
    window.addSubview(field)
    window.addSubview(view)
    window.layoutIfNeeded()
    let provider = AccessibilityProvider(window)
    let tails = try #require(frames("Happy Tails", "Tails", in: provider).first)
    #expect(field.frame.contains(tails) && tails.minX > 50)
    #expect(frames(Self.story, Self.story, in: provider, 1).count > 2)
  }
}
