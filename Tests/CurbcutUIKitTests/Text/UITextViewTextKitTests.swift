import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("The layout manager of a text view")
struct UITextViewTextKitTests {
  private static let text = "The quick brown fox jumps over the lazy dog and runs away from it all"

  private func textView(_ text: String = Self.text) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    return view
  }

  @Test("shows the text as the view did before an app asked for it")
  func same() {
    let (plain, used) = (textView(), textView())
    _ = used.layoutManager
    for view in [plain, used] { view.layoutIfNeeded() }
    #expect(plain.contentSize == used.contentSize)
    #expect(plain.lineRanges == used.lineRanges && plain.lineRanges.count > 2)
    #expect(used.text == Self.text && used.textStorage.string == Self.text)
    #expect(used.textContainer.size.width == 200 && used.textContainer.lineFragmentPadding == 5)
    #expect(used.textContainer.textView === used)
    for view in [plain, used] { view.isScrollEnabled = false }
    #expect(
      plain.sizeThatFits(CGSize(width: 120, height: 0)) == used.sizeThatFits(CGSize(width: 120, height: 0)))
    #expect(plain.intrinsicContentSize == used.intrinsicContentSize)
    #expect(used.textContainer.size.width == 200)
  }

  @Test("follows the app: padding, lines, attributes in place")
  func changes() {
    let view = textView()
    view.isScrollEnabled = false
    let before = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == before - 10)
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let two = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(two > 16 + 2 * 19 && two < 16 + 2 * 20)
    view.textStorage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > two + 15)
    #expect(
      view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
    view.font = .systemFont(ofSize: 10)
    #expect(
      view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    view.textColor = .red
    #expect(view.textStorage.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .red)
    view.text = "New"
    #expect(view.textStorage.string == "New" && view.selectedRange == NSRange(location: 3, length: 0))
    #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("is typed into, with the attributes of what is before")
  func typing() {
    let view = textView("ab")
    view.textStorage.addAttribute(.kern, value: 4, range: NSRange(location: 1, length: 1))
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("c")
    #expect(view.text == "abc" && view.textStorage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 4)
    view.deleteBackward()
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text.isEmpty && !view.hasText)
    view.insertText("x")
    #expect(
      view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 16))
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.accessibilityValue == nil || view.accessibilityValue == "")
  }

  @Test("may be the app's own, shared by two views")
  func ownContainers() {
    let storage = NSTextStorage(string: Self.text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    let containers = [NSTextContainer(), NSTextContainer()]
    for container in containers {
      container.widthTracksTextView = true
      container.heightTracksTextView = true
      manager.addTextContainer(container)
    }
    storage.addLayoutManager(manager)
    let views = containers.map { UITextView(frame: .zero, textContainer: $0) }
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    for (index, view) in views.enumerated() {
      view.isScrollEnabled = false
      screen.addSubview(view)
      view.frame = CGRect(x: CGFloat(index) * 160, y: 0, width: 150, height: 60)
    }
    screen.layoutIfNeeded()
    #expect(views.allSatisfy { $0.layoutManager === manager && $0.textStorage === storage })
    #expect(containers.allSatisfy { $0.size == CGSize(width: 150, height: 44) })
    let (one, two) = (manager.glyphRange(for: containers[0]), manager.glyphRange(for: containers[1]))
    #expect(one.length > 10 && two.location == one.length && two.length > 10)
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "Short")
    #expect(views[1].text == "Short" && manager.glyphRange(for: containers[1]).length == 0)
  }

  @Test("is had by subclasses that take a container")
  func subclass() {
    final class Editor: UITextView {
      var isSetUp = false
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        self.textContainer.lineFragmentPadding = 0
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Editor().isSetUp && Editor(frame: .zero).textContainer.lineFragmentPadding == 0)
  }

  @Test("draws the text where the label did")
  func pictures() throws {
    func picture(_ view: UITextView) throws -> CGImage {
      view.layoutIfNeeded()
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      return try #require(image.cgImage)
    }
    let (plain, used) = (textView(), textView())
    _ = used.layoutManager
    /// The columns and rows that have ink, and how much of it there is.
    func ink(_ image: CGImage) -> (box: CGRect, amount: Int) {
      var (box, amount) = (CGRect.null, 0)
      for y in 0..<image.height {
        for x in 0..<image.width {
          guard let color = image.color(atX: x, y: y), color.red < 0.5, color.alpha > 0.5 else { continue }
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          amount += 1
        }
      }
      return (box, amount)
    }
    let (one, two) = (ink(try picture(plain)), ink(try picture(used)))
    #expect(one.amount > 500 && abs(one.amount - two.amount) < one.amount / 20)
    #expect(abs(one.box.minX - two.box.minX) <= 1 && abs(one.box.maxX - two.box.maxX) <= 1)
    // A label centres its text in whole pixels.
    #expect(abs(one.box.minY - two.box.minY) <= 2 && abs(one.box.maxY - two.box.maxY) <= 2)
  }

  // [D] https://developer.apple.com/documentation/uikit/uitextview/font
  @Test func aFontThatIsSetLaterIsThatOfAllText() {
    for usesTextKit in [false, true] {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.attributedText = NSAttributedString(
        string: "Some words", attributes: [.font: UIFont.systemFont(ofSize: 14)])
      if usesTextKit { _ = view.textStorage }
      view.font = .systemFont(ofSize: 30)
      view.textColor = .red
      var fonts: [CGFloat] = []
      view.attributedText.enumerateAttributes(
        in: NSRange(location: 0, length: view.attributedText.length)
      ) { attributes, _, _ in
        fonts.append((attributes[.font] as? UIFont)?.pointSize ?? 0)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
      }
      #expect(fonts == [30], "\(usesTextKit)")
    }
  }
}
