import CurbcutFoundation
import Foundation

/// A text of a table of strings, with the values that it takes.
struct StructuredText: Hashable {
  /// A value in a format.
  struct Parameter: Hashable {
    /// The name of a variable that depends on a number.
    var name: String?
    /// The type in Swift.
    var type: String
  }

  var key: String
  var parameters: [Parameter]
  /// The text in the language in which the app is developed; nil where there is none.
  var developmentValue: String?

  // MARK: Tables

  /// A table in one language.
  struct Table {
    var name: String
    /// The language, `Base`, or nothing where the file is in no folder of a language.
    var language: String?
    var texts: [String: (value: String, parameters: [Parameter]?)]

    /// The tables of a file, one for each language; none when it is not one of texts.
    ///
    /// - Parameters:
    ///   - resource: the file.
    ///   - data: its bytes.
    static func tables(of resource: AppContents.Resource, data: Data) -> [Table] {
      let name = resource.url.deletingPathExtension().lastPathComponent
      let folder = URL(fileURLWithPath: "/\(resource.path)").deletingLastPathComponent()
      let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
      switch resource.url.pathExtension {
      case "strings":
        let texts = StringsFile(data, file: resource.url.path).entries.mapValues {
          (value: $0, parameters: FormatParameters.parameters(of: $0))
        }
        return [Table(name: name, language: language, texts: texts)]
      case "stringsdict": return [Table(name: name, language: language, texts: plurals(in: data))]
      case "xcstrings": return catalog(data, name: name)
      default: return []
      }
    }

    private static func plurals(in data: Data) -> [String: (value: String, parameters: [Parameter]?)] {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      var texts: [String: (value: String, parameters: [Parameter]?)] = [:]
      for (key, value) in list as? [String: Any] ?? [:] {
        guard let rules = value as? [String: Any], let format = rules["NSStringLocalizedFormatKey"] as? String
        else { continue }
        let parameters = FormatParameters.parameters(of: format) { name in
          (rules[name] as? [String: Any]).map { $0["NSStringFormatValueTypeKey"] as? String ?? "d" }
        }
        texts[key] = (format, parameters)
      }
      return texts
    }

    private static func catalog(_ data: Data, name: String) -> [Table] {
      guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = root["strings"] as? [String: Any]
      else { return [] }
      let source = root["sourceLanguage"] as? String ?? "en"
      var texts: [String: (value: String, parameters: [Parameter]?)] = [:]
      for (key, value) in strings {
        let localizations = (value as? [String: Any])?["localizations"] as? [String: Any]
        let own = localizations?[source] as? [String: Any]
        let format = own.flatMap { text(of: $0, depth: 0) } ?? key
        let substitutions = own?["substitutions"] as? [String: Any]
        let parameters = FormatParameters.parameters(of: format) { name in
          (substitutions?[name] as? [String: Any]).map { $0["formatSpecifier"] as? String ?? "lld" }
        }
        texts[key] = (format, parameters)
      }
      return [Table(name: name, language: source, texts: texts)]
    }

    /// A text, in its general form where it depends on a number or a device.
    private static func text(of localization: [String: Any], depth: Int) -> String? {
      if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
      guard depth < 4, let variations = localization["variations"] as? [String: Any],
        let forms = variations.sorted(by: { $0.key < $1.key }).first?.value as? [String: Any],
        let form = forms["other"] as? [String: Any]
      else { return nil }
      return text(of: form, depth: depth + 1)
    }
  }

  // MARK: Languages

  /// The texts of a table, of its files in all languages. A text that takes other values in one than in another has none.
  ///
  /// - Parameters:
  ///   - tables: the table in each language.
  ///   - language: the language in which the app is developed.
  static func texts(of tables: [Table], developmentLanguage language: String?) -> [StructuredText] {
    let base = tables.filter { $0.language == "Base" }
    let own = tables.filter { $0.language == language }
    // Only what is in the first language has a name.
    let primary = base.isEmpty ? (own.isEmpty ? tables : own) : base
    let keys = Set(primary.flatMap(\.texts.keys))
    return keys.sorted().compactMap { key in
      var parameters: [Parameter] = []
      for table in tables {
        guard let text = table.texts[key] else { continue }
        guard let more = text.parameters, let both = unified(parameters, more) else { return nil }
        parameters = both
      }
      // The library knows texts of up to nine values.
      guard parameters.count <= 9 else { return nil }
      return StructuredText(
        key: key, parameters: parameters, developmentValue: own.compactMap { $0.texts[key]?.value }.first)
    }
  }

  private static func unified(_ some: [Parameter], _ others: [Parameter]) -> [Parameter]? {
    var result = some
    for (index, other) in others.enumerated() {
      guard result.indices.contains(index) else {
        result.append(other)
        continue
      }
      let mine = result[index]
      guard mine.type == other.type, mine.name == nil || other.name == nil || mine.name == other.name else {
        return nil
      }
      result[index].name = mine.name ?? other.name
    }
    return result
  }
}

/// Finds the values that a format takes.
enum FormatParameters {
  /// - Parameters:
  ///   - format: the format.
  ///   - specifier: how the value of a variable is formatted, by the variable's name; nil for one that is not known.
  /// - Returns: nil where the format leaves out a value before another, or asks for what Swift cannot give it.
  static func parameters(
    of format: String, specifier: (String) -> String? = { _ in nil }
  ) -> [StructuredText.Parameter]? {
    var found: [Int: StructuredText.Parameter] = [:]
    var next = 1
    for match in format.matches(of: place) {
      if match.conversion == "%" { continue }
      var parameter = StructuredText.Parameter(name: nil, type: "")
      if let name = match.variable.map(String.init) {
        guard let type = specifier(name).flatMap({ $0.last }).flatMap({ type(of: String($0)) }) else {
          return nil
        }
        parameter = StructuredText.Parameter(name: name, type: type)
      } else if let type = type(of: match.conversion.map(String.init) ?? "") {
        parameter.type = type
      } else {
        return nil
      }
      // A width that is a value of its own comes first.
      for _ in (match.stars ?? "").filter({ $0 == "*" }) {
        found[next] = StructuredText.Parameter(name: nil, type: "Int")
        next += 1
      }
      let position = match.position.map { Int($0) ?? 0 } ?? next
      guard (1...64).contains(position) else { return nil }
      if match.position == nil { next += 1 }
      if let known = found[position], known.type != parameter.type { return nil }
      found[position] = parameter
    }
    let count = found.keys.max() ?? 0
    let parameters = (1..<(count + 1)).compactMap { found[$0] }
    return parameters.count == count ? parameters : nil
  }

  private static func type(of conversion: String) -> String? {
    switch conversion {
    case "@": "String"
    case "d", "D", "i", "I": "Int"
    case "u", "U", "x", "X", "o", "O": "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    case "s", "S": "UnsafePointer<CChar>"
    case "p", "P": "UnsafeRawPointer"
    default: nil
    }
  }

  private static var place:
    Regex<
      (
        Substring, position: Substring?, variable: Substring?, stars: Substring?, conversion: Substring?
      )
    >
  {
    #/%(?:(?<position>\d+)\$)?(?:#@(?<variable>[^@]+)@|(?<stars>[-+ #0-9.*']*)(?:hh|h|ll|l|q|L|z|t|j)?(?<conversion>[@%dDiIoOuUxXeEfFgGaAsSpPcC]))/#
  }
}
