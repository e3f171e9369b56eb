import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

@MainActor
@Suite("The scanner menu")
struct MenuTests {
  private let slider = ScreenPart.element("Volume", .adjustable)
  private let dog = ScreenPart.element("Layla") {
    $0.customActions = [.init(name: AccessibilityText("Favorite")), .init(name: AccessibilityText("Share"))]
  }

  private func session(
    _ parts: [ScreenPart], _ edit: (inout SwitchControlSettings) -> Void = { _ in }
  ) -> SwitchSession {
    SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .default
      edit(&$0)
    }
  }

  @Test("It begins with Tap and what the element can do, and is scanned row by row, with the item at the end")
  func rows() {
    let session = session([dog])
    session.press()
    #expect(session.overlay.panel?.title == "Layla")
    #expect(session.overlay.panel?.rows.prefix(4) == ["Tap", "Favorite", "Share", "Escape"])
    #expect(session.overlay.panel?.selection == 0)
    session.press(SwitchSession.left)
    #expect(session.overlay.panel?.selection == nil)
    #expect(session.overlay.marks.map(\.kind) == [.itemCursor])
    // Selecting the item closes the menu without doing anything.
    session.press()
    #expect(session.overlay.panel == nil)
    #expect(session.actions().isEmpty)
  }

  @Test("The menu moves by itself and closes after so many passes")
  func auto() {
    let session = SwitchSession([.element("a"), .element("b")]) {
      $0.tapBehavior = .default
      $0.loops = 1
    }
    session.press()
    session.wait(1)
    #expect(session.overlay.panel?.selection == 1)
    session.wait(20)
    #expect(session.overlay.panel == nil)
    #expect(session.engine?.isHidden == true)
  }

  @Test("Tap activates and closes the menu")
  func tap() {
    let session = session([.element("a"), .element("b")])
    session.press(SwitchSession.right)
    session.press()
    session.press()
    #expect(session.screen.takeRequests().map(\.element) == [2])
    #expect(session.overlay.panel == nil)
    #expect(session.current == "a")
  }

  @Test("A value is changed step by step with the menu open")
  func adjustable() {
    let session = session([slider])
    session.press()
    #expect(session.choose("Increment"))
    session.press()
    #expect(session.choose("Decrement"))
    #expect(session.actions() == [.increment, .increment, .decrement])
    #expect(session.overlay.panel != nil)
  }

  @Test("A custom action is performed by its name, wherever it stands by then")
  func custom() {
    let session = session([dog])
    session.press()
    session.press(SwitchSession.right)
    session.screen.change(1) { $0.details.customActions.reverse() }
    session.press()
    #expect(session.actions() == [.custom(1)])
    #expect(session.overlay.panel == nil)
  }

  @Test("Scroll is there inside a scroll view, and each row scrolls to where it is called by")
  func scroll() {
    let page = CGRect(x: 0, y: 100, width: 390, height: 200)
    let inside = ScreenPart.element("in", frame: CGRect(x: 0, y: 120, width: 90, height: 40))
    let session = session([.element("out"), .container(.scrollView, frame: page, [inside])])
    session.press()
    #expect(session.overlay.panel?.rows.contains("Scroll") == false)
    session.press(SwitchSession.left)
    session.press()
    session.press(SwitchSession.right)
    session.press()
    #expect(session.choose("Scroll"))
    for row in ["Scroll Up", "Scroll Down", "Scroll Left", "Scroll Right"] { #expect(session.choose(row)) }
    #expect(session.actions() == [.scroll(.up), .scroll(.down), .scroll(.right), .scroll(.left)])
  }

  @Test("Every row of the pages of the device and of media asks the system, and Back leads back")
  func device() {
    let pages: [(String, [MenuItem])] = [
      ("Device", MenuItem.device.page ?? []), ("Media Controls", MenuItem.media.page ?? []),
    ]
    let words = SwitchWords(language: "en")
    for (page, items) in pages {
      for item in items {
        let session = session([.element("a")])
        session.press()
        #expect(session.choose(page))
        #expect(session.choose(words.title(of: item)), "\(item)")
        #expect(session.system == [item.systemRequest].compactMap { $0 }, "\(item)")
        #expect(session.system.count == 1, "\(item)")
      }
    }
    let session = session([.element("a")])
    session.press()
    #expect(session.choose("Media Controls"))
    #expect(session.choose("Back"))
    #expect(session.overlay.panel?.rows.first == "Tap")
  }

  @Test("The page of settings changes them, and its rows tell what they will do")
  func settings() {
    let session = session([.element("a"), .element("b"), .element("c")])
    session.press()
    #expect(session.choose("Settings"))
    #expect(session.choose("Speed Up"))
    #expect(session.session.settings.switchControl.autoScanningTime == 0.8)
    #expect(session.choose("Slow Down"))
    #expect(session.session.settings.switchControl.autoScanningTime == 1)
    #expect(session.choose("Speech On"))
    #expect(session.session.settings.switchControl.speaks)
    #expect(session.choose("Speech Off"))
    #expect(session.choose("Sound On"))
    #expect(session.choose("Groups Off"))
    #expect(!session.session.settings.switchControl.speaks)
    #expect(session.session.settings.switchControl.playsSounds)
    #expect(!session.session.settings.switchControl.groupsItems)
  }

  @Test("A field can be edited from the menu")
  func editing() {
    let session = session([.field("Name", "abc")])
    session.press()
    #expect(session.choose("Editing"))
    #expect(session.choose("Select All"))
    #expect(session.actions() == [.edit(.selectAll)])
    session.press()
    #expect(session.choose("Dictation"))
    #expect(session.system == [.dictation])
  }

  @Test("The user chooses the rows and their order, but Tap is always there")
  func order() {
    let session = session([slider]) { $0.menuItems = ["home", "increment", "nonsense"] }
    session.press()
    #expect(session.overlay.panel?.rows == ["Tap", "Home", "Increment"])
  }

  @Test("It closes when its element is gone or dimmed, and shows new actions at once")
  func changes() {
    let session = session([dog, .element("b")])
    session.press()
    session.screen.change(1) { $0.details.customActions = [.init(name: AccessibilityText("New"))] }
    session.wait(0)
    #expect(session.overlay.panel?.rows.prefix(2) == ["Tap", "New"])
    session.screen.change(1) { $0.traits.insert(.notEnabled) }
    session.wait(0)
    #expect(session.overlay.panel == nil)
    #expect(session.current == "b")
    session.press()
    session.screen.show([.element("c", id: 77)])
    session.wait(0)
    #expect(session.overlay.panel == nil)
    #expect(session.current == "c")
  }

  @Test("The switch for the menu opens it for the item, and closes it again")
  func toggle() {
    let session = session([.element("a"), .element("b")])
    session.session.send(.command("scannerMenu"))
    #expect(session.overlay.panel?.title == "a")
    session.session.send(.command("scannerMenu"))
    #expect(session.overlay.panel == nil)
    session.session.send(.command("tap"))
    #expect(session.actions() == [.activate])
  }
}
