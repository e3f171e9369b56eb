import AccessibilityTree
import AssistiveTechnology
import Foundation
import VoiceOver

/// Elements, and what was done to them, in words.
package enum ElementWords {
  /// What an element is called; where it has no name, what it is.
  package static func name(of element: AccessibilityElement) -> String {
    if let label = element.label?.string, !label.isEmpty { return label }
    if let value = element.value?.string, !value.isEmpty, !element.traits.contains(.secureTextField) {
      return value
    }
    return element.identifier ?? "an element without a name"
  }

  /// The words of an element as the list of stops has them, part by part, without hints.
  package static func parts(of index: Int, in tree: ElementTree, language: String) -> [String] {
    let utterance = ScreenReader(language: language).utterance(for: index, in: tree, from: index)
    return utterance.without([.hint, .notice]).parts.map(\.text.string).filter { !$0.isEmpty }
  }

  /// The name of the element with that frame, nearest to the front; nil for none.
  package static func name(at frame: CGRect, in tree: ElementTree) -> String? {
    tree.elements.last { $0.bounds == frame }.map { name(of: $0) }
  }

  /// What the app was asked to do; nil for what is only asked for information.
  package static func deed(_ request: ActionRequest, in tree: ElementTree) -> String? {
    switch request.action {
    case .activate: "Tapped"
    case .longPress: "Long pressed"
    case .contextMenu: "Contextual menu of"
    case .increment: "Incremented"
    case .decrement: "Decremented"
    case .escape: "Went back"
    case .magicTap: "Magic tap"
    case .scroll(let direction): "Scrolled \(name(of: direction))"
    case .custom(let index): custom(index, of: request.element, in: tree)
    case .zoom(let into): into ? "Zoomed in" : "Zoomed out"
    case .drag: "Dragged"
    case .drop: "Dropped"
    case .edit(let edit): name(of: edit)
    case .key(let press): "Pressed \(press.name)"
    case .scrollToVisible, .revealMore, .scrollStatus, .touch, .search, .locateText: nil
    }
  }

  private static func custom(_ index: Int, of id: AccessibilityElement.ID?, in tree: ElementTree) -> String {
    let actions = id.flatMap { tree.element(withID: $0) }?.details.customActions ?? []
    return actions.indices.contains(index) ? "\(actions[index].name.string):" : "An action of"
  }

  private static func name(of direction: ScrollDirection) -> String {
    switch direction {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    case .next: "to the next page"
    case .previous: "to the previous page"
    }
  }

  private static func name(of edit: TextEdit) -> String? {
    switch edit {
    case .insert(let text): "Typed “\(text)”"
    case .deleteBackward: "Deleted"
    case .select: nil
    case .selectAll: "Selected all"
    case .cut: "Cut"
    case .copy: "Copied"
    case .paste: "Pasted"
    case .undo: "Undid"
    case .redo: "Redid"
    case .submit: "Return"
    }
  }
}
