import Foundation

/// The names in Swift that Xcode gives the texts of string catalogs, which were added by hand.
///
/// Xcode writes an extension of `LocalizedStringResource` for each target: the texts of `Localizable` are members of it,
/// those of other tables of a type with the table's name.
struct CatalogSymbols {
  /// The Swift file; nil where no catalog has such texts.
  let text: String?

  /// - Parameters:
  ///   - catalogs: the tables by their names.
  ///   - sources: the app's own sources, whose declarations come first.
  init(_ catalogs: [(table: String, data: Data)], sources: [String]) {
    var lines: [String] = []
    for (table, data) in catalogs.sorted(by: { $0.table < $1.table }) {
      let members = Self.members(of: data, table: table, sources: sources)
      guard !members.isEmpty else { continue }
      if table == "Localizable" {
        lines += members
      } else {
        lines += ["  enum \(Self.typeName(table)) {"] + members.map { "  " + $0 } + ["  }"]
      }
    }
    text =
      lines.isEmpty
      ? nil
      : (["import Foundation", "extension LocalizedStringResource {"] + lines + ["}", ""]).joined(
        separator: "\n")
  }

  private static func members(of data: Data, table: String, sources: [String]) -> [String] {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return [] }
    let language = root["sourceLanguage"] as? String ?? "en"
    var members: [String: String] = [:]
    for (key, value) in strings {
      guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual",
        let name = name(of: key), members[name] == nil,
        !sources.contains(where: { declares(name, in: $0) })
      else { continue }
      let localizations = entry["localizations"] as? [String: Any]
      let localization = localizations?[language] as? [String: Any]
      let unit = localization?["stringUnit"] as? [String: Any]
      // Of what depends on a number, only the key is known.
      if unit == nil, localization?["variations"] != nil || localization?["substitutions"] != nil { continue }
      members[name] = member(name, key: key, value: unit?["value"] as? String ?? key, table: table)
    }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func declares(_ name: String, in source: String) -> Bool {
    ["let", "var", "func"].contains { source.contains("static \($0) \(name)") }
  }

  /// The declaration of a text: a property, or a method if it has places for values.
  private static func member(_ name: String, key: String, value: String, table: String) -> String {
    let (format, parameters) = interpolated(value)
    let place = table == "Localizable" ? "" : ", table: \(literal(table))"
    let resource = "LocalizedStringResource(\(literal(key)), defaultValue: \"\(format)\"\(place))"
    guard !parameters.isEmpty else {
      return "  static var \(name): LocalizedStringResource { \(resource) }"
    }
    let list = parameters.enumerated().map { index, parameter in
      parameter.name.map { "\($0): \(parameter.type)" } ?? "_ arg\(index + 1): \(parameter.type)"
    }
    return "  static func \(name)(\(list.joined(separator: ", "))) -> LocalizedStringResource { \(resource) }"
  }

  private struct Parameter {
    var name: String?
    var type: String
  }

  /// A format as a Swift literal with its values in their places.
  private static func interpolated(_ format: String) -> (String, [Parameter]) {
    var parameters: [Parameter] = []
    var result = ""
    var rest = format[...]
    let place = /%(?:(\d+)\$)?(?:\(([A-Za-z_]\w*)\))?(@|lld|ld|d|llu|lu|u|lf|f|%)/
    while let match = rest.firstMatch(of: place) {
      result += escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      let type: String
      switch match.3 {
      case "%":
        result += "%"
        continue
      case "@": type = "String"
      case "lf", "f": type = "Double"
      default: type = "Int"
      }
      let name = match.2.map(String.init)
      result += "\\(\(name ?? "arg\(parameters.count + 1)"))"
      parameters.append(Parameter(name: name, type: type))
    }
    return (result + escaped(rest), parameters)
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text[...]))\"" }

  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name of a key in Swift; nil where nothing of it can stand in a name.
  static func name(of key: String) -> String? {
    let words = words(in: key)
    guard let first = words.first else { return nil }
    let name = first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  private static func typeName(_ table: String) -> String { words(in: table).map(capitalized).joined() }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map { word in
      // Words in capitals alone are words, not names of letters.
      word.allSatisfy { !$0.isLowercase } ? word.lowercased() : String(word)
    }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension AppContents {
  /// The same with a source that gives the texts of string catalogs names.
  ///
  /// - Parameter folder: where the source is written.
  func addingCatalogSymbols(in folder: URL) -> AppContents {
    guard var main = modules.last else { return self }
    let catalogs = resources.filter {
      $0.url.pathExtension == "xcstrings" && !$0.url.path.contains("InfoPlist")
    }
    .compactMap { resource in
      (try? Data(contentsOf: resource.url)).map {
        (table: resource.url.deletingPathExtension().lastPathComponent, data: $0)
      }
    }
    let manual = Data("\"manual\"".utf8)
    guard catalogs.contains(where: { $0.data.range(of: manual) != nil }) else { return self }
    let sources = main.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    guard let text = CatalogSymbols(catalogs, sources: sources).text else { return self }
    let file = folder.appendingPathComponent("GeneratedStringSymbols.swift")
    // An unchanged file keeps its date, by which the build knows that nothing has changed.
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return self }
    }
    main.sources.append(file)
    var contents = self
    contents.modules[contents.modules.count - 1] = main
    return contents
  }
}
