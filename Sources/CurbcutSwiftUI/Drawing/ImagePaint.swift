import CurbcutUIKit
import Foundation

/// A picture, or a part of it, that is repeated.
///
/// Follows <https://developer.apple.com/documentation/swiftui/imagepaint>.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part that is drawn, as parts of the width and height.
  public var sourceRect: CGRect
  /// The size of the picture as a part of its own.
  public var scale: CGFloat

  /// Creates a paint.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let values = Unchecked((image, environment))
    let (picture, tint) = Isolation.onMain {
      let (image, environment) = values.value
      return Unchecked((image.platformImage(environment), environment.foregroundPlatformColor))
    }.value
    guard let picture else { return .color(.clear) }
    return .image(_TiledPicture(picture: picture, tint: tint, part: sourceRect, scale: scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of it, that is repeated.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shapestyle/image(_:sourcerect:scale:)>.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// A picture that is repeated over a rectangle.
public struct _TiledPicture {
  let picture: UIImage
  let tint: UIColor
  let part: CGRect
  let scale: CGFloat
  var opacity: Double = 1

  @MainActor
  func draw(in context: CGContext, _ rect: CGRect) {
    let whole = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    guard tile.width > 0.1, tile.height > 0.1, tile.width.isFinite, tile.height.isFinite else { return }
    context.saveGState()
    context.setAlpha(opacity)
    for x in stride(from: rect.minX, to: rect.maxX, by: tile.width) {
      for y in stride(from: rect.minY, to: rect.maxY, by: tile.height) {
        context.saveGState()
        context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: tile))
        let origin = CGPoint(x: x - part.minX * whole.width, y: y - part.minY * whole.height)
        picture.draw(in: CGRect(origin: origin, size: whole), tint: tint)
        context.restoreGState()
      }
    }
    context.restoreGState()
  }
}
