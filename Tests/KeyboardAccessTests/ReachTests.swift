import AccessibilityTree
import AssistiveTechnology
import TestScreens
import Testing

@testable import KeyboardAccess

@MainActor
@Suite("What the keyboard costs")
struct KeyboardReachTests {
  private var mail: [ScreenPart] {
    [
      .container(.toolbar, (1...6).map { .element("Tool \($0)") }),
      .element("Compose"), .element("Title", .header), .element("Search", .searchField),
      .element("Volume", .adjustable), .element("Archive"),
      .container(
        .tabBar, [.element("Home", .tabBarItem), .element("You", [.tabBarItem, .selected])]),
    ]
  }

  @Test("The keys that are listed lead there, on every screen of chance")
  func true_() throws {
    for parts in [mail] + (0..<12).map({ RandomScreens.screen(seed: $0) }) {
      let tree = ElementTree(parts)
      for way in KeyboardReach(tree).ways {
        let session = KeyboardSession(parts)
        for key in way.keys { session.press(name: key) }
        #expect(session.engine?.focus.element == tree.elements[way.element].id, "\(way.keys)")
      }
    }
  }

  @Test("The shortest way is found, by Tab, backward, inside a group, or by name")
  func shortest() throws {
    let reach = KeyboardReach(ElementTree(mail))
    func way(_ label: String) throws -> KeyboardReach.Way {
      try #require(reach.ways.first { ElementTree(mail).elements[$0.element].label?.string == label })
    }
    #expect(try way("Tool 1").keystrokes == 0)
    #expect(try way("Compose").keys == ["tab"])
    #expect(try way("You").keystrokes == 2)
    // Tab F, "v", Return.
    #expect(try way("Volume").keystrokesByName == 4)
    #expect(try way("Volume").fewest == 3)
    // Past the group and back up into it, against five arrow keys.
    #expect(try way("Tool 6").keys == ["tab", "up"])
    #expect(try way("Tool 5").keystrokes == 3)
    #expect(reach.mostKeystrokes == 4)
    #expect(reach.unreached.isEmpty)
  }

  @Test("What an app takes out of reach is named")
  func unreached() {
    let reach = KeyboardReach(
      ElementTree([
        .element("A"), .element("B", .button) { $0.respondsToUserInteraction = false },
        .element("Text", .staticText) { $0.respondsToUserInteraction = false },
      ]))
    #expect(reach.unreached == [1])
    #expect(reach.ways.map(\.element) == [0])
  }
}
