import CurbcutUIKit
import Foundation
import Testing

@MainActor
@Suite("Attachments in a text")
struct AttachmentTests {
  private final class Square: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: 80, height: 80) }
  }

  @Test("are as large as a subclass says")
  func bounds() {
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: Square())
    let size = label.sizeThatFits(CGSize(width: 300, height: 300))
    #expect(size.width == 80 && size.height >= 80)
  }
}
