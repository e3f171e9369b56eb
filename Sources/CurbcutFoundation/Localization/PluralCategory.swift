import Foundation

/// Which form of its words a number asks for in a language.
package enum PluralCategory {
  /// `zero`, `one`, `two`, `few`, `many` or `other`, by Unicode's rules.
  ///
  /// - Parameters:
  ///   - count: the number, which is whole.
  ///   - language: the language's tag.
  package static func name(of count: Int, language: String) -> String {
    ICU.pluralCategory(of: Double(count), language: language)
  }
}
