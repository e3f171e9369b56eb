import AccessibilityTree
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The contrast of two colours, and of every text.
extension RunningInspection {
  /// How far around a point to look for its two colours, in points to each side.
  private static let surroundings = 12.0

  func tellContrast(_ question: PageMessage.ContrastQuestion, to page: Int) {
    switch question {
    case .colors(let foreground, let background):
      guard let front = PixelColor(hex: foreground), let back = PixelColor(hex: background) else {
        return fail("Colours are written #rrggbb.", for: page)
      }
      tell(.contrast(ContrastMessage(front, on: back)), to: page)
    case .point(let point):
      let side = Self.surroundings
      let around = CGRect(x: point.x - side, y: point.y - side, width: side * 2, height: side * 2)
      guard let picture = currentPicture(),
        let colors = DominantColors(of: picture, part: picture.pixels(of: around))
      else { return fail("There is only one colour here.", for: page) }
      tell(.contrast(ContrastMessage(colors.foreground, on: colors.background)), to: page)
    }
  }

  /// Measures the contrast of every text that is shown, in the picture of the screen: of each label inside a grouped
  /// element, and of each run in a colour of its own.
  func measureContrast(for page: Int) {
    guard let picture = currentPicture() else { return fail("The screen has no size.", for: page) }
    let found = ShownText.all(in: provider.window, owners: owners).compactMap { text in
      DominantColors(of: picture, part: picture.pixels(of: text.frame)).map { colors in
        let ratio = colors.foreground.contrast(with: colors.background)
        let isLarge = ContrastRequirement.isLarge(size: text.size, isBold: text.isBold)
        let least = isLarge ? ContrastRequirement.largeText : .text
        return ElementContrastMessage.Element(
          id: text.owner.map(NodeName.element), text: text.words, frame: MessageRect(text.frame),
          foreground: colors.foreground.hex, background: colors.background.hex, ratio: ratio,
          isLargeText: isLarge, passes: ratio >= least.ratio)
      }
    }
    tell(.elementContrast(ElementContrastMessage(elements: found)), to: page)
  }

  /// The ids of the elements of the tree, by their objects.
  var owners: [ObjectIdentifier: AccessibilityElement.ID] {
    var owners: [ObjectIdentifier: AccessibilityElement.ID] = [:]
    for element in provider.tree.elements {
      if let object = provider.object(withID: element.id) {
        owners[ObjectIdentifier(object)] = element.id
      }
    }
    return owners
  }
}

extension ContrastMessage {
  init(_ front: PixelColor, on back: PixelColor) {
    let ratio = front.contrast(with: back)
    func passes(_ requirement: ContrastRequirement) -> Bool { ratio >= requirement.ratio }
    var suggestions: [Suggestion] = []
    for (requirement, name) in [
      (ContrastRequirement.nonText, "large text and controls"), (.text, "text"),
      (.enhancedText, "text, enhanced"),
    ] where !passes(requirement) {
      if let color = front.nearest(passing: requirement.ratio, with: back) {
        suggestions.append(.init(color: color.hex, ratio: color.contrast(with: back), for: name))
      }
      if let color = back.nearest(passing: requirement.ratio, with: front) {
        suggestions.append(
          .init(color: color.hex, ratio: color.contrast(with: front), for: "\(name), as background"))
      }
    }
    self.init(
      foreground: front.hex, background: back.hex, ratio: ratio,
      passes: Passes(
        normalText: passes(.text), largeText: passes(.largeText), nonText: passes(.nonText),
        enhancedNormalText: passes(.enhancedText), enhancedLargeText: passes(.enhancedLargeText)),
      suggestions: suggestions)
  }
}

extension ScreenPicture {
  /// The pixels that a part of the screen covers.
  ///
  /// - Parameter rect: the part, in points. It is clipped to the picture.
  func pixels(of rect: CGRect) -> PixelRect {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    func pixel(_ points: CGFloat, _ most: Int) -> Int {
      Int(min(max(points * scale, 0), CGFloat(most)).rounded())
    }
    let (left, right) = (pixel(rect.minX, width), pixel(rect.maxX, width))
    let (top, bottom) = (pixel(rect.minY, height), pixel(rect.maxY, height))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
