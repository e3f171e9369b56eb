import Foundation
import Glibc

/// The build settings of a target, with references to each other resolved.
public struct BuildSettings: Hashable, Sendable {
  /// A line of a configuration: a name, which may have conditions, and a value.
  struct Assignment: Hashable, Sendable {
    var name: String
    var value: String
  }

  private var values: [String: String]

  /// Creates settings from levels: the values of each level override those of the previous levels, and may include them
  /// with `$(inherited)`, or by their own name.
  ///
  /// Within a level, a setting for a certain system, processor or configuration, such as `NAME[sdk=iphonesimulator*]`,
  /// overrides the one for all. Those for others than a simulator on today's Macs do not count.
  ///
  /// - Parameter levels: dictionaries of settings, the weakest first.
  public init(levels: [[String: String]]) {
    self.init(
      assignments: levels.map { level in
        level.sorted { $0.key < $1.key }.map { Assignment(name: $0.key, value: $0.value) }
      })
  }

  /// - Parameter levels: lists of settings, the weakest first; in each, the last counts.
  init(assignments levels: [[Assignment]]) {
    values = [:]
    for assignment in levels.joined() {
      let parts = assignment.name.split(separator: "[", omittingEmptySubsequences: false)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      guard parts.dropFirst().allSatisfy({ holds($0) }) else { continue }
      let before = values[name] ?? ""
      // A setting that refers to itself means what the levels below say, as with $(inherited).
      values[name] = ["inherited", name].reduce(assignment.value) { value, reference in
        value.replacing("$(\(reference))", with: before).replacing("${\(reference)}", with: before)
      }
    }
  }

  /// Whether a condition is met, such as `sdk=iphonesimulator*]` or `sdk=iphone*,arch=arm64]`.
  private func holds(_ condition: Substring) -> Bool {
    condition.prefix { $0 != "]" }.split(separator: ",").allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard sides.count == 2 else { return true }
      let actual =
        switch sides[0] {
        case "sdk": ["iphonesimulator", "iphonesimulator26.0"]
        case "arch": ["arm64"]
        case "config": [values["CONFIGURATION"] ?? "Debug"]
        default: [String]()
        }
      return actual.isEmpty || actual.contains { fnmatch(sides[1], $0, 0) == 0 }
    }
  }

  /// The value of a setting, with references resolved; nil if it is not set, or empty.
  ///
  /// - Parameter name: the name of the setting.
  public subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expand(value).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The settings with another value for one of them.
  ///
  /// - Parameters:
  ///   - name: the name of the setting.
  ///   - value: its value.
  public func replacing(_ name: String, with value: String) -> BuildSettings {
    var copy = self
    copy.values[name] = value
    return copy
  }

  /// The names of all settings.
  public var names: [String] { values.keys.sorted() }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)` with the values of settings, and unknown names with nothing.
  ///
  /// - Parameter text: a text with references.
  public func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 20, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, let close = (["(": ")", "{": "}"] as [Character: Character])[rest[open]],
        let end = closing(rest, from: open, close: close)
      else {
        result.append("$")
        rest = rest[open...]
        continue
      }
      let inside = expand(String(rest[rest.index(after: open)..<end]), depth: depth + 1)
      result += reference(inside, depth: depth)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The index of the closing bracket of a reference, which may contain other references.
  private func closing(_ text: Substring, from open: Substring.Index, close: Character) -> Substring.Index? {
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == text[open] { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  private func reference(_ text: String, depth: Int) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value = expand(values[parts[0]] ?? "", depth: depth + 1)
    for modifier in parts.dropFirst() {
      switch modifier {
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      case "rfc1034identifier":
        value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "base": value = ((value as NSString).lastPathComponent as NSString).deletingPathExtension
      case "file": value = (value as NSString).lastPathComponent
      case "dir": value = (value as NSString).deletingLastPathComponent
      case let other where other.hasPrefix("default="):
        if value.isEmpty { value = String(other.dropFirst("default=".count)) }
      default: break
      }
    }
    return value
  }

  /// The module name that Xcode derives from a product's name.
  ///
  /// - Parameter name: any text.
  public static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first.map { $0.isNumber ? "_" + text : text } ?? "App"
  }
}
