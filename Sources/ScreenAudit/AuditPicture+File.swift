import Audit
import CurbcutGraphics
import Foundation

extension AuditPicture {
  /// Reads a screenshot that lies beside a recording.
  ///
  /// - Parameters:
  ///   - data: the file, a PNG or a JPEG.
  ///   - frame: what it shows, in points on the screen.
  /// - Throws: an `ImageError` for another format, and for a file that is damaged or too large.
  package init?(screenshot data: Data, frame: CGRect) throws {
    let image = try CGImage.decode(data)
    let pixels = image.withPixels { $0.map { $0 & 0xFFFFFF } }
    self.init(width: image.width, height: image.height, frame: frame, pixels: pixels)
  }
}
