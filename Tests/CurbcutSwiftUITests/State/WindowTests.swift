import AccessibilityTree
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor private var opened: [String] = []

private struct BookWindow: View {
  let book: Int?
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text("book \(book ?? 0)")
    Button("Close") { dismissWindow() }
  }
}

private struct ShelfWindow: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Text(supportsMultipleWindows ? "many windows" : "one window")
    Button("Open 7") { openWindow(value: 7) }
    Button("Open notes") { openWindow(id: "Notizen für Übermorgen") }
  }
}

private struct ShelfApp: App {
  var body: some Scene {
    WindowGroup("Shelf") { ShelfWindow() }
    WindowGroup("Book", for: Int.self) { $book in BookWindow(book: book) }
    WindowGroup("Notes", id: "Notizen für Übermorgen") {
      Text("notes").onOpenURL { opened.append("notes \($0)") }
    }
    .handlesExternalEvents(matching: ["note:"])
  }
}

/// Windows of an app on an iPad, and on an iPhone.
@MainActor
@Suite(.serialized) struct WindowTests {
  private func launch(_ device: Device) -> AppLaunch {
    UIKitHost.shared.configure(device: device, settings: Settings())
    opened = []
    let launch = AppLaunch(
      bundle: .main, delegateClass: AppEntry.delegateClass(for: ShelfApp.self),
      info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]])
    launch.run()
    settle(launch)
    return launch
  }

  private func settle(_ launch: AppLaunch) {
    for _ in 0..<3 {
      UIKitHost.shared.advance(by: 0.3)
      UIKitHost.shared.pumpMainQueue()
      launch.window?.layoutIfNeeded()
    }
  }

  private func labels(_ launch: AppLaunch) -> [String] {
    guard let window = launch.window else { return [] }
    let provider = AccessibilityProvider(window)
    provider.update()
    return provider.tree.elements.compactMap { $0.label?.string }
  }

  private func activate(_ label: String, _ launch: AppLaunch) throws {
    let provider = AccessibilityProvider(try #require(launch.window))
    provider.update()
    let found = provider.tree.elements.first { $0.label?.string == label }
    provider.perform(.activate, on: try #require(found, "\(label)").id)
    settle(launch)
  }

  private func end() {
    for scene in UIApplication.shared.connectedScenes { UIKitHost.shared.disconnect(scene) }
    AppLaunch.forgetCurrent()
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
  }

  @Test func anIPadOpensAWindowForAValueOnce() throws {
    let launch = launch(.iPadPro11)
    defer { end() }
    #expect(labels(launch).contains("many windows"))
    try activate("Open 7", launch)
    #expect(labels(launch).contains("book 7"), "\(labels(launch))")
    #expect(UIApplication.shared.connectedScenes.count == 2)
    try activate("Close", launch)
    #expect(labels(launch).contains("many windows") && UIApplication.shared.connectedScenes.count == 1)
    try activate("Open notes", launch)
    #expect(labels(launch) == ["notes"])
  }

  @Test func whatComesFromOutsideGoesToTheWindowThatTakesIt() throws {
    let launch = launch(.iPadPro11)
    defer { end() }
    UIKitHost.shared.send(try #require(URL(string: "note:1")))
    settle(launch)
    #expect(labels(launch) == ["notes"] && opened == ["notes note:1"])
    UIKitHost.shared.send(try #require(URL(string: "note:2")))
    settle(launch)
    #expect(UIApplication.shared.connectedScenes.count == 2 && opened.count == 2)
  }

  @Test func anIPhoneOpensNone() throws {
    let launch = launch(.iPhone16Pro)
    defer { end() }
    #expect(labels(launch).contains("one window"))
    try activate("Open 7", launch)
    #expect(labels(launch).contains("one window") && UIApplication.shared.connectedScenes.count == 1)
  }
}
