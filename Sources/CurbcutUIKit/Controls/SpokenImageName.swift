import Foundation

extension UIImage {
  /// What a control without a text is called because it shows this image.
  var spokenName: String? { accessibilityLabel }
}
