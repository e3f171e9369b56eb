import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The node of a text.
@MainActor
final class TextNode: ViewNode {
  private let text: Attribute<Text>
  private(set) var values: EnvironmentValues
  var working: Working?
  private(set) var font: UIFont
  private var words: AccessibilityWords?
  /// The view; nil where the text is far from what can be seen.
  private(set) var drawing: TextDrawing?
  /// The colour of a text in one look.
  private(set) var ownInk: UIColor?
  private(set) var seldom: Seldom?

  /// Kept until the text has its place, and made again where it is drawn, so that the node is small.
  @MainActor
  final class Working {
    var resolved: ResolvedText?
    var layouts: [(key: LayoutKey, layout: ShownText)] = []
  }

  /// What only few texts have.
  @MainActor
  final class Seldom {
    /// By how much lines are further apart than those of the font's style, in points.
    var leadingChange: CGFloat = 0
    var links: [(range: NSRange, url: URL)] = []
    /// Shows that the words are others.
    var fade: ContentFade?
    /// Nil until the colour changes.
    var ink: TextInk?
    /// Nil where the text does not depend on the time.
    var secondHand: SecondHand?
  }

  private func changeSeldom(_ change: (Seldom) -> Void) {
    let made = seldom ?? Seldom()
    seldom = made
    change(made)
  }

  private func changeWorking(_ change: (Working) -> Void) {
    let made = working ?? Working()
    working = made
    change(made)
  }

  struct LayoutKey: Equatable {
    /// In points; nil for one line.
    var width: CGFloat?
    /// The largest number of lines; 0 for any.
    var lines: Int
    /// The size of the letters, as a part of their own.
    var scale: CGFloat = 1
    /// By how much letters are nearer to each other, in points.
    var tightening: CGFloat = 0
  }

  init(_ text: Attribute<Text>, _ inputs: _ViewInputs) {
    self.text = text
    values = inputs.environment.value
    font = Font.body.resolved(for: values.traits)
    super.init(inputs)
    observeGraph()
  }

  override func followGraph() {
    values = environment.value
    let (made, validity) = PresentTime.watch { makeResolved() }
    if let validity {
      changeSeldom {
        let hand = $0.secondHand ?? SecondHand()
        $0.secondHand = hand
        hand.follow(after: validity)
      }
    }
    working = nil
    changeWorking { $0.resolved = made }
    font = made.font
    if made.leadingChange != 0 || !made.links.isEmpty || seldom != nil {
      changeSeldom {
        $0.leadingChange = made.leadingChange
        $0.links = made.links
      }
    }
    let old = words
    let spoken = made.words
    words = spoken.isEmpty ? nil : spoken
    if let drawing, isPlaced, words != old, values.contentTransition.fades {
      changeSeldom {
        let fade = $0.fade ?? ContentFade()
        $0.fade = fade
        fade.contentDidChange(of: self, drawing)
      }
    }
    changeInk(to: made.only?.look.ink(values))
    if let drawing { dress(drawing) }
    invalidateLayout()
    accessibilityDidChange()
    drawing?.forget()
  }

  private func changeInk(to new: UIColor?) {
    defer { ownInk = new }
    guard seldom?.ink != nil || isPlaced && ownInk != new else { return }
    changeSeldom {
      let ink = $0.ink ?? TextInk(ownInk)
      $0.ink = ink
      ink.change(to: new, of: self) { [unowned self] in
        working?.layouts = []
        drawing?.forget()
      }
    }
  }

  var resolved: ResolvedText {
    if let known = working?.resolved { return known }
    let made = GraphNode.untracked { makeResolved() }
    changeWorking { $0.resolved = made }
    return made
  }

  private func makeResolved() -> ResolvedText {
    var made = ResolvedText(text.value, values)
    made.spaceLines(values.lineSpacing + made.leadingChange, values.lineHeight)
    return made
  }

  // MARK: The view

  override var view: UIView? { drawing }
  override var isShownByView: Bool { true }

  override func collectViews(into views: inout [UIView]) {
    guard isNearVisiblePart else { return drawing = nil }
    if let drawing { return views.append(drawing) }
    let made = TextDrawing()
    made.isUserInteractionEnabled = false
    made.node = self
    dress(made)
    if isPlaced { made.frame = drawnFrame }
    drawing = made
    views.append(made)
  }

  /// Whether the text may be seen soon. Where much is scrolled, most texts need no view.
  private var isNearVisiblePart: Bool {
    guard let part = shownPartOfHolder else { return true }
    return isPlaced && (movement != nil || part.intersects(pixelFrame))
  }

  private func dress(_ drawing: TextDrawing) {
    let shown: _Paint?
    if let look = resolved.only?.look {
      // A colour of its own is only the text's.
      shown =
        look.color == nil
        ? look.ownPaint(values) ?? (look.style == nil ? values.foregroundStyle?._paint(in: values) : nil)
        : nil
    } else {
      shown = resolved.paints.isEmpty ? values.foregroundStyle?._paint(in: values) : nil
    }
    drawing.paint = shown?.isPlain == true ? nil : shown
    drawing.redaction = values.redaction
    drawing.renderer = values.textRenderer
    drawing.canBeCopied = values.isTextSelectable
  }

