import Foundation
import Synchronization

/// Formats whose words depend on the numbers put into them.
///
/// On iOS, a localised string invisibly carries its plural rules. A Swift string cannot, so the format names its
/// rules instead: in `%#@17.dogs@`, 17 is their index here.
enum LocalizedFormat {
  private struct Rules {
    var text: LocalizedText
    var language: String
    var device: String
  }

  private struct State {
    var rules: [Rules] = []
    var places: [String: Int] = [:]
  }

  private static let state = Mutex(State())

  /// The format of a text, which ``expand(_:arguments:)`` recognises.
  static func format(of text: LocalizedText, language: String, device: String) -> String {
    let bare = LocalizedText.choose(text.format, device: device) { _ in "other" }
    guard text.isVariable else { return bare }
    let name = "\(language) \(device) \(text.hashValue)"
    let place = state.withLock { state in
      if let place = state.places[name] { return place }
      state.rules.append(Rules(text: text, language: language, device: device))
      state.places[name] = state.rules.count - 1
      return state.rules.count - 1
    }
    return bare.replacingOccurrences(of: "%#@", with: "%#@\(place).")
      .replacing(/%(\d+)\$#@/) { "%\($0.1)$#@\(place)." }
  }

  /// Replaces a format's variables with the words that fit the arguments, and puts the arguments in the order in
  /// which those words use them.
  static func expand(
    _ format: String, arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    guard format.contains("#@") else { return (format, arguments) }
    var expansion = Expansion(arguments: arguments)
    var next = 1
    expansion.expand(format, &next, depth: 0)
    return (expansion.format, expansion.taken)
  }

  private struct Expansion {
    let arguments: [any CVarArg]
    var format = ""
    var taken: [any CVarArg] = []

    /// - Parameters:
    ///   - format: the format, or the words for a variable in it.
    ///   - next: the position of the next argument for specifiers without an explicit position.
    mutating func expand(_ format: String, _ next: inout Int, depth: Int) {
      for piece in FormatPiece.pieces(of: format) {
        switch piece {
        case .text(let text): self.format += text
        case .specifier(let place, let rest, let stars):
          let first = place ?? next
          guard first + stars <= arguments.count else {
            self.format += "(null)"
            continue
          }
          // A star consumes an argument of its own, before the value.
          taken += arguments[(first - 1)...(first - 1 + stars)]
          self.format += "%\(rest)"
          if place == nil { next += stars + 1 }
        case .variable(let place, let name): expand(variable: name, place, &next, depth)
        }
      }
    }

    private mutating func expand(variable name: String, _ place: Int?, _ next: inout Int, _ depth: Int) {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard depth < 8, parts.count == 2, let index = Int(parts[0]),
        let rules = state.withLock({ $0.rules.indices.contains(index) ? $0.rules[index] : nil }),
        let variable = rules.text.variables[parts[1]]
      else {
        format += "%%#@\(name)@"
        return
      }
      var own = place ?? variable.argument ?? next
      // A whole text has all values, not those from its number on.
      if variable.isWhole { next = 1 }
      let isNext = own == next
      let form = words(variable, rules, own <= arguments.count ? arguments[own - 1] : nil)
        .replacingOccurrences(of: "%#@", with: "%#@\(index).")
        .replacingOccurrences(of: "%arg", with: "%\(own)$\(variable.specifier)")
      if variable.isWhole { return expand(form, &next, depth: depth + 1) }
      expand(form, &own, depth: depth + 1)
      if isNext { next = max(own, next + 1) }
    }
  }

  private static func words(
    _ variable: LocalizedText.Variable, _ rules: Rules, _ argument: (any CVarArg)?
  ) -> String {
    LocalizedText.choose(variable.forms, device: rules.device) { forms in
      guard let number = argument.flatMap(NSNumber.from)?.doubleValue else { return "other" }
      // A `zero` form is used for 0 in every language, as in Foundation.
      if number == 0, forms.contains("zero") { return "zero" }
      return ICU.pluralCategory(of: number, language: rules.language)
    }
  }
}

/// A part of a format string.
enum FormatPiece: Equatable {
  /// Literal text, with `%%` for a percent sign.
  case text(String)
  /// An argument: its position, what follows the position (`.2f`), and how many stars that contains.
  case specifier(place: Int?, rest: String, stars: Int)
  /// A variable: the position of its number, and its name.
  case variable(place: Int?, name: String)

  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%%"
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: variable) {
        flush()
        pieces.append(.variable(place: match.1.flatMap { Int($0) }, name: String(match.2)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: specifier) {
        flush()
        let stars = match.2.reduce(0) { $0 + ($1 == "*" ? 1 : 0) }
        pieces.append(.specifier(place: match.1.flatMap { Int($0) }, rest: String(match.2), stars: stars))
        rest = rest[match.range.upperBound...]
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    text += rest
    flush()
    return pieces
  }

  /// The position of the first number among the values of a format, from 1; nil when it has none.
  static func placeOfNumber(in format: String) -> Int? {
    var next = 1
    for case .specifier(let place, let rest, let stars) in pieces(of: format) {
      if let last = rest.last, !"@cCsSp".contains(last) { return (place ?? next) + stars }
      if place == nil { next += stars + 1 }
    }
    return nil
  }

  private static var variable: Regex<(Substring, Substring?, Substring)> {
    /%(?:(\d+)\$)?#@([^@]*)@/
  }
  private static var specifier: Regex<(Substring, Substring?, Substring)> {
    /%(?:(\d+)\$)?([-+ #0']*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp])/
  }
}
