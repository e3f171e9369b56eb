import Audit
import CurbcutGraphics
import Foundation

extension AuditPicture {
  /// Takes the pixels of an image, such as the screenshot of a recording.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - frame: what it shows, in points on the screen.
  package init?(_ image: CGImage, frame: CGRect) {
    let pixels = image.withPixels { $0.map { $0 & 0xFFFFFF } }
    self.init(width: image.width, height: image.height, frame: frame, pixels: pixels)
  }
}
