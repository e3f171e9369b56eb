import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Reads what was set in the Accessibility section of Interface Builder's Identity inspector.
  func readAccessibility(_ reader: ElementReader, _ object: AccessibleObject) {
    let id = reader.id
    let elements = reader.children("accessibility")
    let hasLabel = elements.first?["label"] != nil
    let hasHint = elements.first?["hint"] != nil
    setAccessibilityLater { [self] in
      for element in elements { set(element, id, of: object) }
      // Translations may give a label or hint that the document itself does not.
      if !hasLabel, let label = document.localization.text(id, "accessibilityLabel") {
        object.accessibilityLabel = label
        Self.note("accessibilityLabel", label, at: reader.element, of: object)
      }
      if !hasHint, let hint = document.localization.text(id, "accessibilityHint") {
        object.accessibilityHint = hint
        Self.note("accessibilityHint", hint, at: reader.element, of: object)
      }
    }
  }

  private func set(_ element: IBElement, _ id: String?, of object: AccessibleObject) {
    let inner = document.reader(element)
    inner.note("key")
    func note(_ name: String, _ value: String) { Self.note(name, value, at: element, of: object) }
    inner.text("label", property: "accessibilityLabel", of: id) {
      object.accessibilityLabel = $0
      note("accessibilityLabel", $0)
    }
    inner.text("hint", property: "accessibilityHint", of: id) {
      object.accessibilityHint = $0
      note("accessibilityHint", $0)
    }
    inner.text("value", property: "accessibilityValue", of: id) {
      object.accessibilityValue = $0
      note("accessibilityValue", $0)
    }
    inner.string("identifier") {
      object.accessibilityIdentifier = $0
      note("accessibilityIdentifier", $0)
    }
    for traits in inner.children("accessibilityTraits") {
      object.accessibilityTraits = self.traits(traits)
      Self.note("accessibilityTraits", object.accessibilityTraits.words, at: traits, of: object)
    }
    for flag in inner.children("bool") where flag.key == "isElement" {
      object.isAccessibilityElement = flag["value"] == "YES"
      Self.note("isAccessibilityElement", flag["value"] == "YES" ? "true" : "false", at: flag, of: object)
    }
    inner.finish()
  }

  /// Records that the document sets an attribute, so that tools can say where it comes from.
  static func note(_ name: String, _ value: String, at element: IBElement, of object: AnyObject) {
    (object as? UIView)?.interfaceBuilderSource?.attributes[name] = .init(
      value: value, line: element.line, column: element.column)
  }

  /// The traits of an element. They replace those of the class.
  private func traits(_ element: IBElement) -> UIAccessibilityTraits {
    let reader = document.reader(element)
    defer { reader.finish() }
    var traits: UIAccessibilityTraits = []
    for (name, trait) in Self.traitNames where reader.bool(name) == true { traits.insert(trait) }
    reader.note("none", "key")
    return traits
  }

  private static let traitNames: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText),
    ("header", .header), ("searchField", .searchField), ("selected", .selected),
    ("keyboardKey", .keyboardKey), ("playsSound", .playsSound), ("summaryElement", .summaryElement),
    ("updatesFrequently", .updatesFrequently), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("notEnabled", .notEnabled), ("startsMediaSession", .startsMediaSession), ("tabBar", .tabBar),
    ("supportsZoom", .supportsZoom), ("toggleButton", .toggleButton),
  ]
}
