import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The node of a text.
@MainActor
final class TextNode: ViewNode {
  private let text: Attribute<Text>
  private var values: EnvironmentValues
  /// Kept until the text has its place, as are the layouts; made again where it is drawn.
  private var known: Kept?
  private var layouts: [(width: CGFloat?, layout: ShownText)] = []
  private var font: UIFont
  private var words: AccessibilityWords?
  private var links: [(range: NSRange, url: URL)] = []
  private let drawing = TextDrawing()

  init(_ text: Attribute<Text>, _ inputs: _ViewInputs) {
    self.text = text
    values = inputs.environment.value
    font = Font.body.resolved(for: values.traits)
    super.init(inputs)
    drawing.isUserInteractionEnabled = false
    drawing.node = self
    observe { [unowned self] in
      values = environment.value
      let resolved = ResolvedText(text.value, values)
      known = Kept(resolved)
      font = resolved.font
      let spoken = resolved.words
      words = spoken.isEmpty ? nil : spoken
      links = resolved.links
      layouts.removeAll()
      invalidateLayout()
      accessibilityDidChange()
      drawing.forget()
    }
  }

  private var resolved: ResolvedText {
    if let known { return known.text }
    let made = GraphNode.untracked { ResolvedText(text.value, values) }
    known = Kept(made)
    return made
  }

  /// Apart from the node, which is to be small once the text has its place.
  private final class Kept {
    let text: ResolvedText

    init(_ text: ResolvedText) { self.text = text }
  }

  override var view: UIView? { drawing }

  // MARK: Measuring

  private func layout(width: CGFloat?) -> ShownText {
    for known in layouts where known.width == width { return known.layout }
    // Where all lines have room, they are broken as they are without a limit.
    if let width {
      let ideal = layout(width: nil)
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
        font: font, color: .label, alignment: alignment, lineBreakMode: lineBreak,
        maximumLines: values.lineLimit ?? 0, overridesParagraphStyle: true, usesFontLeading: true),
      width: width, values)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, made))
    return made
  }

  /// The height of so many lines: that of the font, rounded up to a pixel, and a leading for each line further.
  private func height(_ layout: ShownText) -> CGFloat {
    guard let last = layout.layout.lines.last else { return roundedUp(font.lineHeight) }
    let whole = last.top + last.height
    return roundedUp(whole + CGFloat(layout.layout.lineCount - 1) * values.lineSpacing)
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = values.displayScale
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// The lines without a limit; nil for no text.
  private var idealLayout: ShownText? { resolved.isEmpty ? nil : layout(width: nil) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let ideal = idealLayout else {
      return CGSize(width: 0, height: roundedUp(font.lineHeight))
    }
    let idealWidth = roundedUp(ideal.layout.size.width)
    var chosen = ideal
    if let width = proposal.width, width < idealWidth { chosen = layout(width: max(width, 1)) }
    let height = height(chosen)
    return CGSize(
      width: min(roundedUp(chosen.layout.lines.map(\.width).max() ?? 0), max(proposal.width ?? .infinity, 0)),
      height: fitting(chosen, height, proposal.height))
  }

  /// The height with as many lines as the proposal has room for, at least one.
  private func fitting(_ layout: ShownText, _ whole: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    guard let proposed, proposed < whole else { return whole }
    let lines = layout.layout.lines
    let fitting = lines.last { roundedUp($0.top + $0.height) <= proposed } ?? lines.first
    return fitting.map { roundedUp($0.top + $0.height) } ?? whole
  }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    let leading = roundedUp(max(0, font.leading))
    spacing.top.text = leading
    spacing.bottom.text = leading
    return spacing
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(width: dimensions.width).layout.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(width: dimensions.width).layout.lastBaseline
    default: nil
    }
  }

  override func remembersAlignment(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
  }

  override func didPlace() {
    let place = pixelFrame
    if drawing.frame != place { drawing.frame = place }
    drawing.forget()
    forgetLayouts()
  }

  fileprivate func layoutToDraw() -> ShownText {
    defer { forgetLayouts() }
    return layout(width: frame.width + 0.01)
  }

  private func forgetLayouts() {
    layouts = []
    known = nil
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    guard let words else { return [] }
    var properties = AccessibilityProperties()
    properties.label = words
    properties.traits = .staticText
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

/// Draws a text.
final class TextDrawing: UIView {
  fileprivate weak var node: TextNode?
  private var layout: ShownText?

  fileprivate func forget() {
    layout = nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = layout ?? node?.layoutToDraw() else {
      return
    }
    layout = text
    text.draw(in: context, at: .zero, width: bounds.width)
  }
}
