import CurbcutDrawing
import CurbcutGraphics
import Foundation

extension UILabel: TextShowing {
  /// What the label shows, as audits measure it; nil for no text.
  package var shownTextFacts: ShownTextFacts? {
    guard let words = text, !words.isEmpty, bounds.width > 0, bounds.height > 0,
      let shown = shownLayout(in: bounds)?.text.layout
    else { return nil }
    let size = shown.size.roundedUp(toScale: pixelScale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.width - size.width
    let x: CGFloat =
      switch storedAlignment {
      case .center: room / 2
      case .right: room
      case .left, .justified: 0
      case .natural: isRightToLeft ? room : 0
      }
    let isOneLine = numberOfLines == 1
    let whole = laidOut(width: isOneLine ? nil : bounds.width, lines: isOneLine ? 1 : 0)?.layout.size ?? size
    let unscaled = laidOut(width: bounds.width, lines: numberOfLines)?.layout.lines.first?.height ?? 0
    let scale =
      adjustsFontSizeToFitWidth && unscaled > 0 ? (shown.lines.first?.height ?? unscaled) / unscaled : 1
    let origin = CGPoint(x: bounds.minX + x, y: bounds.minY + (bounds.height - size.height) / 2)
    let needs = CGSize(width: isOneLine ? whole.width : min(whole.width, bounds.width), height: whole.height)
    let isTruncated = isTooLarge(shown, for: bounds.width) || size.height > bounds.height + 1
    var facts = ShownTextFacts(
      text: words, font: font, color: shownColor, numberOfLines: numberOfLines,
      frame: CGRect(origin: origin, size: size), needs: needs, isTruncated: isTruncated, scale: min(1, scale))
    if let storedAttributedText {
      facts.links = storedAttributedText.shownLinks(color: textColor, tint: tintColor)
    }
    facts.hasSystemColor = hasSystemColor
    return facts
  }

  /// Whether the colour is the one that the system gives to placeholders, to headers and footers of lists, to the
  /// smaller titles of navigation bars, and to what says that there is nothing.
  private var hasSystemColor: Bool {
    let color = shownColor
    if color == .placeholderText { return true }
    guard color == .secondaryLabel else { return false }
    if sequence(first: self as UIView, next: \.superview).contains(where: { $0 is UIContentUnavailableView })
    {
      return true
    }
    return sequence(first: self as UIView, next: \.superview).prefix { !($0 is UIScrollView) }.contains {
      view in
      if let content = view as? UIListContentView { return content.isHeaderOrFooter }
      return view is UITableViewHeaderFooterView || (view as? UINavigationBar)?.ownsTitle(self) == true
    }
  }

  /// The colour of the text; nil where its parts have several.
  private var shownColor: UIColor? {
    var colors: Set<UIColor> = []
    if let storedAttributedText {
      storedAttributedText.enumerateAttribute(
        .foregroundColor, in: NSRange(location: 0, length: storedAttributedText.length)
      ) { value, _, _ in
        if let color = value as? UIColor { colors.insert(color) }
      }
    }
    if colors.count > 1 { return nil }
    return colors.first ?? (isHighlighted ? highlightedTextColor : nil) ?? textColor
  }
}
