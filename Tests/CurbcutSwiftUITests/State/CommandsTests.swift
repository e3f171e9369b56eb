import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

private struct PlantsKey: FocusedValueKey { typealias Value = Binding<[String]> }

extension FocusedValues {
  fileprivate var plants: Binding<[String]>? {
    get { self[PlantsKey.self] }
    set { self[PlantsKey.self] = newValue }
  }
}

private struct PlantCommands: Commands {
  @FocusedBinding(\.plants) var plants

  var body: some Commands {
    CommandGroup(before: .newItem) {
      Button("New Plant") { plants?.append("Fern") }.keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(plants == nil)
    }
    CommandGroup(after: .undoRedo) { Button("First") {} }
    CommandGroup(after: .undoRedo) { Button("Second") {} }
    CommandGroup(replacing: .help) { Button("Care Guide") {} }
    CommandMenu("Plants") {
      Button("Remove All") { plants?.removeAll() }.disabled(plants?.isEmpty ?? true)
      Divider()
      Menu("Sort By") { Button("Name") { plants?.sort() } }
      Toggle("Watered", isOn: .constant(true))
    }
    if plants?.count == 3 { CommandMenu("Three") { Button("Count") {} } }
  }
}

private struct Garden: View {
  @State private var plants = ["Rose", "Basil"]
  var body: some View {
    VStack { ForEach(plants, id: \.self) { Text($0) } }.focusedSceneValue(\.plants, $plants)
  }
}

private struct GardenApp: App {
  var body: some Scene { WindowGroup { Garden() }.commands { PlantCommands() } }
}

/// Commands of an app in the menu bar of an iPad.
@MainActor
@Suite(.serialized) struct CommandsTests {
  private func onPad(_ body: (HostedView<AppRoot<GardenApp>>, AccessibilityProvider) throws -> Void) rethrows
  {
    let host = UIKitHost.shared
    let old = (host.device, host.orientation, host.settings)
    defer { host.configure(device: old.0, orientation: old.1, settings: old.2) }
    let app = HostedView(AppRoot(app: GardenApp(), context: SceneContext(nil)))
    defer { if let scene = app.window.windowScene { UIApplication.shared.connectedScenes.remove(scene) } }
    host.configure(device: .iPadPro11, orientation: .landscape)
    app.settle()
    let provider = AccessibilityProvider(app.window)
    provider.update()
    try body(app, provider)
  }

  private func labels(_ provider: AccessibilityProvider) -> [String] {
    provider.update()
    return provider.tree.elements.map { $0.label?.string ?? "" }
  }

  private func choose(_ path: String..., from provider: AccessibilityProvider) throws {
    provider.carryOut(.menuBar)
    for label in path {
      provider.update()
      let element = try #require(provider.tree.elements.first { $0.label?.string == label })
      #expect(provider.perform(.activate, on: element.id))
    }
  }

  @Test func menusStandBeforeThoseOfTheWindows() {
    onPad { _, provider in
      provider.carryOut(.menuBar)
      #expect(
        labels(provider).dropFirst() == [
          "File", "Edit", "Format", "View", "Plants", "Window", "Help", "Dismiss context menu",
        ])
    }
  }

  @Test func groupsStandBesideThoseOfTheSystem() throws {
    try onPad { _, provider in
      try choose("File", from: provider)
      #expect(labels(provider).first == "New Plant")
      provider.carryOut(.menuBar)
      try choose("Edit", from: provider)
      #expect(labels(provider).prefix(5) == ["Undo", "Redo", "First", "Second", "Cut"])
      provider.carryOut(.menuBar)
      try choose("Help", from: provider)
      #expect(labels(provider) == ["Care Guide", "Dismiss context menu"])
    }
  }

  @Test func commandsChangeWhatIsInFocusAndFollowIt() throws {
    try onPad { app, provider in
      try choose("File", "New Plant", from: provider)
      app.settle()
      #expect(labels(provider) == ["Rose", "Basil", "Fern"])
      try choose("Three", from: provider)
      #expect(labels(provider) == ["Count", "Dismiss context menu"])
      provider.carryOut(.menuBar)
      try choose("Plants", "Sort By", "Name", from: provider)
      app.settle()
      #expect(labels(provider) == ["Basil", "Fern", "Rose"])
      try choose("Plants", "Remove All", from: provider)
      app.settle()
      #expect(labels(provider) == [])
      try choose("Plants", from: provider)
      provider.update()
      let removes = try #require(provider.tree.elements.first { $0.label?.string == "Remove All" })
      #expect(removes.traits.contains(.notEnabled))
      let watered = try #require(provider.tree.elements.first { $0.label?.string == "Watered" })
      #expect(watered.traits.contains(.selected))
    }
  }

  @Test func shortcutsWorkWhileTheBarIsHidden() {
    onPad { app, provider in
      #expect(KeyCommands.press("n", modifiers: [.command, .shift]))
      app.settle()
      #expect(labels(provider) == ["Rose", "Basil", "Fern"])
    }
  }

  @Test func anEntryWithAShortcutIsChosenWhereverItsMenuIsShown() {
    let log = Log()
    let hosted = HostedView(
      Menu("More") { Button("Sort") { log.done += 1 }.keyboardShortcut("s") })
    hosted.tap("More")
    hosted.choose("Sort")
    #expect(log.done == 1)
    // A bar of UIKit is not below the controller that hosts the menu.
    for case let command as ShortcutCommand in hosted.controller.keyCommands ?? [] {
      command.performWithSender(UINavigationBar(), target: nil)
    }
    #expect(log.done == 2)
  }

  private final class Log { var done = 0 }
}
