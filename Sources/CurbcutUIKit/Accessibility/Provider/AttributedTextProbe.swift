import Foundation

/// Finds out whether a text has attributes without creating an attributed string for each plain one, which would cost
/// more than all the rest of reading an element.
///
/// While the probe asks, the getters of the base class return a marker in place of a plain text. Any other answer may
/// be derived from the marker, so it is discarded and the getter is called again.
@MainActor
enum AttributedTextProbe {
  private(set) static var isAsking = false
  static let plain = NSAttributedString(string: "")

  /// The attributed text that a getter returns, or nil when it adds nothing to the plain getter.
  static func attributes(_ getter: () -> NSAttributedString?) -> NSAttributedString? {
    isAsking = true
    let answer = getter()
    isAsking = false
    return answer === plain ? nil : getter()
  }
}
