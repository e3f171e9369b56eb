import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The node of a text.
@MainActor
final class TextNode: ViewNode {
  private var resolved: ResolvedText
  private var layouts: [(width: CGFloat?, layout: AttributedTextLayout)] = []
  private var values: EnvironmentValues
  private let drawing = TextDrawing()
  private let fade = ContentFade()

  init(_ text: Attribute<Text>, _ inputs: _ViewInputs) {
    values = inputs.environment.value
    resolved = ResolvedText(text.value, values)
    super.init(inputs)
    drawing.isUserInteractionEnabled = false
    observe { [unowned self] in
      values = environment.value
      let old = resolved.drawn.string
      resolved = ResolvedText(text.value, values)
      if resolved.drawn.string != old { fade.contentDidChange(of: self, drawing) }
      layouts.removeAll()
      invalidateLayout()
      accessibilityDidChange()
      drawing.setNeedsDisplay()
    }
  }

  override var view: UIView? { drawing }

  // MARK: Measuring

  private func layout(width: CGFloat?) -> AttributedTextLayout {
    for known in layouts where known.width == width { return known.layout }
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
    let defaults = TextDefaults(
      font: resolved.font, color: .label, alignment: alignment, lineBreakMode: lineBreak,
      maximumLines: values.lineLimit ?? 0, overridesParagraphStyle: true, usesFontLeading: true)
    let made = AttributedTextLayout(
      resolved.drawn, defaults: defaults, maxWidth: width, traits: values.traits,
      isRightToLeft: values.layoutDirection == .rightToLeft)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, made))
    return made
  }

  /// The height of so many lines: that of the font, rounded up to a pixel, and a leading for each line further.
  private func height(_ layout: AttributedTextLayout) -> CGFloat {
    guard let last = layout.layout.lines.last else { return roundedUp(resolved.font.lineHeight) }
    let whole = last.top + last.height
    return roundedUp(whole + CGFloat(layout.layout.lineCount - 1) * values.lineSpacing)
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat {
    let scale = values.displayScale
    return (value * scale - 0.001).rounded(.up) / scale
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard resolved.drawn.length > 0 else {
      return CGSize(width: 0, height: roundedUp(resolved.font.lineHeight))
    }
    let ideal = layout(width: nil)
    let idealWidth = roundedUp(ideal.layout.size.width)
    var chosen = ideal
    if let width = proposal.width, width < idealWidth { chosen = layout(width: max(width, 1)) }
    let height = height(chosen)
    return CGSize(
      width: min(roundedUp(chosen.layout.lines.map(\.width).max() ?? 0), max(proposal.width ?? .infinity, 0)),
      height: fitting(chosen, height, proposal.height))
  }

  /// The height with as many lines as the proposal has room for, at least one.
  private func fitting(_ layout: AttributedTextLayout, _ whole: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    guard let proposed, proposed < whole else { return whole }
    let lines = layout.layout.lines
    let fitting = lines.last { roundedUp($0.top + $0.height) <= proposed } ?? lines.first
    return fitting.map { roundedUp($0.top + $0.height) } ?? whole
  }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    let leading = roundedUp(max(0, resolved.font.leading))
    spacing.top.text = leading
    spacing.bottom.text = leading
    return spacing
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let layout = layout(width: dimensions.width).layout
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return layout.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: return layout.lastBaseline
    default: return nil
    }
  }

  override var resizesWhileMoving: Bool { false }

  override func didPlace() {
    drawing.frame = shownFrame
    drawing.text = layout(width: frame.width + 0.01)
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    guard resolved.spoken.length > 0 else { return [] }
    var properties = AccessibilityProperties()
    properties.label = AccessibilityWords(resolved.spoken)
    properties.traits = .staticText
    properties.links = resolved.links
    if resolved.links.count == 1 {
      let url = resolved.links[0].url
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
  var text: AttributedTextLayout? { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    text?.draw(in: context, at: .zero, width: bounds.width)
  }
}
