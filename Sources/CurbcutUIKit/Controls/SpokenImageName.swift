import Foundation

extension UIImage {
  /// What a control without a text is called because it shows this image: its label, a symbol's
  /// name, else the name of its file in words, as on iOS: `ic_arrow_back` is "ic arrow back".
  var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let name = accessibilityIdentifier else { return nil }
    let words = name.split { $0 == "_" || $0 == "-" || $0 == "/" || $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
