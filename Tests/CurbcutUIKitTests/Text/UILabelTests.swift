import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Labels")
struct UILabelTests {
  private let long = "The quick brown fox jumps over the lazy dog and runs away"

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("the intrinsic size is that of the text, in whole pixels")
  func intrinsicSize() {
    let size = label("Hello").intrinsicContentSize
    #expect(size.height >= 20.287 && size.height < 20.8)
    #expect(size.width > 30 && size.width < 50)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("a\nb").intrinsicContentSize.height == size.height)
  }

  @Test("several lines make a label narrower and higher, up to their number")
  func lines() {
    let one = label(long).intrinsicContentSize.height
    let label = label(long, lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height > 3 * one)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).width <= 120)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(two > 1.9 * one && two < 2.1 * one)
    #expect(label.intrinsicContentSize.height == one)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.height == two)
    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 7, width: 120, height: 500), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 5, y: 7))
    #expect(rect.width == 120)
  }

  @Test("text that does not fit is known to be cut; with a smaller font it fits")
  func truncation() {
    let label = label("Welcome to the show")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    #expect(label.isTextTruncated)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(!label.isTextTruncated)
    label.minimumScaleFactor = 0.95
    #expect(label.isTextTruncated)
  }

  @Test("a font of a text style follows the text size when the label may")
  func dynamicType() {
    let label = label("Hello")
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    label.maximumContentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    let size = UIFont.TextStyle.body.pointSize(at: label.traitCollection.preferredContentSizeCategory)
    #expect(label.font.pointSize == size)
  }

  @Test("attributed text gives way to the label's properties, and plain text to attributed")
  func attributedText() {
    let label = label("plain")
    label.attributedText = NSAttributedString(
      string: "rich", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    #expect(label.text == "rich")
    #expect(label.font.pointSize == 30)
    label.textColor = .systemRed
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    label.text = "again"
    #expect(label.attributedText?.string == "again")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test("the baselines are those of the text in the middle of the bounds")
  func baselines() throws {
    let label = label("Hello")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60.5)
    let first = try #require(label.firstBaselineOffsetFromTop)
    let last = try #require(label.lastBaselineOffsetFromBottom)
    #expect(abs(first + last - 60.5) < 0.001)
    #expect(abs(first - (20 + 16.19)) < 1)
  }

  @Test("assistive technologies find the text as static text")
  func accessibility() {
    let label = label("Hello")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.isEnabled = false
    #expect(label.accessibilityTraits == [.staticText, .notEnabled])
  }

  @Test("text is drawn where its alignment says, in the colour of the appearance")
  func drawing() throws {
    let label = label("Hi")
    label.textColor = .label
    label.textAlignment = .right
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.overrideUserInterfaceStyle = .dark
    let context = try #require(CGContext(width: 100, height: 30, scale: 1))
    label.render(in: context)
    let image = try #require(context.makeImage())
    var (left, brightest) = (0, 0.0)
    for y in 0..<30 {
      for x in 0..<100 {
        guard let color = image.color(atX: x, y: y), color.alpha > 0.3 else { continue }
        if x < 50 { left += 1 }
        brightest = max(brightest, color.red)
      }
    }
    #expect(left == 0)
    #expect(brightest > 0.9)
  }

  @Test("strings measure as labels do")
  func strings() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = "Hello".size(withAttributes: attributes)
    #expect(abs(size.height - 20.287109375) < 0.001)
    #expect(abs(size.width - label("Hello").intrinsicContentSize.width) < 0.6)
    let rect = (long as NSString).boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(rect.width <= 120)
    #expect(rect.height > 3 * size.height)
  }
}
