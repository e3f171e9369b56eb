import Foundation

extension UIImage {
  /// The accessibility label of a control without text that shows this image: the image's label, a symbol's name, or
  /// else the file name split into words, as on iOS: `ic_arrow_back` becomes "ic arrow back".
  var spokenName: String? {
    if let label = spokenLabel ?? (isSystemSymbol ? nil : accessibilityLabel) { return label }
    if isSystemSymbol { return nil }
    guard let name = accessibilityIdentifier else { return nil }
    let words = name.split { $0 == "_" || $0 == "-" || $0 == "/" || $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
