import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

@MainActor
@Suite("The place of the cursor when the screen changes")
struct PlaceTests {
  private func list(_ labels: String...) -> [ScreenPart] {
    labels.map { .element($0, id: AccessibilityElement.ID($0.utf8.reduce(7) { $0 * 31 + Int($1) })) }
  }

  private func session(_ parts: [ScreenPart]) -> SwitchSession {
    SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.groupsItems = false
    }
  }

  @Test("It stays on its item, wherever that is now")
  func stays() {
    let session = session(list("a", "b", "c"))
    _ = session.walk(1)
    session.screen.show(list("c", "x", "b"))
    session.wait(0)
    #expect(session.current == "b")
    #expect(session.walk(1) == ["badge"])
  }

  @Test("It stays on its item when what was learnt is no longer scanned first", arguments: [0, 1, 2])
  func favouritesGo(steps: Int) {
    let session = SwitchSession(list("a", "b", "c", "d")) {
      $0.scanningStyle = .manual
      $0.groupsItems = false
      $0.learnsFromUse = true
      $0.learntUse = ["c": 9]
    }
    #expect(session.current == "c")
    if steps > 0 { _ = session.walk(steps) }
    let before = session.current
    session.session.settings.switchControl.learnsFromUse = false
    session.wait(0)
    #expect(session.current == before)
    let focused = session.session.engines[0].focus.element.flatMap { session.screen.tree.element(withID: $0) }
    #expect(session.overlay.marks.first?.frame == focused?.bounds)
  }

  @Test("When its item is gone it goes to the next one, or else to the one before")
  func gone() {
    let session = session(list("a", "b", "c"))
    _ = session.walk(1)
    session.screen.show(list("a", "c"))
    session.wait(0)
    #expect(session.current == "c")
    session.screen.show(list("x", "a"))
    session.wait(0)
    #expect(session.current == "a")
    session.screen.show(list("p", "q"))
    session.wait(0)
    #expect(session.current == "p")
  }

  @Test("An item that is dimmed is left, one that comes to life is scanned")
  func dimmed() {
    let session = session([
      .element("a", id: 1), .element("b", id: 2), .element("c", [.button, .notEnabled], id: 3),
    ])
    _ = session.walk(1)
    session.screen.change(2) { $0.traits.insert(.notEnabled) }
    session.screen.change(3) { $0.traits.remove(.notEnabled) }
    session.wait(0)
    #expect(session.current == "a")
    #expect(session.walk(1) == ["c"])
  }

  @Test("Inside a group it stays there, on an outline that leads out, too")
  func inside() {
    func bars(_ extra: String) -> [ScreenPart] {
      [
        .element("a", id: 1), .container(.toolbar, [.element("x", id: 2), .element("y", id: 3)]),
        .element(extra, id: 9),
      ]
    }
    let session = SwitchSession(bars("b")) { $0.scanningStyle = .manual }
    _ = session.walk(1)
    session.press()
    _ = session.walk(1)
    session.screen.show(bars("new"))
    session.wait(0)
    #expect(session.current == "y")
    _ = session.walk(1)
    #expect(session.current == "<x y>")
    session.screen.show(bars("newer"))
    session.wait(0)
    #expect(session.current == "<x y>")
    session.press()
    #expect(session.current == "[x y]")
  }

  @Test("A new screen begins with its first item, or with the one that the app names")
  func screenChanged() {
    let session = session(list("a", "b", "c"))
    _ = session.walk(2)
    session.screen.show(list("a", "b", "c"))
    session.screen.post(.screenChanged(.none))
    session.wait(0)
    #expect(session.current == "a")
    let last = session.screen.tree.elements[2].id
    session.screen.post(.layoutChanged(.element(last)))
    session.wait(0)
    #expect(session.current == "c")
    session.screen.post(.layoutChanged(.none))
    session.wait(0)
    #expect(session.current == "c")
  }

  @Test("The one that the app names is found on the new screen, also where another stood in its place before")
  func namedOnNewScreen() {
    let session = session(list("a", "b", "c"))
    session.screen.show(list("p", "a", "q", "r"))
    session.screen.post(.screenChanged(.element(session.screen.tree.elements[2].id)))
    session.wait(0)
    #expect(session.current == "q")
    session.screen.show(list("r", "s"))
    session.screen.post(.layoutChanged(.element(session.screen.tree.elements[1].id)))
    session.wait(0)
    #expect(session.current == "s")
  }

  @Test("The outline follows an item that moves")
  func follows() {
    let session = session(list("a", "b"))
    let id = session.screen.tree.elements[0].id
    session.screen.change(id) { $0.frame = CGRect(x: 7, y: 8, width: 9, height: 10) }
    session.wait(0)
    #expect(session.overlay.cursor == CGRect(x: 7, y: 8, width: 9, height: 10))
  }
}

