import AccessibilityTree
import AssistiveTechnology
import Braille
import CurbcutUIKit
import DeviceSettings
import Foundation
import SystemModules
import VoiceOver

import struct CurbcutSwiftUI.ViewSource

/// Everything that is known about one element.
extension RunningInspection {
  /// What a page is told about an element, or about a container; nil when it is gone.
  func elementMessage(_ name: String) -> ElementMessage? {
    let tree = provider.tree
    if let id = NodeName.elementID(name), let index = tree.index(of: id) {
      return message(name, tree.elements[index], at: index, in: tree)
    }
    guard
      let index = tree.containers.indices.first(where: {
        NodeName.container(tree.containers[$0], at: $0) == name
      })
    else { return nil }
    let container = tree.containers[index]
    let object = container.id == 0 ? nil : provider.object(withID: container.id)
    return ElementMessage(
      id: name, title: container.label?.string ?? container.kind.rawValue,
      attributes: object.map { sources(of: $0) }
        ?? [.init(name: "kind", value: container.kind.rawValue, source: .default)],
      actions: [])
  }

  private func message(
    _ name: String, _ element: AccessibilityElement, at index: Int, in tree: ElementTree
  ) -> ElementMessage {
    let settings = session.settings
    let reader = ScreenReader(language: settings.language)
    let utterance = reader.utterance(for: index, in: tree, from: index)
    let isScrollable = tree.containers(around: index).contains { tree.containers[$0].kind == .scrollView }
    let object = provider.object(withID: element.id)
    return ElementMessage(
      id: name,
      title: element.label?.string ?? element.value?.string ?? element.identifier ?? element.className
        ?? "Element",
      attributes: object.map { sources(of: $0) } ?? [],
      actions: ElementActions.actions(of: element, isScrollable: isScrollable),
      spoken: utterance.caption, braille: brailleCells(of: utterance))
  }

  private func sources(of object: AccessibleObject) -> [ElementMessage.Attribute] {
    AttributeSources(of: object) { [screen] in screen.place(ofCall: $0) }.attributes
  }

  private func brailleCells(of utterance: Utterance) -> String? {
    let text = utterance.without([.hint, .notice]).text()
    guard !text.isEmpty else { return nil }
    let code = BrailleCode()
    code.settings = session.settings
    return BrailleTranslation.unicode(code.translate(BrailleLine(text: text)).cells)
  }
}

/// The accessibility attributes of an object, each with where it comes from.
@MainActor
struct AttributeSources {
  let attributes: [ElementMessage.Attribute]

  /// - Parameters:
  ///   - object: the object.
  ///   - place: answers the file and line of a call in the app's code, by its address.
  init(of object: AccessibleObject, place: (UInt) -> String? = { _ in nil }) {
    let view = ViewSource(of: object)
    let source = (object as? UIView)?.interfaceBuilderSource
    var rows: [ElementMessage.Attribute] = []
    if let view {
      rows.append(
        .init(
          name: "view", value: view.path.joined(separator: " › "), source: .code,
          place: view.address.flatMap(place)))
    }
    let isOfApp = !SystemModule.owns(type(of: object))
    rows.append(
      .init(
        name: "class", value: String(describing: type(of: object)),
        source: source == nil ? (isOfApp ? .code : .default) : .interfaceBuilder,
        place: source.map { "\($0.file):\($0.line):\($0.column)" }))
    for attribute in object.accessibilityAttributes {
      let written = source?.attributes[attribute.name]
      let name = view == nil ? nil : ViewSource.modifierNames[attribute.name]
      var row = ElementMessage.Attribute(
        name: name ?? attribute.name, value: attribute.value ?? "", source: .default)
      if let view {
        // What SwiftUI's own elements store is not the app's; what its modifiers say is.
        if let address = view.modifiers[attribute.name] {
          row.source = .code
          row.place = place(address)
        }
        rows.append(row)
        continue
      }
      switch attribute.origin {
      case .classDefault: break
      case .stored where written?.value == attribute.value && written != nil:
        row.source = .interfaceBuilder
        if let source, let written { row.place = "\(source.file):\(written.line):\(written.column)" }
      case .stored, .block: row.source = .code
      case .overridden:
        row.source = .code
        row.place = "a getter of \(type(of: object))"
      }
      rows.append(row)
    }
    attributes = rows
  }
}
