import Foundation

/// The plural form that a number requires in a language.
package enum PluralCategory {
  /// `zero`, `one`, `two`, `few`, `many` or `other`, by Unicode's rules.
  ///
  /// - Parameters:
  ///   - count: the number, an integer.
  ///   - language: the language's tag.
  package static func name(of count: Int, language: String) -> String {
    ICU.pluralCategory(of: Double(count), language: language)
  }
}
