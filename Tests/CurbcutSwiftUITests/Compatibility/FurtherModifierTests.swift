import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("Modifiers that used to do nothing do what they say")
struct FurtherModifierTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
  }

  @Test("Menus have the order that is asked for, and styles know of the indicator")
  func menus() {
    struct Style: MenuStyle {
      struct Look: View {
        let menu: Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content>
        @Environment(\.menuIndicatorVisibility) private var indicator
        var body: some View { Text(indicator == .hidden ? "Hidden" : "Shown") }
      }
      func makeBody(configuration: Configuration) -> some View { Look(menu: Menu(configuration)) }
    }
    func order(_ order: MenuOrder) -> UIContextMenuConfiguration.ElementOrder? {
      let view = HostedView(Menu("Sort") { Button("A") {} }.menuOrder(order))
      return all(MenuButton.self, in: view.window).first?.preferredMenuElementOrder
    }
    #expect(order(.priority) == .priority)
    // UIKit's menus stand from top to bottom by themselves.
    #expect(order(.fixed) == .automatic)
    #expect(HostedView(Menu("Sort") {}.menuStyle(Style()).menuIndicator(.hidden)).labels == ["Hidden"])
  }

  @Test("Words can be resources")
  func resources() {
    let word: LocalizedStringResource = "Word"
    let view = HostedView(
      VStack {
        Text(word)
        Button(word) {}
        Label(word, systemImage: "star")
        Toggle(word, isOn: .constant(true))
        Link(word, destination: URL(filePath: "/"))
        LabeledContent(word) { Text("Value") }
        Text("Own").accessibilityLabel(word)
      })
    #expect(view.labels == ["Word", "Word", "Word", "Word", "Word", "Word", "Value", "Word"])
    // A literal is a key, as before.
    #expect(HostedView(Button("Key") {}).labels == ["Key"])
  }

  @Test("A sheet's content scrolls before the sheet grows, where that is asked for")
  func sheets() {
    func expands(_ interaction: PresentationContentInteraction) -> Bool? {
      let screen = HostedScreen(
        Text("Below").sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large]).presentationContentInteraction(interaction)
        })
      return screen.window.rootViewController?.presentedViewController?.sheetPresentationController?
        .prefersScrollingExpandsWhenScrolledToEdge
    }
    #expect(expands(.scrolls) == false)
    #expect(expands(.automatic) == true)
    #expect(expands(.resizes) == true)
  }

  @Test("The primary action of a list's menu is what a tap does")
  func primaryActions() {
    let log = Log()
    let screen = HostedScreen(
      List(["A", "B"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in
          Button("Delete") {}
        } primaryAction: {
          log.entries.append("\($0)")
        })
    screen.activate("B")
    #expect(log.entries == ["[\"B\"]"])
  }

  @Test("A view with the focus takes keys, and those around take what it leaves")
  func keys() {
    struct Inner: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "Focused" : "Plain") }
    }
    struct Screen: View {
      let log: Log
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("Focus") { isFocused = true }
          Button("Leave") { isFocused = false }
          Inner().focusable().focused($isFocused)
            .onKeyPress(.upArrow) {
              log.entries.append("up")
              return .handled
            }
            .onKeyPress(characters: .decimalDigits) {
              log.entries.append("digit \($0.characters)")
              return .ignored
            }
            .onKeyPress(phases: .all) {
              log.entries.append("any \($0.key.character) \($0.phase)")
              return .handled
            }
        }
      }
    }
    let log = Log()
    let screen = HostedScreen(Screen(log: log))
    KeyCommands.press("7")
    #expect(log.entries == [])
    screen.activate("Focus")
    #expect(screen.element("Focused") != nil)
    KeyCommands.press(UIKeyCommand.inputUpArrow)
    #expect(log.entries.first == "up" && log.entries.count == 2)
    log.entries = []
    KeyCommands.press("7")
    #expect(log.entries == ["digit 7", "any 7 down", "any 7 up"])
    screen.activate("Leave")
    #expect(screen.element("Plain") != nil)
    log.entries = []
    KeyCommands.press("7")
    #expect(log.entries == [])
  }

  @Test("Opening a window says that there is one")
  func windows() {
    struct Screen: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.supportsMultipleWindows) private var hasSeveral
      var body: some View { Button(hasSeveral ? "Several" : "One") { openWindow(id: "second") } }
    }
    var warnings: [String] = []
    GraphWarning.handler = { warnings.append($0) }
    defer { GraphWarning.handler = nil }
    let screen = HostedScreen(Screen())
    screen.activate("One")
    #expect(warnings.count == 1 && warnings.first?.hasPrefix("openWindow(id: \"second\")") == true)
  }

  @Test("Glass and bars neither change nor add anything that is read")
  func glass() {
    let view = HostedView(
      GlassEffectContainer {
        Text("Glass").padding().glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8))
      }
      .safeAreaBar(edge: .bottom) { Text("Bar").glassEffect() })
    #expect(view.labels == ["Glass", "Bar"])
  }

  @Test("A text that can be selected can be copied")
  func selection() {
    func interactions<V: View>(_ view: V) -> Int {
      all(TextDrawing.self, in: HostedView(view).window).reduce(0) { $0 + $1.interactions.count }
    }
    #expect(interactions(Text("Words").textSelection(.enabled)) == 1)
    #expect(interactions(Text("Words")) == 0)
    #expect(HostedView(Text("Words").textSelection(.enabled)).labels == ["Words"])
  }

  @Test("A link that shows no details stays in its column")
  func links() {
    struct Reader: View {
      @Environment(\.detailColumn) private var column
      var body: some View { Text(column == nil ? "Own" : "Details") }
    }
    let column = DetailColumn()
    func label(_ isDetail: Bool) -> [String] {
      HostedView(
        NavigationLink(value: 1) { Reader() }.isDetailLink(isDetail).environment(\.detailColumn, column)
      ).labels
    }
    #expect(label(true) == ["Details"])
    #expect(label(false) == ["Own"])
  }
}
