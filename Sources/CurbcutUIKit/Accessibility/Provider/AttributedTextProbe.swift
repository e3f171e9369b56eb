import Foundation

/// Finds out whether a text has attributes without making an attributed string of each plain one,
/// which costs more than all the rest of reading an element.
///
/// While the probe asks, the getters of the base class answer with one marker in place of a plain
/// text. What a subclass makes of that answer is thrown away, and the subclass asked again.
@MainActor
enum AttributedTextProbe {
  private(set) static var isAsking = false
  static let plain = NSAttributedString(string: "")

  /// The text of a getter, or nil when it has no more to say than the plain getter.
  static func attributes(_ getter: () -> NSAttributedString?) -> NSAttributedString? {
    isAsking = true
    let answer = getter()
    isAsking = false
    return answer === plain ? nil : getter()
  }
}
