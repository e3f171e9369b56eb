import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a scheme says of running an app: which target, in which configuration, and how it is launched.
public struct XcodeScheme: Hashable, Sendable {
  /// How the app is launched.
  public struct Launch: Hashable, Sendable {
    /// Variables of its environment.
    public var environment: [String: String] = [:]
    /// Its arguments.
    public var arguments: [String] = []
    /// The tag of the language that it runs in; nil for that of the device.
    public var language: String?
    /// The region, such as `DE`; nil for that of the device.
    public var region: String?

    /// Creates a launch without arguments, in the device's language.
    public init() {}
  }

  var name: String
  /// The name of the target that it runs; nil where it runs none.
  var target: String?
  /// The identifier of that target in its project.
  var targetID: String?
  var configuration: String?
  var launch = Launch()

  init(name: String, target: String? = nil, configuration: String? = nil) {
    self.name = name
    self.target = target
    self.configuration = configuration
  }

  /// Reads an .xcscheme; nil where the text is not one.
  init?(name: String, xml data: Data) {
    // Foundation's parser crashes on a processing instruction that has a name alone, and Xcode writes none.
    guard data.dropFirst(2).range(of: Data("<?".utf8)) == nil else { return nil }
    let reader = SchemeReader(XcodeScheme(name: name))
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isScheme else { return nil }
    self = reader.scheme
  }

  /// The schemes in a project or workspace, those that are shared first, by name.
  static func all(in container: URL) -> [XcodeScheme] {
    let files = FileManager.default
    func names(_ folder: URL) -> [String] {
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    let users = container.appendingPathComponent("xcuserdata")
    let folders =
      [container.appendingPathComponent("xcshareddata/xcschemes")]
      + names(users).map { users.appendingPathComponent("\($0)/xcschemes") }
    return folders.flatMap { folder in
      names(folder).filter { $0.hasSuffix(".xcscheme") }.compactMap { name in
        (try? Data(contentsOf: folder.appendingPathComponent(name)))
          .flatMap { XcodeScheme(name: String(name.dropLast(".xcscheme".count)), xml: $0) }
      }
    }
  }
}

private final class SchemeReader: NSObject, XMLParserDelegate {
  var scheme: XcodeScheme
  var isScheme = false
  private var path: [String] = []

  init(_ scheme: XcodeScheme) { self.scheme = scheme }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    defer { path.append(name) }
    if path.isEmpty { isScheme = name == "Scheme" }
    if name == "LaunchAction" {
      scheme.configuration = attributes["buildConfiguration"]
      scheme.launch.language = attributes["language"]
      scheme.launch.region = attributes["region"]
    }
    guard path.dropFirst().first == "LaunchAction" else { return }
    let isEnabled = attributes["isEnabled"] != "NO"
    switch (path.last, name) {
    case ("BuildableProductRunnable", "BuildableReference"):
      scheme.target = attributes["BlueprintName"]
      scheme.targetID = attributes["BlueprintIdentifier"]
    case ("CommandLineArguments", "CommandLineArgument"):
      if isEnabled, let text = attributes["argument"] { scheme.launch.arguments += Self.words(text) }
    case ("EnvironmentVariables", "EnvironmentVariable"):
      if isEnabled, let key = attributes["key"] {
        scheme.launch.environment[key] = attributes["value"] ?? ""
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    path.removeLast()
  }

  /// The words of an argument: `-name "two words"` is two.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
