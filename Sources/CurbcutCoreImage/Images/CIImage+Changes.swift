import CurbcutDrawing
import CurbcutFoundation
import CurbcutGraphics
import Foundation

extension CIImage {
  // MARK: Places

  /// The image, moved, scaled, rotated or skewed.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(recipe.transformed(by: matrix)) }

  /// The image, moved, scaled, rotated or skewed.
  ///
  /// - Parameters:
  ///   - matrix: the transform.
  ///   - highQualityDownsample: whether an image that gets smaller is averaged.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    CIImage(recipe.transformed(by: matrix, averages: highQualityDownsample))
  }

  /// The part of the image inside a rectangle. It keeps its place.
  public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect)) }

  /// The image with the pixels at the edges of a rectangle repeated without end.
  public func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(to: rect)) }

  /// The image with the pixels at its edges repeated without end.
  public func clampedToExtent() -> CIImage { CIImage(recipe.clamped(to: extent)) }

  /// The image as an orientation of image files wants it shown, with its corner where it was.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image as an orientation of image files, 1 to 8, wants it shown.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard let known = UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init) else {
      return self
    }
    return oriented(known)
  }

  /// The transform that shows the image as an orientation wants it.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let area = extent
    guard !area.isInfinite, !area.isNull else { return .identity }
    // The origin of each orientation is moved back to where the image's is.
    let turn: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
    let turned = area.applying(turn)
    return turn.concatenating(
      CGAffineTransform(translationX: area.minX - turned.minX, y: area.minY - turned.minY))
  }

  // MARK: Filters

  /// The result of a filter with this image as its input; this image when there is no filter with that name.
  ///
  /// - Parameters:
  ///   - filterName: the name: "CISepiaTone".
  ///   - params: the other inputs by their keys.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else {
      HostMessages.write("Core Image: there is no filter \(filterName); the image is unchanged\n")
      return self
    }
    filter.setDefaults()
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    for (key, value) in params.sorted(by: { $0.key < $1.key }) { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? CIImage.empty()
  }

  /// The result of a filter with this image as its input, and its other inputs as they are by default.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The image, blurred.
  ///
  /// - Parameter sigma: the standard deviation, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(recipe.gaussianBlurred(radius: Float(sigma)))
  }

  /// The image over another.
  public func composited(over dest: CIImage) -> CIImage { CIImage(recipe.over(dest.recipe)) }

  // MARK: Alpha

  /// The colours multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { _ in { $0.premultiplied } }) }

  /// The colours divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { _ in { $0.straight } }) }

  /// The image, opaque inside a rectangle and transparent outside.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(
      recipe.cropped(to: extent).mapped(extent: extent) { _ in
        { pixel in
          var result = pixel
          result.w = 1
          return result
        }
      })
  }

  // MARK: Sampling

  /// The image, whose pixels stay squares where it is enlarged.
  public func samplingNearest() -> CIImage { CIImage(recipe, isNearest: true) }

  /// The image, whose pixels are blended where it is enlarged, as by default.
  public func samplingLinear() -> CIImage { CIImage(recipe, isNearest: false) }

  private convenience init(_ recipe: ImageRecipe, isNearest: Bool) {
    var recipe = recipe
    recipe.isNearest = isNearest
    self.init(recipe)
  }
}
