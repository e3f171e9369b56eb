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

  /// Measures the contrast of every element that shows text, in the picture of the screen.
  func measureContrast(for page: Int) {
    guard let picture = currentPicture() else { return fail("The screen has no size.", for: page) }
    let screen = CGRect(origin: .zero, size: UIKitHost.shared.screen.bounds.size)
    var found: [ElementContrastMessage.Element] = []
    for element in provider.tree.elements {
      guard element.frame.isFiniteAndShown(in: screen),
        let object = provider.current.object(withID: element.id),
        let text = ShownText.largest(in: object)
      else { continue }
      let frame = (text.frame ?? element.frame).intersection(screen)
      guard let colors = DominantColors(of: picture, part: picture.pixels(of: frame)) else { continue }
      let ratio = colors.foreground.contrast(with: colors.background)
      let isLarge = ContrastRequirement.isLarge(size: text.size, isBold: text.isBold)
      let least = isLarge ? ContrastRequirement.largeText : .text
      found.append(
        .init(
          id: NodeName.element(element.id), foreground: colors.foreground.hex,
          background: colors.background.hex,
          ratio: ratio, isLargeText: isLarge, passes: ratio >= least.ratio))
    }
    tell(.elementContrast(ElementContrastMessage(elements: found)), to: page)
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

extension CGRect {
  /// Whether the rectangle is finite, and at least a point of it is on the screen in each direction.
  fileprivate func isFiniteAndShown(in screen: CGRect) -> Bool {
    guard origin.x.isFinite, origin.y.isFinite, width.isFinite, height.isFinite else { return false }
    let shown = intersection(screen)
    return !shown.isNull && shown.width >= 1 && shown.height >= 1
  }
}

/// The text that an element shows.
@MainActor
struct ShownText {
  /// The size of its font, in points.
  var size: CGFloat
  var isBold: Bool
  /// Where it is, in screen coordinates; nil if only the element's own frame is known.
  var frame: CGRect?

  private init?(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let font: UIFont?
    switch view {
    case let label as UILabel: font = label.text?.isEmpty == false ? label.font : nil
    case let field as UITextField:
      font = field.text?.isEmpty == false || field.placeholder?.isEmpty == false ? field.font : nil
    case let text as UITextView: font = text.text?.isEmpty == false ? text.font : nil
    default: font = nil
    }
    guard let font else { return nil }
    size = font.pointSize
    isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    frame = view.convert(view.bounds, to: nil)
  }

  /// The text of a view, or else the text with the smallest font among its subviews, for which the contrast requirement
  /// is strictest; nil when there is none.
  static func largest(in object: AccessibleObject) -> ShownText? {
    guard let view = object as? UIView else { return nil }
    if let own = ShownText(view) { return own }
    var texts: [ShownText] = []
    var waiting = view.subviews
    var seen = 0
    while let next = waiting.popLast(), seen < 200 {
      seen += 1
      guard !next.isHidden, next.alpha > 0 else { continue }
      if let text = ShownText(next) { texts.append(text) }
      waiting += next.subviews
    }
    return texts.min { $0.size < $1.size }
  }
}
