import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTouch

@MainActor
@Suite("The menu of AssistiveTouch")
struct MenuTests {
  private func open(_ edit: (inout AssistiveTouchSettings) -> Void = { _ in }) -> TouchSession {
    let session = TouchSession([.element("a")], edit)
    session.tapButton()
    return session
  }

  @Test("A new iPhone shows six icons, clockwise from the top")
  func standard() {
    let session = open()
    #expect(session.icons == ["Notification Center", "Device", "Control Center", "Home", "Siri", "Custom"])
    let icons = session.marks(.menuIcon).map(\.frame.middle)
    #expect(icons[0].y < icons[1].y && icons[3].y > icons[2].y)
    #expect(icons[1].x > icons[0].x && icons[5].x < icons[0].x)
  }

  @Test("One to eight icons are on the menu, apart from each other", arguments: 1...8)
  func sizes(count: Int) {
    let all: [AssistiveTouchAction] = [
      .home, .siri, .device, .custom, .mute, .screenshot, .restart, .spotlight,
    ]
    let session = open { $0.menuItems = Array(all.prefix(count)) }
    let frames = session.marks(.menuIcon).map(\.frame)
    #expect(frames.count == count)
    let menu = session.marks(.menu)[0].frame
    for (index, frame) in frames.enumerated() {
      #expect(menu.contains(frame))
      for other in frames[..<index] { #expect(!other.insetBy(dx: 0.01, dy: 0.01).intersects(frame)) }
    }
  }

  /// The way to each icon of the standard menu that asks the system, and what it asks for.
  private nonisolated static let ways: [([String], SystemRequest)] = [
    (["Notification Center"], .notificationCenter), (["Control Center"], .controlCenter), (["Home"], .home),
    (["Siri"], .siri), (["Device", "Lock Screen"], .lockScreen),
    (["Device", "Rotate Screen"], .rotateDevice),
    (["Device", "Volume Up"], .volumeUp), (["Device", "Volume Down"], .volumeDown),
    (["Device", "Mute"], .mute), (["Device", "More", "App Switcher"], .appSwitcher),
    (["Device", "More", "Screenshot"], .screenshot), (["Device", "More", "Shake"], .shake),
    (["Device", "More", "Reachability"], .reachability), (["Device", "More", "SOS"], .emergencySOS),
    (["Device", "More", "Restart"], .restart), (["Device", "More", "Accessibility Shortcut"], .shortcut),
  ]

  @Test("Every icon asks the system for what it is called, once", arguments: ways)
  func requests(way: [String], request: SystemRequest) {
    let session = open()
    for title in way { #expect(session.choose(title), "\(title)") }
    #expect(session.system == [request])
    // The volume is often changed by more than one step.
    #expect(session.isMenuOpen == [.volumeUp, .volumeDown].contains(request))
  }

  @Test("What the system does is not covered by the menu, and no screenshot shows the button")
  func order() throws {
    let session = open { $0.menuItems = [.home, .screenshot] }
    _ = session.takeEffects()
    session.choose("Home")
    let home = session.takeEffects()
    let asked = try #require(home.firstIndex(of: .system(.home)))
    guard case .overlay(let before)? = home[..<asked].last else {
      Issue.record("the menu is not closed first")
      return
    }
    #expect(before.marks.map(\.kind) == [.menuButton])
    session.tapButton()
    _ = session.takeEffects()
    session.choose("Screenshot")
    let picture = session.takeEffects()
    let taken = try #require(picture.firstIndex(of: .system(.screenshot)))
    #expect(picture[..<taken].last == .overlay(Overlay()))
    #expect(session.button != nil)
  }

  @Test("Back leads back page by page, to the top that has no way back")
  func back() {
    let session = open()
    session.choose("Device")
    session.choose("More")
    session.choose("Gestures")
    #expect(session.icons == ["2 Fingers", "3 Fingers", "4 Fingers", "5 Fingers", "Back"])
    session.choose("Back")
    #expect(session.icons.first == "Gestures" && session.icons.last == "Back")
    session.choose("Back")
    #expect(
      session.icons == [
        "Lock Screen", "Rotate Screen", "Volume Up", "Volume Down", "Mute", "More", "Back",
      ])
    session.choose("Back")
    #expect(session.icons.count == 6 && !session.icons.contains("Back"))
  }

  @Test("A finger has to be lifted where it came down")
  func slidOff() throws {
    let session = open()
    let icons = session.marks(.menuIcon).map(\.frame.middle)
    session.drag(icons[3], icons[0])
    #expect(session.system.isEmpty && session.isMenuOpen)
    session.touch(.began, icons[3])
    session.touch(.cancelled, icons[3])
    #expect(session.system.isEmpty && session.isMenuOpen)
  }

  @Test("A page may be the top of the menu, an icon may be gone, and the menu shows it at once")
  func customised() {
    let session = open { $0.menuItems = [.scroll, .gesture("Wave")] }
    #expect(session.icons == ["Scroll", "Wave"])
    session.session.settings.assistiveTouch.menuItems = [.siri]
    #expect(session.icons == ["Siri"])
    // A menu without icons would be no way to anything.
    session.session.settings.assistiveTouch.menuItems = []
    #expect(session.icons.count == 6)
  }

  @Test("Scroll scrolls what is in the middle of the screen, as often as it is tapped")
  func scrolling() {
    let session = TouchSession([
      .element("top"), .element("middle", frame: CGRect(x: 0, y: 400, width: 390, height: 44)),
    ]) { $0.menuItems = [.scroll] }
    session.tapButton()
    session.choose("Scroll")
    session.choose("Scroll Down")
    session.choose("Scroll Down")
    session.choose("Scroll Left")
    let requests = session.screen.takeRequests()
    #expect(requests.map(\.action) == [.scroll(.down), .scroll(.down), .scroll(.right)])
    #expect(requests.allSatisfy { $0.element == 2 })
    #expect(session.isMenuOpen)
  }

  @Test("Commands by name do what icons do")
  func commands() {
    let session = TouchSession()
    session.session.send(.command("home"))
    session.session.send(.command("more"))
    #expect(session.system == [.home])
    #expect(session.icons.contains("Shake"))
    session.session.send(.command("openMenu"))
    #expect(!session.isMenuOpen)
    session.session.send(.command("nonsense"))
    #expect(session.system == [.home] && !session.isMenuOpen)
  }

  @Test("The menu is shown in the language of the device")
  func german() {
    let session = TouchSession()
    session.session.settings.language = "de"
    session.tapButton()
    #expect(session.icons.prefix(3) == ["Mitteilungszentrale", "Gerät", "Kontrollzentrum"])
  }
}
