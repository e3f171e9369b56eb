import Foundation

extension UIImage {
  /// The format for drawing an image like this one: with its scale, and with transparency.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    return format
  }
}
