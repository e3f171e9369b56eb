import Foundation

// Alerts and action sheets before iOS 26. The alert was recorded on a phone 414 points wide: 270 wide, its text 16 from
// the sides and 20 below the top, the message 3 below the title, 20 below it a line, then buttons of 44 points side by
// side with a line between them. Of action sheets there is no recording; their buttons are known to be 57 points high,
// 8 from the sides, and Cancel to stand 8 below the others.
extension AlertView {
  private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

  /// The height of a button with its text at the person's size.
  private var buttonHeight: CGFloat {
    let usual: CGFloat = isSheet ? 57 : 44
    return max(usual, UIFontMetrics(forTextStyle: .body).scaledValue(for: 22) + usual - 22)
  }

  final func layOutSeparated(in safe: CGRect) {
    let isWide = isSheet && controller?.isPopover != true
    let width = isWide ? min(safe.width - 16, safe.height - 16, 480) : SystemMetrics.current.alertWidth
    let textHeight = layOutTexts(width: width)
    let others = buttons.filter { $0.superview === card }
    let isRow = !isSheet && others.count == 2 && others.allSatisfy { $0.fits(width: width / 2) }
    let fields = controller?.textFields ?? []
    let fieldsHeight = fields.isEmpty ? 0 : CGFloat(fields.count) * Self.fieldHeight + 16
    let rows = isRow ? 1 : others.count
    let hasCancel = cancelCard.superview === self
    let below = fieldsHeight + CGFloat(rows) * (buttonHeight + hairline)
    let room = safe.height - below - (hasCancel ? buttonHeight + 8 : 0) - 16
    texts.frame = CGRect(x: 0, y: 0, width: width, height: min(textHeight, max(60, room)))
    texts.contentSize = CGSize(width: width, height: textHeight)
    var y = texts.frame.maxY
    for field in fields {
      field.frame = CGRect(x: 16, y: y, width: width - 32, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
    if !fields.isEmpty { y += 16 }
    var rules: [CGRect] = []
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isRow {
      rules.append(CGRect(x: 0, y: y, width: width, height: hairline))
      y += hairline
      rules.append(CGRect(x: width / 2, y: y, width: hairline, height: buttonHeight))
      for (place, button) in buttonsInRow.enumerated() {
        let isSecond = (place == 1) != isRightToLeft
        button.frame = CGRect(x: isSecond ? width / 2 : 0, y: y, width: width / 2, height: buttonHeight)
      }
      y += buttonHeight
    } else {
      for button in others {
        if y > 0 {
          rules.append(CGRect(x: 0, y: y, width: width, height: hairline))
          y += hairline
        }
        button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
        y += buttonHeight
      }
    }
    showLines(rules)
    place(CGSize(width: width, height: y), hasCancel: hasCancel, in: safe)
  }

  private static let fieldHeight: CGFloat = 30

  /// Places the title and the message, and says how much room they take.
  private func layOutTexts(width: CGFloat) -> CGFloat {
    let (top, gap, bottom): (CGFloat, CGFloat, CGFloat) = isSheet ? (14, 12, 14) : (19.67, 3.33, 20)
    var y = top
    var isFirst = true
    for label in [titleLabel, messageLabel] where !label.isHidden {
      if !isFirst { y += gap }
      isFirst = false
      let size = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: 16, y: y, width: width - 32, height: size.height)
      y += size.height
    }
    return isFirst ? 0 : y + bottom
  }

  private func place(_ size: CGSize, hasCancel: Bool, in safe: CGRect) {
    let x = (bounds.midX - size.width / 2).rounded()
    guard isSheet else {
      card.frame = CGRect(
        x: x, y: (safe.midY - size.height / 2).rounded(), width: size.width, height: size.height)
      return
    }
    let bottom = safeAreaInsets.bottom > 0 ? safe.maxY : safe.maxY - 8
    let height = hasCancel ? buttonHeight + 8 : 0
    card.frame = CGRect(x: x, y: bottom - height - size.height, width: size.width, height: size.height)
    guard hasCancel else { return }
    cancelCard.frame = CGRect(x: x, y: bottom - buttonHeight, width: size.width, height: buttonHeight)
    for button in buttons where button.superview === cancelCard { button.frame = cancelCard.bounds }
  }

  final func showLines(_ frames: [CGRect]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      card.addSubview(line)
      lines.append(line)
    }
    for (line, frame) in zip(lines, frames) where line.frame != frame { line.frame = frame }
  }
}