@MainActor
@Suite("What Switch Control says and plays")
struct FeedbackTests {
  private let parts: [ScreenPart] = [
    .element("Play"), .element("Loud", [.toggleButton, .button], value: "1"),
    .container(.toolbar, label: "Tools", [.element("Cut"), .element("Copy")]),
  ]

  private func said(_ session: SwitchSession) -> [String] { session.session.transcript.map(\.caption) }

  @Test("Items are spoken with what they are, groups by their name, and the way out")
  func speech() {
    let session = SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.speaks = true
    }
    _ = session.walk(2)
    session.press()
    _ = session.walk(2)
    #expect(
      said(session) == [
        "Play, Button", "Loud, 1, Switch Button", "Group, Tools", "Cut, Button", "Copy, Button",
        "Leave Group",
      ])
  }

  @Test("Without attributes only names and values are spoken, and nothing without speech")
  func less() {
    let session = SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.speaks = true
      $0.speaksItemAttributes = false
    }
    _ = session.walk(1)
    #expect(said(session) == ["Play", "Loud, 1"])
    let silent = SwitchSession(parts)
    silent.wait(5)
    #expect(said(silent).isEmpty)
    #expect(silent.sounds.isEmpty)
  }

  @Test("What is secret is not spoken")
  func secret() {
    let session = SwitchSession([.element("PIN", [.textEntry, .secureTextField], value: "1234")]) {
      $0.speaks = true
    }
    session.wait(0)
    #expect(said(session) == ["PIN, Text Field"])
  }

  @Test("The cursor waits until the item has been spoken, if that is wanted")
  func waits() {
    for (waits, time) in [(true, 1.0), (false, 0.2)] {
      let session = SwitchSession(parts) {
        $0.speaks = true
        $0.autoScanningTime = 0.2
        $0.pausesWhileSpeaking = waits
      }
      session.wait(0.25)
      #expect(said(session).count == (waits ? 1 : 2), "\(time)")
      session.wait(3)
      #expect(said(session).count > 1)
    }
  }

  @Test("The menu is spoken row by row, and each move makes a sound")
  func menu() {
    let session = SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .default
      $0.speaks = true
      $0.playsSounds = true
    }
    session.press()
    session.press(SwitchSession.right)
    #expect(said(session) == ["Play, Button", "Tap", "Escape"])
    #expect(session.sounds.filter { $0 == .itemFocused }.count == 3)
  }

  @Test("What has been used is spoken only if it is still there")
  func gone() {
    let session = SwitchSession([.element("OK"), .element("Other")]) {
      $0.scanningStyle = .manual
      $0.speaks = true
    }
    session.screen.answer = { request, screen in
      guard request.action == .activate else { return nil }
      screen.show([.element("Other", id: 2)])
      return true
    }
    session.press()
    #expect(said(session) == ["OK, Button", "Other, Button"])
  }

  @Test("What has been used and is still there is spoken again, as it is now")
  func still() {
    let session = SwitchSession([.element("Loud", [.toggleButton, .button], value: "0")]) {
      $0.scanningStyle = .manual
      $0.speaks = true
    }
    session.screen.answer = { request, screen in
      guard request.action == .activate else { return nil }
      screen.change(1) { $0.value = "1" }
      return true
    }
    session.press()
    #expect(said(session) == ["Loud, 0, Switch Button", "Loud, 1, Switch Button"])
  }
}
