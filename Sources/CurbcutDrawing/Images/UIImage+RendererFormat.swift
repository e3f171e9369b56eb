import Foundation

extension UIImage {
  /// The format in which a picture like this one is drawn: with its scale, and with transparency.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    return format
  }
}
