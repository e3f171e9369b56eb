import Foundation

/// The tools whose recordings are read. Which one wrote a file is told from what is in it, not from its name.
public enum CaptureFormat: String, Sendable, CaseIterable {
  /// The page source of WebDriverAgent and Appium, as XML or JSON.
  case pageSource
  /// What XCUITest prints (`XCUIElement.debugDescription`).
  case debugDescription
  /// The JSON of idb (`idb ui describe-all`) and of AXe (`axe describe-ui`).
  case describeUI
  /// The JSON of sim-use.
  case simUse
  /// The hierarchy of Maestro (`maestro hierarchy`), or of its driver.
  case maestro
  /// The XML of Detox (`device.generateViewHierarchyXml()`).
  case detox
  /// The model of AccessibilitySnapshot (`AccessibilityHierarchy`).
  case accessibilitySnapshot
  /// A recording of ``AccessibilityRecorder``, the file that comes with Curbcut.
  case recorder
  /// What `curbcut tree --json` prints.
  case tree

  /// The format of a file's contents; nil for what no known tool wrote.
  public init?(recognising data: Data) {
    let start = data.drop { " \n\r\t".utf8.contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    if start.first == UInt8(ascii: "<") {
      guard XMLCaptureReader.recognises(start) else { return nil }
      self = start.prefix(4096).range(of: Data("<\(ViewHierarchy.root)".utf8)) == nil ? .pageSource : .detox
    } else if let json = JSONText.find(in: start), let format = JSONShape.format(of: json) {
      self = format
    } else if DebugDescriptionReader.recognises(Substring(decoding: start.prefix(1 << 16), as: UTF8.self)) {
      self = .debugDescription
    } else {
      return nil
    }
  }
}

/// JSON that a command printed, perhaps after lines that say what it does.
enum JSONText {
  /// The JSON in a text: all of it, or from the first line that begins with a brace; nil if there is none.
  static func find(in data: Data) -> Data? {
    var rest = data
    for _ in 0..<20 {
      let start = rest.drop { " \r\t".utf8.contains($0) }
      if start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") { return start }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }
}

/// The outermost keys of a JSON document, which tell who wrote it.
struct JSONShape: Decodable {
  /// The keys of the object, or of the first object of a list.
  var keys: Set<String> = []
  /// The text under the key `format`.
  var name: String?
  /// The keys of the object under the key `value`, in which WebDriver answers.
  var valueKeys: Set<String> = []
  /// Whether there is a text under the key `value`.
  var hasText = false
  var isEmptyList = false

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      isEmptyList = list.isAtEnd
      if !list.isAtEnd, let first = try? list.nestedContainer(keyedBy: Key.self) {
        keys = Set(first.allKeys.map(\.stringValue))
      }
      return
    }
    let object = try decoder.container(keyedBy: Key.self)
    keys = Set(object.allKeys.map(\.stringValue))
    name = try? object.decode(String.self, forKey: Key(stringValue: "format"))
    let value = Key(stringValue: "value")
    if let inside = try? object.nestedContainer(keyedBy: Key.self, forKey: value) {
      valueKeys = Set(inside.allKeys.map(\.stringValue))
    }
    hasText = (try? object.decode(String.self, forKey: value)) != nil
  }

  static func format(of data: Data) -> CaptureFormat? {
    (try? JSONDecoder().decode(Self.self, from: data))?.format
  }

  /// The tool that writes such keys; nil for an unknown one.
  var format: CaptureFormat? {
    switch name {
    case RecordingReader.format: return .recorder
    case "curbcut.tree", "curbcut.trees": return .tree
    case .some, .none: break
    }
    if keys.contains("axElement") || keys.isSuperset(of: ["elementType", "frame"]) { return .maestro }
    if keys.contains("attributes") { return .maestro }
    if keys.contains("data") { return .simUse }
    if keys.contains("rect") || valueKeys.contains("rect") { return .pageSource }
    if keys.contains("sessionId"), hasText { return .pageSource }
    if !keys.isDisjoint(with: ["element", "container"]) { return .accessibilitySnapshot }
    if keys.isSuperset(of: ["shape", "activationPoint"]) { return .accessibilitySnapshot }
    if keys.contains("frame") || keys.contains("AXFrame") { return .describeUI }
    return nil
  }
}
