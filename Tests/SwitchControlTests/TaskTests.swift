import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

/// A list of dogs that scrolls, each with an action, and a screen behind each: with one switch, by itself.
@MainActor
@Suite("A whole task with one switch")
struct TaskTests {
  private let page = CGRect(x: 0, y: 100, width: 390, height: 300)
  private let names = ["Pinky", "Rex", "Bella", "Milo", "Luna", "Rocky", "Layla", "Coco"]

  private func list(offset: Double, favourites: Set<String> = []) -> [ScreenPart] {
    let rows = names.enumerated().map { index, name in
      ScreenPart.element(
        name, id: AccessibilityElement.ID(index + 10), value: favourites.contains(name) ? "Favorite" : nil,
        frame: CGRect(x: 0, y: 100 + Double(index) * 60 - offset, width: 390, height: 60)
      ) { $0.customActions = [.init(name: AccessibilityText("Favorite"))] }
    }
    return [
      .container(
        .navigationBar, frame: CGRect(x: 0, y: 50, width: 390, height: 44),
        [
          .element("Menu", id: 2, frame: CGRect(x: 0, y: 50, width: 80, height: 44)),
          .element("Search", id: 3, frame: CGRect(x: 300, y: 50, width: 80, height: 44)),
        ]),
      .container(.scrollView, frame: page, rows),
    ]
  }

  private var details: [ScreenPart] {
    [
      .element("Back", .backButton, id: 90), .element("Call Shelter", id: 91),
      .element("Photo", .image, id: 92),
    ]
  }

  /// Waits until the cursor is on the way to an element, and selects, until it is on the element itself.
  private func select(_ label: String, in session: SwitchSession) {
    for _ in 0..<200 {
      guard let engine = session.engine, session.overlay.panel == nil else { return }
      guard case .node(let node) = engine.currentStop else {
        // It is not in this group, or the cursor would have been stopped at it.
        session.press()
        continue
      }
      let isThere = engine.scanTree.items(in: node).contains {
        session.screen.tree.element(withID: engine.scanTree.nodes[$0].id)?.label?.string == label
      }
      if isThere { session.press() } else { session.wait(1) }
    }
  }

  /// Waits until the cursor is on a row of the menu, and selects it.
  private func row(_ text: String, in session: SwitchSession) {
    for _ in 0..<60 {
      guard let panel = session.overlay.panel else { return }
      let selected = panel.selection.map { panel.rows[$0] }
      if selected == text { return session.press() }
      if selected == "More", !panel.rows.contains(text) { session.press() } else { session.wait(1) }
    }
  }

  @Test("Find Layla below, make her a favourite, open her page, call, and go back")
  func task() {
    let session = SwitchSession(list(offset: 0)) {
      $0.tapBehavior = .default
      $0.loops = 0
    }
    var offset = 0.0
    var favourites: Set<String> = []
    var called = 0
    session.screen.answer = { request, screen in
      switch request.action {
      case .scroll(.down):
        offset = min(offset + 240, 180)
        screen.show(list(offset: offset, favourites: favourites))
      case .custom(0):
        favourites.formUnion([request.element].compactMap { id in id.map { names[Int($0) - 10] } })
        screen.show(list(offset: offset, favourites: favourites))
      case .activate where request.element == 16:
        screen.show(details)
        screen.post(.screenChanged(.none))
      case .activate where request.element == 91: called += 1
      case .escape, .activate:
        screen.show(list(offset: offset, favourites: favourites))
        screen.post(.screenChanged(.none))
      default: return false
      }
      return true
    }
    #expect(session.engine?.scanTree.items(in: 0).count == 7)
    select("Rex", in: session)
    row("Scroll", in: session)
    row("Scroll Down", in: session)
    // The row that the menu was opened for is out of sight now.
    row("Back", in: session)
    session.session.send(.command("scannerMenu"))
    select("Layla", in: session)
    row("Favorite", in: session)
    #expect(favourites == ["Layla"])
    select("Layla", in: session)
    row("Tap", in: session)
    #expect(session.screen.tree.elements.map(\.id) == [90, 91, 92])
    #expect(session.engine?.focus.element == 90)
    select("Call Shelter", in: session)
    row("Tap", in: session)
    #expect(called == 1)
    select("Back", in: session)
    row("Escape", in: session)
    #expect(session.screen.tree.element(withID: 16)?.value?.string == "Favorite")
    #expect(session.problem == nil)
  }
}
