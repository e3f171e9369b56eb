import Foundation
internal import _FoundationICU

/// What Unicode's library knows of languages, from the copy that Foundation brings along.
enum ICU {
  /// The plural category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: the number, with as many decimals as its words show.
  ///   - language: the language's tag.
  static func pluralCategory(of number: Double, language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(localeName(language), &status), status.rawValue <= 0 else {
      return number == 1 ? "one" : "other"
    }
    defer { swift_uplrules_close(rules) }
    return string { swift_uplrules_select(rules, number, $0, $1, &$2) } ?? "other"
  }

  /// A number in the words of a language, by one of ICU's skeletons: `measure-unit/length-kilometer
  /// unit-width-full-name`.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - skeleton: how to write it.
  ///   - locale: the identifier of the locale.
  /// - Returns: the text; nil when the skeleton is not one.
  static func format(_ number: Double, skeleton: String, locale: String) -> String? {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), localeName(locale), &status)
    guard let formatter, status.rawValue <= 0 else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, number, result, &status)
    guard status.rawValue <= 0 else { return nil }
    return string { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// ICU writes locales with underscores.
  private static func localeName(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "-", with: "_")
  }

  /// A text that a function of ICU writes into a buffer.
  private static func string(
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      let length = buffer.withUnsafeMutableBufferPointer { pointer in
        pointer.baseAddress.map { fill($0, Int32(pointer.count), &status) } ?? 0
      }
      if status == U_BUFFER_OVERFLOW_ERROR {
        buffer = [UInt16](repeating: 0, count: Int(length) + 1)
        continue
      }
      return status.rawValue <= 0 ? String(decoding: buffer[..<Int(length)], as: UTF16.self) : nil
    }
    return nil
  }
}
