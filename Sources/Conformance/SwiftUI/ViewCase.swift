import AccessibilityTree
import DeviceSettings
import Foundation

/// A case of `swiftui.json`: a view as source code, and what SwiftUI made of it.
package struct ViewCase: Sendable {
  /// One element as it was recorded or documented; only what the case gives is compared.
  struct Element: Sendable {
    /// The text of an attribute that the case gives; nil there for an attribute that is empty.
    var label, value, hint, identifier: String??
    var traits: AccessibilityTraits?
    var actions: [String]?
    /// The words of VoiceOver, as a caption showed them or as they were written down.
    var spoken: String?
  }

  /// A rectangle of a view with an identifier or a text, in points; what is nil was not recorded.
  struct Frame: Sendable {
    var id: String
    var x, y, width, height: Double?
  }

  /// Where the case stands in its file: `cases[3]`.
  let path: String
  package let name: String
  let source: String
  /// The Swift code, which declares a view named `Case`.
  package let code: String
  package let stage: ViewStage
  /// The entries of the app's Localizable.strings, which the note gives: `"dot_yellow" = "Yellow Dot"`.
  package let strings: [String: String]
  /// The names of the images of the app's asset catalog that the code shows.
  package let images: [String]
  let elements: [Element]
  let frames: [Frame]

  /// Whether what is expected are the lines that the code prints, rather than elements.
  var isAboutLines: Bool { code.contains(/\blog\(/) || code.contains("_printChanges()") }

  init(_ reader: CaseReader) throws {
    var reader = reader
    path = reader.path
    name = try reader.required("name")
    source = try reader.required("source")
    code = try reader.required("swift")
    stage = ViewStage(try reader.required("device"))
    _ = try reader.string("evidence")
    strings = Dictionary(
      (try reader.string("note") ?? "").matches(of: /"([^"]+)" = "([^"]+)"/).map {
        (String($0.1), String($0.2))
      }
    ) { $1 }
    images = code.matches(of: /Image\((?:decorative: )?"([^"]+)"/).map { String($0.1) }
    elements = try (reader.objects("expected") ?? []).map(Self.element)
    frames = try (reader.objects("expectedLayout") ?? []).map(Self.frame)
    try reader.finish()
  }

  private static func element(_ reader: CaseReader) throws -> Element {
    var reader = reader
    var element = Element()
    let keys = reader.keys
    func text(_ key: String) throws -> String?? {
      keys.contains(key) ? .some(try reader.string(key)) : nil
    }
    element.label = try text("label")
    element.value = try text("value")
    element.hint = try text("hint")
    element.identifier = try text("identifier")
    element.traits = try CaseNode.traits(&reader)
    element.actions = try reader.strings("actions")
    element.spoken = try reader.string("spoken")
    try reader.finish()
    return element
  }

  private static func frame(_ reader: CaseReader) throws -> Frame {
    var reader = reader
    let frame = Frame(
      id: try reader.required("id"), x: try reader.number("x"), y: try reader.number("y"),
      width: try reader.number("width"), height: try reader.number("height"))
    try reader.finish()
    return frame
  }

  /// The cases of a file; nil when it has another format.
  ///
  /// - Parameter data: the JSON.
  /// - Throws: a ``CaseError`` with the place of the error.
  package static func all(in data: Data) throws -> [ViewCase]? {
    guard case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: data),
      object["format"] == .string("curbcut-swiftui-1")
    else { return nil }
    var file = try CaseReader(.object(object), path: "")
    _ = file.value("format")
    let cases = try (file.list("cases") ?? []).enumerated().map { index, value in
      try ViewCase(CaseReader(value, path: "cases[\(index)]"))
    }
    try file.finish()
    return cases
  }
}