  // MARK: Measuring

  func layout(_ key: LayoutKey) -> ShownText {
    for known in working?.layouts ?? [] where known.key == key { return known.layout }
    // Where all lines have room, they are broken as they are without a limit.
    if let width = key.width {
      var endless = key
      endless.width = nil
      let ideal = layout(endless)
      if ideal.layout.size.width <= width { return ideal }
    }
    let alignment: NSTextAlignment =
      switch values.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: values.layoutDirection == .rightToLeft ? .left : .right
      }
    let lineBreak: NSLineBreakMode =
      switch values.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    let made = ShownText(
      resolved,
      defaults: TextDefaults(
        font: font, color: .label, alignment: alignment, lineBreakMode: lineBreak, maximumLines: key.lines,
        fontScale: key.scale, overridesParagraphStyle: true,
        usesFontLeading: values.lineHeight?.isExact != true),
      width: key.width, values, ink: seldom?.ink?.shown, kern: -key.tightening,
      inParts: values.textRenderer != nil)
    changeWorking {
      if $0.layouts.count >= 4 { $0.layouts.removeFirst() }
      $0.layouts.append((key, made))
    }
    return made
  }

  private func layout(width: CGFloat?) -> ShownText {
    layout(LayoutKey(width: width, lines: values.lineLimit ?? 0))
  }

  private var leadingChange: CGFloat { seldom?.leadingChange ?? 0 }

  /// The height of so many lines: that of the font, rounded up to a pixel, and a leading for each line further.
  private func height(_ layout: ShownText) -> CGFloat {
    guard let last = layout.layout.lines.last else { return roundedUp(font.lineHeight) }
    return roundedUp(last.top + last.height)
  }

  func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = values.displayScale
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// The least height, where room is kept for lines that a text does not have.
  private func reserved(_ layout: ShownText) -> CGFloat {
    guard values.reservedLines > 1, let line = layout.layout.lines.first else { return 0 }
    let pitch =
      line.height + max(0, font.leading) + leadingChange + values.lineSpacing
    return roundedUp(line.height + CGFloat(values.reservedLines - 1) * pitch)
  }

  private func isTooLarge(_ layout: ShownText, _ room: ProposedViewSize) -> Bool {
    if layout.layout.isTruncated { return true }
    if let width = room.width, layout.layout.size.width > width + 0.05 { return true }
    return room.height.map { height(layout) > $0 + 0.05 } ?? false
  }

  /// The layout in a room: with smaller letters where they may be smaller and would not fit otherwise, and with as many
  /// lines as there is room for, at least one.
  func layout(in room: ProposedViewSize) -> ShownText {
    var key = LayoutKey(width: room.width, lines: values.lineLimit ?? 0)
    if values.allowsTightening, isTooLarge(layout(key), room) {
      // As far as UIKit tightens by itself (NSParagraphStyle.tighteningFactorForTruncation).
      var tighter = key
      tighter.tightening = font.pointSize * 0.05
      if !isTooLarge(layout(tighter), room) {
        var (fits, tooLarge) = (tighter.tightening, CGFloat(0))
        while fits - tooLarge > 0.02 {
          tighter.tightening = (fits + tooLarge) / 2
          if isTooLarge(layout(tighter), room) {
            tooLarge = tighter.tightening
          } else {
            fits = tighter.tightening
          }
        }
        key.tightening = fits
      }
    }
    let whole = layout(key)
    if values.minimumScaleFactor < 1, isTooLarge(whole, room) {
      // Bisection finds the largest scale that fits, to within a hundredth.
      var (fits, tooLarge) = (values.minimumScaleFactor, CGFloat(1))
      while tooLarge - fits > 0.01 {
        key.scale = (fits + tooLarge) / 2
        if isTooLarge(layout(key), room) { tooLarge = key.scale } else { fits = key.scale }
      }
      key.scale = fits
    }
    let scaled = layout(key)
    guard let height = room.height, self.height(scaled) > height + 0.05 else { return scaled }
    let fitting = scaled.layout.lines.filter { roundedUp($0.top + $0.height) <= height + 0.05 }.count
    guard fitting < scaled.layout.lineCount else { return scaled }
    key.lines = max(1, fitting)
    return layout(key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = values.textRenderer else { return measureText(proposal) }
    return renderer.sizeThatFits(
      proposal: proposal,
      text: TextProxy { [weak self] in self?.measureText($0) ?? .zero })
  }

  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
    guard !resolved.isEmpty else {
      return CGSize(width: 0, height: roundedUp(font.lineHeight))
    }
    let ideal = layout(width: nil)
    let idealWidth = roundedUp(ideal.layout.size.width)
    var room = proposal
    // The narrowest text is as wide as its longest word.
    if proposal.width == 0, mayWrap(in: proposal.height) { room.width = roundedUp(widestWord(in: ideal)) }
    let offered = room.width
    // What is lacking by rounding is not lacking.
    if let width = offered { room.width = width < idealWidth - 0.01 ? max(width, 1) : nil }
    let chosen = layout(in: room)
    var width = roundedUp(chosen.layout.lines.map(\.width).max() ?? 0)
    let lines = chosen.layout.lineCount
    if lines > 1, resolved.only == nil, width < offered ?? .infinity,
      layout(in: ProposedViewSize(width: width, height: proposal.height)).layout.lineCount != lines
    {
      // The space after a word in another font needs room on the word's line, which the line's width does not have.
      width += roundedUp(font.pointSize / 3)
    }
    return CGSize(
      width: min(width, max(offered ?? .infinity, 0)), height: max(height(chosen), reserved(ideal)))
  }

  /// Whether a text of no width is asked for that may have several lines. Where there is room for one only, a word is
  /// shortened like any text; without any height, it is the smallest text that is asked for.
  private func mayWrap(in height: CGFloat?) -> Bool {
    values.lineLimit == nil && height.map { $0 == 0 || $0 >= 2 * font.lineHeight } ?? true
  }

  private func widestWord(in line: ShownText) -> CGFloat {
    let string = resolved.shownString as NSString
    var (start, widest) = (0, CGFloat(0))
    while start < string.length {
      let rest = NSRange(location: start, length: string.length - start)
      let space = string.rangeOfCharacter(from: .whitespacesAndNewlines, range: rest)
      let end = space.location == NSNotFound ? string.length : space.location
      if end > start {
        widest = max(widest, abs(line.layout.caret(at: end).minX - line.layout.caret(at: start).minX))
      }
      start = space.location == NSNotFound ? end : space.location + max(1, space.length)
    }
    return widest
  }

  override var spacing: ViewSpacing {
    let height = font.ascender - font.descender
    let line = height + roundedUp(height / 10)
    let leading = max(0, font.leading + leadingChange)
    let lines = ViewSpacing.Preference.Text.lines(distance: height + leading, leading: roundedUp(leading))
    var spacing = ViewSpacing()
    // What is below keeps clear of the line as if it were another one.
    spacing.top = ViewSpacing.Preference(aboveText: line - font.ascender, text: lines)
    spacing.bottom = ViewSpacing.Preference(
      belowText: max(line - font.capHeight, line - font.ascender), text: lines)
    return spacing
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let layout = layout(
      in: ProposedViewSize(width: dimensions.width + 0.01, height: dimensions.height)
    ).layout
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return layout.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: return layout.lastBaseline
    default: return nil
    }
  }

  override func remembersAlignment(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  override var resizesWhileMoving: Bool { false }

  override func didPlace() {
    working = nil
    guard let drawing else {
      if isNearVisiblePart { viewsDidChange() }
      return
    }
    let place = drawnFrame
    if drawing.frame != place { drawing.frame = place }
    drawing.forget()
  }

  /// Where the text is drawn: in its frame, and around it where its renderer draws there.
  private var drawnFrame: CGRect {
    guard let padding = values.textRenderer?.displayPadding else { return shownFrame }
    let isRightToLeft = values.layoutDirection == .rightToLeft
    return shownFrame.inset(
      by: UIEdgeInsets(
        top: -padding.top, left: -(isRightToLeft ? padding.trailing : padding.leading),
        bottom: -padding.bottom, right: -(isRightToLeft ? padding.leading : padding.trailing)))
  }

  /// Draws by the app's renderer.
  func draw(_ renderer: any TextRenderer, _ text: ShownText, in context: CGContext, _ bounds: CGRect) {
    guard let attributed = text.attributed else { return }
    let place = drawnFrame
    var target = GraphicsContext(context, bounds.size, values)
    target.translateBy(x: shownFrame.minX - place.minX, y: shownFrame.minY - place.minY)
    renderer.draw(
      layout: Text.Layout(lines: TextLines(resolved, attributed, width: frame.width, values)), in: &target)
  }

  /// The whole text, as it is copied.
  var copiedString: String { resolved.shownString }

  /// What the text looks like in its place.
  func layoutToDraw() -> ShownText {
    defer { working = nil }
    return layout(in: ProposedViewSize(width: frame.width + 0.01, height: frame.height))
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    guard let words, !values.hidesForPrivacy else { return [] }
    var properties = AccessibilityProperties()
    properties.label = words
    properties.traits = .staticText
    let links = seldom?.links ?? []
    properties.links = links
    if links.count == 1 {
      let url = links[0].url
      properties.defaultAction = { [weak self] in self?.open(url) }
    }
    return [.element(self, properties)]
  }
}

extension TextNode {
  /// Opens a link of the text, as the app's views around it say.
  private func open(_ url: URL) { values.openURL(url) }
}
