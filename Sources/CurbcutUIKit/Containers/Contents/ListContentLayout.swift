import Foundation

/// The layout of a row's image and two texts: pure geometry, shared by list content views and the built-in styles
/// of table cells.
@MainActor
struct ListContentLayout {
  enum Arrangement {
    /// The secondary text below the primary text.
    case stacked
    /// The secondary text at the trailing edge; stacked if the two do not fit, or at accessibility sizes.
    case sideBySide
    /// A narrow primary text, right-aligned before the secondary text.
    case contact
  }

  var arrangement = Arrangement.stacked
  var margins = NSDirectionalEdgeInsets.zero
  var imageSize: CGSize?
  /// The width kept free for the image, in points.
  var reservedImageWidth: CGFloat = 0
  var imageToText: CGFloat = 16
  var horizontalGap: CGFloat = 6
  var verticalGap: CGFloat = 3
  var isRightToLeft = false
  var usesAccessibilitySizes = false
  /// Whether labels one below the other are as wide as their texts.
  var hugsTexts = false
  /// The minimum total height, in points.
  var minimumHeight: CGFloat = 0

  struct Result {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// - Parameters:
  ///   - width: The total width, in points.
  ///   - height: The total height to centre the content in; nil to compute the height.
  func layout(width: CGFloat, height: CGFloat?, text: UILabel?, secondary: UILabel?) -> Result {
    var result = Result()
    let text = text.flatMap { $0.hasListText ? $0 : nil }
    let secondary = secondary.flatMap { $0.hasListText ? $0 : nil }
    let inner = max(0, width - margins.leading - margins.trailing)
    // At accessibility sizes the image is above the texts, as in UIListContentView.
    let imageOnTop = usesAccessibilitySizes && imageSize != nil
    var x: CGFloat = 0
    if let imageSize, !imageOnTop {
      let box = max(imageSize.width, reservedImageWidth)
      result.image = CGRect(
        x: (box - imageSize.width) / 2, y: 0, width: imageSize.width, height: imageSize.height)
      x = box + imageToText
    }
    let textWidth = max(0, inner - x)
    var blockHeight: CGFloat = 0
    func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
    }
    var arrangement = self.arrangement
    if let text, let secondary, arrangement == .sideBySide {
      let a = fit(text, .greatestFiniteMagnitude)
      let b = fit(secondary, .greatestFiniteMagnitude)
      if usesAccessibilitySizes || a.width + horizontalGap + b.width > textWidth { arrangement = .stacked }
    }
    if arrangement == .contact && usesAccessibilitySizes { arrangement = .stacked }
    switch (text, secondary, arrangement) {
    case (let text?, let secondary?, .sideBySide):
      let b = fit(secondary, textWidth)
      let a = fit(text, textWidth - b.width - horizontalGap)
      blockHeight = max(a.height, b.height)
      result.text = CGRect(
        x: x, y: (blockHeight - a.height) / 2, width: a.width, height: a.height)
      result.secondary = CGRect(
        x: inner - b.width, y: (blockHeight - b.height) / 2, width: b.width, height: b.height)
    case (let text?, let secondary?, .contact):
      let first = min(91, textWidth / 2)
      let a = fit(text, first)
      let b = fit(secondary, textWidth - first - horizontalGap)
      blockHeight = max(a.height, b.height)
      result.text = CGRect(x: x, y: (blockHeight - a.height) / 2, width: first, height: a.height)
      result.secondary = CGRect(
        x: x + first + horizontalGap, y: (blockHeight - b.height) / 2,
        width: textWidth - first - horizontalGap, height: b.height)
    default:
      if let text {
        let size = fit(text, textWidth)
        let width = secondary == nil || !hugsTexts ? textWidth : size.width
        result.text = CGRect(x: x, y: 0, width: width, height: size.height)
        blockHeight = size.height
      }
      if let secondary {
        if text != nil { blockHeight += verticalGap }
        let size = fit(secondary, textWidth)
        let width = text == nil || !hugsTexts ? textWidth : size.width
        result.secondary = CGRect(x: x, y: blockHeight, width: width, height: size.height)
        blockHeight += size.height
      }
    }
    finish(&result, width: width, height: height, block: blockHeight, imageOnTop: imageOnTop)
    return result
  }

  private func finish(
    _ result: inout Result, width: CGFloat, height: CGFloat?, block: CGFloat, imageOnTop: Bool
  ) {
    let imageHeight = imageSize?.height ?? 0
    let above: CGFloat = imageOnTop ? imageHeight + 8 : 0
    let content = imageOnTop ? above + block : max(block, imageHeight)
    result.height = max(minimumHeight, content + margins.top + margins.bottom)
    let whole = height ?? result.height
    let top = margins.top + (whole - margins.top - margins.bottom - content) / 2
    result.text.origin.y += top + above + (imageOnTop ? 0 : (content - block) / 2)
    result.secondary.origin.y += top + above + (imageOnTop ? 0 : (content - block) / 2)
    if let imageSize {
      result.image.size = imageSize
      result.image.origin.y = imageOnTop ? top : top + (content - imageSize.height) / 2
    }
    func place(_ rect: CGRect) -> CGRect {
      var rect = rect.offsetBy(dx: margins.leading, dy: 0)
      if isRightToLeft { rect.origin.x = width - rect.maxX }
      return rect
    }
    result.text = place(result.text)
    result.secondary = place(result.secondary)
    result.image = place(result.image)
  }
}

extension UILabel {
  /// Whether the label has text, so that a row must make room for it.
  var hasListText: Bool { !(text ?? attributedText?.string ?? "").isEmpty }
}
