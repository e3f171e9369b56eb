import AssistiveTechnology
import Foundation

@testable import AccessibilityTree

/// A screen without an app behind it, as a test wrote it down: it notes what it is asked for, and answers as it is told.
@MainActor
package final class WrittenScreen: ScreenProvider {
  package private(set) var tree: ElementTree
  package var screenSize: CGSize? { CGSize(width: 390, height: 844) }
  package private(set) var requests: [ActionRequest] = []
  private var update: ScreenUpdate?
  private var posted: [AppNotification] = []
  private let refuses: (Action) -> Bool
  /// Answers an action; nil leaves it to the screen, which edits text and takes whatever it does not refuse.
  package var answer: ((ActionRequest, WrittenScreen) -> Bool?)?
  /// Says where a part of a text is; nil where the screen does not know.
  package var textFrames: ((TextPlace) -> [CGRect])?

  /// - Parameters:
  ///   - parts: what is on it.
  ///   - refuses: which actions it does not take, unless ``answer`` does.
  package init(_ parts: [ScreenPart], refusing refuses: @escaping (Action) -> Bool = { _ in false }) {
    tree = ElementTree(parts)
    self.refuses = refuses
  }

  package func show(_ parts: [ScreenPart]) { show(ElementTree(parts)) }

  package func show(_ new: ElementTree) {
    tree = new
    update = .structure
  }

  package func change(_ id: AccessibilityElement.ID, _ edit: (inout AccessibilityElement) -> Void) {
    guard let index = tree.index(of: id) else { return }
    var element = tree.elements[index]
    edit(&element)
    _ = tree.update(element)
    switch update {
    case .structure: break
    case .attributes(let ids): update = .attributes(ids + [id])
    case nil: update = .attributes([id])
    }
  }

  package func post(_ notification: AppNotification) { posted.append(notification) }

  package func takeRequests() -> [ActionRequest] {
    defer { requests = [] }
    return requests
  }

  // MARK: As a provider

  package func bringUpToDate() -> ScreenUpdate? {
    defer { update = nil }
    return update
  }

  package func takeNotifications() -> [AppNotification] {
    defer { posted = [] }
    return posted
  }

  package func cursorMoved(to focus: Focus, of technology: String) {}

  package func perform(_ request: ActionRequest) -> ActionOutcome {
    requests.append(request)
    if case .locateText(let place) = request.action {
      let frames = textFrames?(place)
      return ActionOutcome(request: request.number, succeeded: frames != nil, frames: frames)
    }
    if let answered = answer?(request, self) {
      return ActionOutcome(request: request.number, succeeded: answered)
    }
    if case .edit(let edit) = request.action, let id = request.element {
      return ActionOutcome(request: request.number, succeeded: carryOut(edit, on: id))
    }
    return ActionOutcome(request: request.number, succeeded: !refuses(request.action))
  }

  private func carryOut(_ edit: TextEdit, on id: AccessibilityElement.ID) -> Bool {
    guard var text = tree.element(withID: id)?.details.text, text.isEditable else { return false }
    var units = Array(text.string.utf16)
    let selection = text.selection ?? units.count..<units.count
    switch edit {
    case .insert(let new):
      units.replaceSubrange(selection, with: Array(new.utf16))
      let end = selection.lowerBound + new.utf16.count
      text.selection = end..<end
    case .deleteBackward where selection.isEmpty && selection.lowerBound == 0: return false
    case .deleteBackward:
      let range = selection.isEmpty ? selection.lowerBound - 1..<selection.lowerBound : selection
      units.removeSubrange(range)
      text.selection = range.lowerBound..<range.lowerBound
    case .select(let range): text.selection = range
    case .selectAll: text.selection = 0..<units.count
    default: return false
    }
    text.string = String(decoding: units, as: UTF16.self)
    change(id) {
      $0.details.text = text
      $0.value = AccessibilityText(text.string)
    }
    return true
  }
}
