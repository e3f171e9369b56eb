import Foundation

@testable import AccessibilityTree

/// A part of a screen that a test writes down.
package indirect enum ScreenPart {
  case element(AccessibilityElement)
  case container(ElementContainer, [ScreenPart])

  /// One element. Without a frame it gets a row of its own, 40 points high, below the ones before it.
  package static func element(
    _ label: String?, _ traits: AccessibilityTraits = .button, id: AccessibilityElement.ID = 0,
    value: String? = nil, frame: CGRect = .null, type: Any.Type? = nil,
    _ edit: (inout AccessibilityElement.Details) -> Void = { _ in }
  ) -> ScreenPart {
    var details = AccessibilityElement.Details()
    edit(&details)
    return .element(
      AccessibilityElement(
        id: id, label: label.map { AccessibilityText($0) }, value: value.map { AccessibilityText($0) },
        traits: traits, frame: frame, type: type, details: details))
  }

  package static func container(
    _ kind: ElementContainer.Kind, frame: CGRect = .zero, label: String? = nil, _ parts: [ScreenPart]
  ) -> ScreenPart {
    .container(
      ElementContainer(kind: kind, label: label.map { AccessibilityText($0) }, frame: frame), parts)
  }

  /// A field with text in it, being edited unless said otherwise.
  package static func field(
    _ label: String, _ text: String, selection: Range<Int>? = nil, isEditing: Bool = true,
    traits: AccessibilityTraits = .textEntry, id: AccessibilityElement.ID = 0
  ) -> ScreenPart {
    let end = text.utf16.count
    return element(label, isEditing ? traits.union(.isEditing) : traits, id: id, value: text) {
      $0.text = .init(text, selection: isEditing ? selection ?? end..<end : nil, isEditable: true)
    }
  }
}

extension ElementTree {
  /// The tree of a screen that a test wrote down; elements without an id get 1, 2, 3 in reading order.
  package init(_ parts: [ScreenPart]) {
    self.init()
    roots = parts.map { add($0, to: nil) }
    depths = elements.indices.map { Int32($0) }
    prepareForEdits()
  }

  private mutating func add(_ part: ScreenPart, to container: Int?) -> Item {
    switch part {
    case .element(var element):
      let index = elements.count
      if element.id == 0 { element.id = AccessibilityElement.ID(index + 1) }
      if element.frame.isNull {
        element.frame = CGRect(x: 0, y: 100 + 40 * Double(index), width: 390, height: 40)
      }
      elements.append(element)
      places.append(Place(container: container))
      return .element(index)
    case .container(var made, let parts):
      let index = containers.count
      if made.id == 0 { made.id = AccessibilityElement.ID(100_001 + index) }
      made.parent = container
      containers.append(made)
      let first = elements.count
      containers[index].children = parts.map { add($0, to: index) }
      if made.frame.isEmpty {
        containers[index].frame = elements[first...].reduce(CGRect.null) { $0.union($1.frame) }
      }
      return .container(index)
    }
  }
}
