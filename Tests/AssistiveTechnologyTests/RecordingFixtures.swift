import AssistiveTechnology
import DeviceSettings
import Foundation

@testable import AccessibilityTree

/// Goes from element to element and says where it is.
struct CountingEngine: TechnologyEngine {
  var identifier: String { "counting" }
  private(set) var focus = Focus(element: nil)
  var isWaitingToSpeak: Bool { false }
  /// What is added to each number that it says: an engine that has changed since the recording.
  let bias: Int
  private var requests = 0

  init(bias: Int = 0) { self.bias = bias }

  mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    switch event {
    case .start, .command:
      let index = focus.element.flatMap { context.tree.index(of: $0) }.map { $0 + 1 } ?? 0
      guard context.tree.elements.indices.contains(index) else { return [.play(.boundaryReached)] }
      focus = Focus(element: context.tree.elements[index].id)
      return [.stopSpeaking, .focus(focus)]
    case .focused:
      requests += 1
      let label = focus.element.flatMap { context.tree.element(withID: $0)?.label?.string } ?? ""
      let text = "\(label) \(requests + bias) at \(context.settings.voiceOver.speakingRate)"
      return [
        .speak(
          SpeechRequest(
            id: requests, utterance: Utterance([.init(.label, AccessibilityText(text))]),
            cause: Cause(.command)))
      ]
    default: return []
    }
  }
}

/// A column of labels.
@MainActor
final class LabelScreen: ScreenProvider {
  private(set) var tree = ElementTree()
  private var update: ScreenUpdate?

  init(_ labels: [String]) { show(labels) }

  func show(_ labels: [String]) {
    var new = ElementTree()
    for (index, label) in labels.enumerated() {
      new.elements.append(
        AccessibilityElement(
          id: UInt64(index) * 3 + 5, label: AccessibilityText(label),
          frame: CGRect(x: 0, y: 44 * Double(index), width: 100, height: 44)))
      new.places.append(.init())
      new.roots.append(.element(index))
    }
    tree = new
    update = .structure
  }

  func rename(_ index: Int, _ label: String) {
    tree.elements[index].label = AccessibilityText(label)
    update = .attributes([tree.elements[index].id])
  }

  func bringUpToDate() -> ScreenUpdate? {
    defer { update = nil }
    return update
  }

  func perform(_ request: ActionRequest) -> ActionOutcome { .init(request: request.number, succeeded: true) }
}
