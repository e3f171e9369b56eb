import Foundation
internal import _FoundationICU

/// Language data from ICU, Unicode's library, in the copy that comes with Foundation.
enum ICU {
  /// The plural category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - language: the language's tag.
  static func pluralCategory(of number: Double, language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(localeName(language), &status), status.rawValue <= 0 else {
      return number == 1 ? "one" : "other"
    }
    defer { swift_uplrules_close(rules) }
    return string { swift_uplrules_select(rules, number, $0, $1, &$2) } ?? "other"
  }

  /// A number formatted with an ICU skeleton, such as `measure-unit/length-kilometer
  /// unit-width-full-name`.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - skeleton: how to write it.
  ///   - locale: the identifier of the locale.
  /// - Returns: the text; nil when the skeleton is not valid.
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

  /// The width of the wording.
  enum Width: Int { case full, short, narrow }

  /// How far off something is: `in 2 days`, or `the day after tomorrow` where the language has a word.
  ///
  /// - Parameters:
  ///   - offset: how many units; negative for the past.
  ///   - unit: a unit of time, from years to seconds.
  ///   - isNumeric: whether the number is always written.
  ///   - width: the width of the wording.
  ///   - locale: the identifier of the locale.
  /// - Returns: the text; nil when the locale has none.
  static func relative(
    _ offset: Double, _ unit: Calendar.Component, isNumeric: Bool, width: Width, locale: String
  ) -> String? {
    let units: [Calendar.Component: URelativeDateTimeUnit] = [
      .year: UDAT_REL_UNIT_YEAR, .quarter: UDAT_REL_UNIT_QUARTER, .month: UDAT_REL_UNIT_MONTH,
      .weekOfMonth: UDAT_REL_UNIT_WEEK, .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR,
      .minute: UDAT_REL_UNIT_MINUTE, .second: UDAT_REL_UNIT_SECOND,
    ]
    let styles = [UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW]
    guard let unit = units[unit] else { return nil }
    var status = U_ZERO_ERROR
    let formatter = swift_ureldatefmt_open(
      localeName(locale), nil, styles[width.rawValue], UDISPCTX_CAPITALIZATION_NONE, &status)
    guard let formatter, status.rawValue <= 0 else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return string {
      isNumeric
        ? swift_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, &$2)
        : swift_ureldatefmt_format(formatter, offset, unit, $0, $1, &$2)
    }
  }

  /// A date with the language's word for its day, where that is near today.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - dateStyle: how much of the date is written.
  ///   - timeStyle: how much of the time is written.
  ///   - timeZone: the identifier of the time zone.
  ///   - isCapitalized: whether the text begins with a capital letter.
  ///   - locale: the identifier of the locale.
  /// - Returns: the text; nil when the locale has none.
  static func relativeDate(
    _ date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style, timeZone: String,
    isCapitalized: Bool, locale: String
  ) -> String? {
    let relative: [DateFormatter.Style: UDateFormatStyle] = [
      .short: UDAT_SHORT_RELATIVE, .medium: UDAT_MEDIUM_RELATIVE, .long: UDAT_LONG_RELATIVE,
      .full: UDAT_FULL_RELATIVE,
    ]
    let plain: [DateFormatter.Style: UDateFormatStyle] = [
      .none: UDAT_NONE, .short: UDAT_SHORT, .medium: UDAT_MEDIUM, .long: UDAT_LONG, .full: UDAT_FULL,
    ]
    guard let day = relative[dateStyle], let time = plain[timeStyle] else { return nil }
    var status = U_ZERO_ERROR
    let zone = Array(timeZone.utf16)
    let formatter = swift_udat_open(
      time, day, localeName(locale), zone, Int32(zone.count), nil, 0, &status)
    guard let formatter, status.rawValue <= 0 else { return nil }
    defer { swift_udat_close(formatter) }
    if isCapitalized {
      swift_udat_setContext(formatter, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE, &status)
    }
    return string { swift_udat_format(formatter, date.timeIntervalSince1970 * 1000, $0, $1, nil, &$2) }
  }

  /// A list in words: joined by “and”, by “or”, or as the parts of a measurement.
  ///
  /// - Parameters:
  ///   - items: what is listed.
  ///   - kind: how the items are joined.
  ///   - width: the width of the wording.
  ///   - locale: the identifier of the locale.
  static func list(_ items: [String], _ kind: ListKind, width: Width, locale: String) -> String {
    let kinds = [ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS]
    let widths = [ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW]
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      localeName(locale), kinds[kind.rawValue], widths[width.rawValue], &status)
    guard let formatter, status.rawValue <= 0, !items.isEmpty else { return items.joined(separator: ", ") }
    defer { swift_ulistfmt_close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let pointers = texts.map { text -> UnsafePointer<UInt16>? in
      let pointer = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, text.count))
      pointer.initialize(from: text, count: text.count)
      return UnsafePointer(pointer)
    }
    defer { for pointer in pointers { pointer?.deallocate() } }
    let lengths = texts.map { Int32($0.count) }
    let joined = string {
      swift_ulistfmt_format(formatter, pointers, lengths, Int32(items.count), $0, $1, &$2)
    }
    return joined ?? items.joined(separator: ", ")
  }

  /// How the items of a list are joined.
  enum ListKind: Int { case and, or, units }

  /// ICU's locale names have underscores.
  private static func localeName(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "-", with: "_")
  }

  /// A string that an ICU function writes into a buffer.
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
