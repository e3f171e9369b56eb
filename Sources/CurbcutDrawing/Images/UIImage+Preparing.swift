import CurbcutGraphics
import Foundation

/// Images that are made ready away from the main thread.
extension UIImage {
  /// Reads the image's pixels and calls an action with it.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// The image with its pixels read; nil where it has none.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/bypreparingfordisplay()>.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { answer in prepareForDisplay { answer.resume(returning: $0) } }
  }

  /// Draws the image at a size in points and calls an action with the picture.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The image drawn at a size in points; nil where the size or the image is empty.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/bypreparingthumbnail(ofsize:)>.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { answer in prepareThumbnail(of: size) { answer.resume(returning: $0) } }
  }
}
