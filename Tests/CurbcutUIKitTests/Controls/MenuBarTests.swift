import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// The menu bar of an iPad.
@MainActor
@Suite(.serialized)
struct MenuBarTests {
  private final class Screen: UIViewController {
    var aligned = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("alignLeft:") || super.canPerformAction(action, withSender: sender)
    }
    override func alignLeft(_ sender: Any?) { aligned += 1 }
    override func provider(for element: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
      guard element.identifier.rawValue == "recent" else { return nil }
      return UIDeferredMenuElement.Provider { completion in
        completion([UIAction(title: "Yesterday") { _ in }])
      }
    }
  }

  /// Runs a closure with a screen in a key window on an iPad.
  private func onPad(
    _ device: Device = .iPadPro11, system: SystemVersion = .iOS26,
    _ body: (Screen, AccessibilityProvider, UIWindow) throws -> Void
  ) rethrows {
    let host = UIKitHost.shared
    let old = (host.device, host.orientation, host.settings)
    defer { host.configure(device: old.0, orientation: old.1, settings: old.2) }
    var settings = Settings()
    settings.system = system
    host.configure(device: device, orientation: .landscape, settings: settings)
    let window = host.makeWindow()
    defer {
      UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration())
      if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    }
    let screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    let provider = AccessibilityProvider(window)
    provider.update()
    try body(screen, provider, window)
  }

  private func labels(_ provider: AccessibilityProvider) -> [String] {
    provider.update()
    return provider.tree.elements.map { $0.label?.string ?? "" }
  }

  private func activate(_ label: String, _ provider: AccessibilityProvider) throws {
    provider.update()
    let element = try #require(provider.tree.elements.first { $0.label?.string == label })
    #expect(provider.perform(.activate, on: element.id))
  }

  @Test func theTitlesAreThoseOfTheGuidelinesInTheirOrder() {
    onPad { _, provider, _ in
      #expect(provider.carryOut(.menuBar))
      let titles = labels(provider)
      #expect(titles.dropFirst().prefix(6) == ["File", "Edit", "Format", "View", "Window", "Help"])
      #expect(titles.last == "Dismiss context menu")
    }
  }

  @Test func aCommandGoesToTheInnermostControllerAndTheBarIsGone() throws {
    try onPad { screen, provider, window in
      provider.carryOut(.menuBar)
      try activate("Format", provider)
      try activate("Text", provider)
      try activate("Align Left", provider)
      #expect(screen.aligned == 1)
      #expect(MenuBar.shown(in: window) == nil)
    }
  }

  @Test func whatNothingPerformsIsDimmed() throws {
    try onPad { _, provider, _ in
      provider.carryOut(.menuBar)
      try activate("Format", provider)
      try activate("Text", provider)
      provider.update()
      let dimmed = provider.tree.elements.filter { $0.traits.contains(.notEnabled) }.map { $0.label?.string }
      #expect(dimmed == ["Center", "Justify", "Align Right"])
    }
  }

  @Test func aScrubClosesTheMenuAndThenTheBar() throws {
    try onPad { _, provider, window in
      provider.carryOut(.menuBar)
      try activate("Edit", provider)
      #expect(labels(provider).contains("Copy"))
      let first = try #require(provider.tree.elements.first)
      #expect(provider.perform(.escape, on: first.id))
      #expect(labels(provider).contains("File"))
      let title = try #require(provider.tree.elements.first)
      #expect(provider.perform(.escape, on: title.id))
      #expect(MenuBar.shown(in: window) == nil)
    }
  }

  @Test func aTapOnAnotherTitleOpensThatMenu() throws {
    try onPad { _, provider, window in
      provider.carryOut(.menuBar)
      provider.update()
      let view = try #require(provider.tree.elements.first { $0.label?.string == "View" })
      try activate("Edit", provider)
      window.tap(at: view.activationPoint)
      let shown = labels(provider)
      #expect(shown.contains("Show Sidebar") && !shown.contains("Copy"))
    }
  }

  @Test func aFingerPullsItDownFromTheUpperEdge() {
    onPad { _, provider, window in
      @MainActor func touch(_ phase: Touch.Phase, _ y: CGFloat, x: CGFloat = 400) {
        let touch = Touch(finger: 1, phase: phase, point: CGPoint(x: x, y: y))
        _ = provider.perform(ActionRequest(number: 1, action: .touch(touch), element: nil))
      }
      touch(.began, 200)
      touch(.moved, 260)
      touch(.ended, 260)
      #expect(MenuBar.shown(in: window) == nil)
      touch(.began, 4)
      touch(.moved, 20, x: 500)
      touch(.ended, 20, x: 500)
      #expect(MenuBar.shown(in: window) == nil)
      touch(.began, 4)
      touch(.moved, 50)
      touch(.ended, 50)
      #expect(MenuBar.shown(in: window) != nil)
    }
  }

  @Test(arguments: [(Device.iPhone16, SystemVersion.iOS26), (.iPadPro11, .iOS18)])
  func otherDevicesHaveNone(_ device: Device, _ system: SystemVersion) {
    onPad(device, system: system) { _, provider, window in
      #expect(!provider.carryOut(.menuBar))
      #expect(MenuBar.shown(in: window) == nil)
    }
  }

  @Test func theAppChoosesWhichOfTheSystemsEntriesThereAre() throws {
    try onPad { _, provider, _ in
      let configuration = UIMainMenuSystem.Configuration()
      configuration.printingPreference = .included
      configuration.documentPreference = .included
      configuration.textFormattingPreference = .removed
      configuration.findingConfiguration.style = .search
      UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
        #expect(builder.system === UIMenuSystem.main)
        builder.insertElements(
          [UICommand(title: "Copy All", action: Selector("copyAll:"))], afterCommand: Selector("copy:"))
        builder.remove(command: Selector("delete:"))
        builder.replace(menu: .undoRedo, with: [])
      }
      provider.carryOut(.menuBar)
      #expect(!labels(provider).contains("Format"))
      try activate("File", provider)
      #expect(
        labels(provider).dropLast() == [
          "Duplicate", "Move…", "Rename…", "Export…", "Close Window", "Print…",
        ])
      provider.carryOut(.menuBar)
      provider.carryOut(.menuBar)
      try activate("Edit", provider)
      #expect(
        labels(provider).dropLast() == [
          "Cut", "Copy", "Copy All", "Paste", "Paste and Match Style", "Select All", "Find…",
        ])
    }
  }

  @Test func manyTitlesStandCloserThanUnderTheTimeAndTheBattery() {
    onPad { _, provider, window in
      UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
        for name in ["Navigation", "Bookmarks", "Tools", "Debugging", "Extensions", "Accounts", "Playback"] {
          builder.insertSibling(UIMenu(title: name), beforeMenu: .window)
        }
      }
      provider.carryOut(.menuBar)
      provider.update()
      let titles = provider.tree.elements.filter { $0.traits.contains(.popUpButton) }
      #expect(titles.count == 14)
      #expect(titles.allSatisfy { $0.frame.minX >= 72 && $0.frame.maxX <= window.bounds.width - 72 })
      #expect(zip(titles, titles.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX + 0.5 })
    }
  }

  @Test func aDeferredElementAsksTheResponders() throws {
    try onPad { _, provider, _ in
      UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
        let recent = UIDeferredMenuElement.usingFocus(identifier: .init("recent"), shouldCacheItems: false)
        builder.insertSibling(UIMenu(title: "Go", children: [recent]), afterMenu: .view)
      }
      provider.carryOut(.menuBar)
      try activate("Go", provider)
      #expect(labels(provider).first == "Yesterday")
    }
  }

  @Test func keysAreShownAsOnAKeyboard() {
    let cases: [(String, UIKeyModifierFlags, String)] = [
      ("z", [.shift, .command], "⇧⌘Z"), (UIKeyCommand.inputUpArrow, .alternate, "⌥↑"),
      ("\r", [.control, .command], "⌃⌘↩"),
    ]
    for (input, flags, text) in cases {
      let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector("x:"))
      #expect(command.keyText == text)
    }
  }
}
