import CurbcutGraphics
import Foundation
import Synchronization

/// An image that another framework makes when it is first drawn: for UIKit, it has no bitmap.
final class MadeImage: Sendable {
  /// What the image was created from.
  let maker: any AnyObject & Sendable
  private let make: @Sendable () -> CGImage?
  private let made = Mutex<CGImage??>(nil)

  init(maker: any AnyObject & Sendable, _ make: @escaping @Sendable () -> CGImage?) {
    self.maker = maker
    self.make = make
  }

  /// The pixels; nil when they cannot be made.
  var pixels: CGImage? {
    made.withLock { made in
      if let made { return made }
      let image = make()
      made = .some(image)
      return image
    }
  }
}

extension UIImage {
  /// Creates an image that is made when it is first drawn, and has no `cgImage`.
  ///
  /// - Parameters:
  ///   - maker: what it is created from, which ``maker`` tells.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - scale: pixels per point; one that is not positive is treated as 1.
  ///   - orientation: how the pixels are rotated or mirrored when they are shown.
  ///   - make: makes the pixels.
  package convenience init(
    madeBy maker: any AnyObject & Sendable, width: Int, height: Int, scale: CGFloat, orientation: Orientation,
    _ make: @escaping @Sendable () -> CGImage?
  ) {
    var look = Look()
    look.scale = scale > 0 ? scale : 1
    look.orientation = orientation
    let size = CGSize(width: CGFloat(width) / look.scale, height: CGFloat(height) / look.scale)
    look.size = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    self.init(content: .made(MadeImage(maker: maker, make)), look: look, assetName: nil)
  }

  /// What an image that another framework makes was created from; nil for any other.
  package var maker: AnyObject? {
    if case .made(let image) = content { image.maker } else { nil }
  }
}
