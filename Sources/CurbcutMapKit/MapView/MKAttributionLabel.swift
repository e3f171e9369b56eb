import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The text of the link to the legal notices of the map's data; a recorded one was 49.9 × 10.7 points large, with an element of its own.
final class MKAttributionLabel: UILabel {
  init() {
    super.init(frame: .zero)
    attributedText = NSAttributedString(
      string: SystemWord.legal.text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 9, weight: .medium), .foregroundColor: UIColor.secondaryLabel,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    accessibilityTraits = .link
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 49.9, height: 10.7) }
}
