import CurbcutUIKit
import Testing

@MainActor
@Suite("A layout manager")
struct NSLayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
  private static let long = "The quick brown fox jumps over the lazy dog and then runs away from all of it"

  init() {
    storage = NSTextStorage(string: Self.long, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  private func lines() -> [(rect: CGRect, used: CGRect, range: NSRange)] {
    var lines: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
      lines.append((rect, used, range))
    }
    return lines.map { (rect: $0.0, used: $0.1, range: $0.2) }
  }

  @Test("breaks text where a label of the same width does")
  func likeLabels() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = Self.long
    let size = label.sizeThatFits(CGSize(width: 190, height: 0))
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - size.height) < 1)
    #expect(abs(used.width - 10 - size.width) < 1)
    let lines = lines()
    #expect(lines.count == Int((size.height / font.lineHeight).rounded()))
    #expect(lines.first?.rect.width == 200 && lines.first?.rect.minX == 0)
    // No character is lost or laid out twice.
    #expect(lines.first?.range.location == 0 && lines.last.map { NSMaxRange($0.range) } == storage.length)
    for (one, next) in zip(lines, lines.dropFirst()) {
      #expect(NSMaxRange(one.range) == next.range.location && abs(one.rect.maxY - next.rect.minY) < 0.01)
    }
  }

  @Test("has a place for each character, and a character at each place")
  func thereAndBack() {
    for index in 0..<storage.length {
      let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(box.height > 15)
      guard box.width > 0.5 else { continue }
      let middle = CGPoint(x: box.midX, y: box.midY)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      // A space at the end of a line is as wide as it is elsewhere.
      #expect(found == index, "character \(index)")
      #expect(abs(fraction - 0.5) < 0.02)
      #expect(manager.glyphIndex(for: middle, in: container) == index)
      #expect(abs(manager.location(forGlyphAt: index).x - box.minX) < 0.01)
    }
  }

  @Test("finds the link under a tap in a label, as apps do")
  func linkInLabel() {
    let text = "By going on you accept the terms of use"
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    label.numberOfLines = 0
    label.font = font
    label.text = text
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    container.lineFragmentPadding = 0
    container.size = label.bounds.size
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    storage.addLayoutManager(manager)
    let link = (text as NSString).range(of: "terms of use")
    let box = manager.boundingRect(forGlyphRange: link, in: container)
    let index = manager.characterIndex(
      for: CGPoint(x: box.midX, y: box.maxY - 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(NSLocationInRange(index, link))
    #expect(!NSLocationInRange(manager.glyphIndex(for: CGPoint(x: 5, y: 5), in: container), link))
  }

  @Test("lays text out in one container after the other")
  func columns() {
    container.size = CGSize(width: 200, height: 45)
    let second = NSTextContainer(size: CGSize(width: 120, height: 1000))
    manager.addTextContainer(second)
    let (one, two) = (manager.glyphRange(for: container), manager.glyphRange(for: second))
    #expect(one.location == 0 && one.length > 20)
    #expect(two.location == one.length && NSMaxRange(two) == storage.length)
    #expect(manager.textContainer(forGlyphAt: two.location, effectiveRange: nil) === second)
    #expect(manager.usedRect(for: second).minY == 0)
    #expect(manager.usedRect(for: container).maxY <= 45)
    second.size.height = 20
    #expect(manager.firstUnlaidCharacterIndex() < storage.length)
    #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) == nil)
  }

  @Test("cuts the last line where the container says so")
  func truncation() throws {
    container.maximumNumberOfLines = 2
    #expect(lines().count == 2)
    #expect(manager.firstUnlaidCharacterIndex() < storage.length)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30).location == NSNotFound)
    container.lineBreakMode = .byTruncatingTail
    let last = try #require(lines().last)
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last.range.location)
    #expect(hidden.location > last.range.location && NSMaxRange(hidden) == storage.length)
    #expect(last.used.width <= 200.01)
  }

  @Test("keeps text out of the excluded paths")
  func exclusion() {
    let circle = CGRect(x: 60, y: 20, width: 80, height: 80)
    container.exclusionPaths = [UIBezierPath(ovalIn: circle)]
    let lines = lines()
    #expect(lines.last.map { NSMaxRange($0.range) } == storage.length)
    #expect(lines.contains { $0.rect.minX >= 100 } && lines.contains { $0.rect.maxX <= 100 })
    for line in lines {
      for x in stride(from: line.rect.minX + 0.5, to: line.rect.maxX, by: 2) {
        let (dx, dy) = (x - 100, line.rect.midY - 60)
        #expect(dx * dx + dy * dy >= 39 * 39, "\(line)")
      }
    }
  }

  /// As Apple's sample of text with a custom layout has it.
  private final class CircleContainer: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      let rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      let radius = size.width / 2
      let distance = abs(rect.midY - radius)
      let width = distance < radius ? 2 * (radius * radius - distance * distance).squareRoot() : 0
      return CGRect(x: radius - width / 2, y: rect.minY, width: width, height: rect.height)
    }
  }

  @Test("lays lines out in a container of any shape, and stops where it is full")
  func circle() throws {
    let round = CircleContainer(size: CGSize(width: 120, height: 0))
    manager.removeTextContainer(at: 0)
    manager.addTextContainer(round)
    let lines = lines()
    #expect(lines.count > 3)
    let widest = try #require(lines.max { $0.rect.width < $1.rect.width })
    #expect(abs(widest.rect.midY - 60) < 20)
    for line in lines { #expect(line.used.width <= line.rect.width + 0.01 && line.rect.maxY <= 120) }
    #expect(manager.firstUnlaidCharacterIndex() < storage.length)
  }

  @Test("knows paragraphs with their own styles, and the line after the last break")
  func paragraphs() {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    right.paragraphSpacing = 10
    let text = NSMutableAttributedString(string: "one\n", attributes: [.font: font, .paragraphStyle: right])
    text.append(NSAttributedString(string: "two\n\n", attributes: [.font: font]))
    storage.setAttributedString(text)
    let lines = lines()
    #expect(lines.count == 3)
    #expect(lines[0].used.maxX > 199 && lines[1].used.minX < 1)
    #expect(abs(lines[1].rect.minY - font.lineHeight - 10) < 0.5)
    #expect(manager.extraLineFragmentRect.minY >= lines[2].rect.maxY - 0.01)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(abs(manager.usedRect(for: container).maxY - manager.extraLineFragmentRect.maxY) < 0.01)
    storage.deleteCharacters(in: NSRange(location: 0, length: storage.length))
    #expect(manager.extraLineFragmentRect.minY == 0 && manager.extraLineFragmentRect.height > 10)
  }

  @Test("draws backgrounds as a subclass likes, and text over them")
  func drawing() throws {
    final class Rounded: NSLayoutManager {
      var filled: [(CGRect, NSRange)] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
      ) {
        for index in 0..<rectCount { filled.append((rectArray[index], charRange)) }
        super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
      }
    }
    let rounded = Rounded()
    container.replaceLayoutManager(rounded)
    #expect(storage.layoutManagers.count == 1 && storage.layoutManagers.first === rounded)
    let marked = NSRange(location: 4, length: 5)
    storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: marked)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
      rounded.drawBackground(forGlyphRange: whole, at: .zero)
      rounded.drawGlyphs(forGlyphRange: whole, at: .zero)
    }
    let (rect, range) = try #require(rounded.filled.first)
    #expect(rounded.filled.count == 1 && range == marked)
    #expect(rect == rounded.boundingRect(forGlyphRange: marked, in: container))
    let pixels = try #require(image.cgImage)
    let scale = image.scale
    let ground = pixels.color(atX: Int((rect.minX + 0.5) * scale), y: Int((rect.minY + 0.5) * scale))
    #expect(ground?.red == 1 && ground?.blue == 0)
    var ink = 0
    for x in 0..<Int(60 * scale) {
      for y in 0..<Int(20 * scale) {
        if let color = pixels.color(atX: x, y: y), color.alpha > 0.8, color.red < 0.2 { ink += 1 }
      }
    }
    #expect(ink > 50)
  }

  @Test("asks its delegate")
  func delegate() {
    @MainActor
    final class Delegate: NSObject, NSLayoutManagerDelegate {
      var completed = 0
      var hidden = NSRange(location: 4, length: 6)

      func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
      ) -> Int {
        var properties = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
        for offset in properties.indices where hidden.contains(charIndexes[offset]) {
          properties[offset] = .null
        }
        layoutManager.setGlyphs(
          glyphs, properties: properties, characterIndexes: charIndexes, font: aFont,
          forGlyphRange: glyphRange)
        return glyphRange.length
      }

      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 7 }

      func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
      ) -> Bool { charIndex != 20 }

      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) { if layoutFinishedFlag { completed += 1 } }
    }
    let before = lines()
    let delegate = Delegate()
    manager.delegate = delegate
    let after = lines()
    #expect(delegate.completed == 1)
    #expect(abs(after[0].rect.height - before[0].rect.height - 7) < 0.01)
    #expect(manager.propertyForGlyph(at: 5) == .null && manager.propertyForGlyph(at: 3) == .elastic)
    #expect(manager.boundingRect(forGlyphRange: delegate.hidden, in: container).width < 0.01)
    #expect(manager.notShownAttribute(forGlyphAt: 5))
    #expect(after.allSatisfy { $0.range.location != 20 })
  }

  @Test("shows another glyph when the delegate sets one")
  func replaced() {
    final class Dots: NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
      ) -> Int {
        var wide: [CGGlyph] = [0]
        #expect(CTFontGetGlyphsForCharacters(aFont, [0x57], &wide, 1))
        let all = [CGGlyph](repeating: wide[0], count: glyphRange.length)
        layoutManager.setGlyphs(
          all, properties: props, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
        return glyphRange.length
      }
    }
    storage.setAttributedString(NSAttributedString(string: "iii", attributes: [.font: font]))
    let narrow = manager.usedRect(for: container).width
    let dots = Dots()
    manager.delegate = dots
    #expect(manager.usedRect(for: container).width > narrow + 20)
  }
}
