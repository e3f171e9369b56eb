import AssistiveTechnology
import Testing

@testable import AccessibilityTree
@testable import curbcut

@MainActor
@Suite("VoiceOver in a terminal")
struct TerminalTests {
  /// A screen that only shows.
  private final class Shown: ScreenProvider {
    var tree: ElementTree
    init(_ elements: [AccessibilityElement]) { tree = ElementTree(elements: elements) }
    func perform(_ request: ActionRequest) -> ActionOutcome {
      ActionOutcome(request: request.number, succeeded: false)
    }
  }

  private func element(
    _ id: AccessibilityElement.ID, _ label: String, _ traits: AccessibilityTraits = []
  ) -> AccessibilityElement {
    AccessibilityElement(id: id, label: AccessibilityText(label), traits: traits)
  }

  @Test("The stops are listed again when they are others, though not more, and not while one counts seconds")
  func stops() {
    let screen = Shown([element(1, "Orders", .header), element(2, "0:01", .updatesFrequently)])
    var lines: [String] = []
    let terminal = VoiceOverTerminal(provider: screen) { lines.append($0) }
    func listed() -> String? {
      lines = []
      terminal.showStops()
      return lines.first
    }
    #expect(listed()?.contains("1. Orders, Heading") == true)
    #expect(listed() == nil)
    screen.tree = ElementTree(elements: [
      element(1, "Orders", .header), element(2, "0:02", .updatesFrequently),
    ])
    #expect(listed() == nil)
    screen.tree = ElementTree(elements: [element(3, "Dogs", .header), element(4, "Rex", .button)])
    #expect(listed()?.contains("2. Rex, Button") == true)
    screen.tree = ElementTree(elements: [element(3, "Dogs", .header), element(4, "Luna", .button)])
    #expect(listed()?.contains("2. Luna, Button") == true)
  }
}

extension ElementTree {
  /// A tree without containers.
  fileprivate init(elements: [AccessibilityElement]) {
    self.init()
    self.elements = elements
    places = elements.map { _ in Place(container: nil, context: nil) }
    depths = elements.indices.map { Int32($0) }
    roots = elements.indices.map { .element($0) }
  }
}
