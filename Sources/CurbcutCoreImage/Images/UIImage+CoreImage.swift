import CurbcutDrawing
import CurbcutFoundation
import CurbcutGraphics
import Foundation

extension UIImage {
  /// Creates an image that shows what filters have made, one pixel per point.
  ///
  /// As on iOS, its `cgImage` is nil.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image that shows what filters have made.
  ///
  /// - Parameters:
  ///   - ciImage: the image, which is made when it is drawn first.
  ///   - scale: pixels per point.
  ///   - orientation: how the pixels are rotated or mirrored when they are shown.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let area = PixelArea(ciImage.extent)
    self.init(
      madeBy: ciImage, width: area.width, height: area.height, scale: scale, orientation: orientation
    ) { CIContext().createCGImage(ciImage, from: ciImage.extent) }
  }

  /// What filters have made, of an image that was created from it; nil for any other.
  public var ciImage: CIImage? { maker as? CIImage }
}
