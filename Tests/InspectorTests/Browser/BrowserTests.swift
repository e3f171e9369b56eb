import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit
@testable import DogAdoption
@testable import Inspector

/// The Inspector's page, as a person uses it in a browser: keys and fingers in, the page's words and pixels out.
@MainActor
@Suite(
  "The Inspector's page, in a browser", .serialized,
  .enabled(if: BrowserTools.canBrowse, Comment(rawValue: BrowserTools.advice)))
struct BrowserTests {
  @Test("Flicks by keyboard read the dog app from its title to the shelter")
  func keyboard() async throws {
    try await withInspectedDogs { page in
      var heard = [try await page.caption()]
      try await page.focusDevice()
      for _ in 0..<9 { heard.append(try await page.heard(on: .right)) }
      #expect(
        heard == [
          "Adopt a Dog, Heading", "Favorites, Button",
          "Dog Picker, Luna, adjustable, Swipe up or down with one finger to adjust the value.",
          "Add to favorites, Button", "Gallery, Button, Shows more pictures.", "Name, Luna",
          "Breed, Labrador retriever", "Age, 3 years", "Weight, 24 kilograms",
          "Happy Tails Shelter, 12 Orchard Lane, Actions available",
        ])
    }
  }

  @Test("Flicks and taps of fingers on the device are VoiceOver's gestures")
  func touch() async throws {
    try await withInspectedDogs { page in
      let flickRight = [(from: (x: 0.3, y: 0.6), to: (x: 0.8, y: 0.6))]
      let flickLeft = [(from: (x: 0.8, y: 0.6), to: (x: 0.3, y: 0.6))]
      #expect(try await page.heard { try await page.drag(flickRight) } == "Favorites, Button")
      #expect(try await page.heard { try await page.drag(flickLeft) } == "Adopt a Dog, Heading")
      #expect(try await page.heard { try await page.drag(flickRight) } == "Favorites, Button")
      // The favorites open by two taps anywhere.
      _ = try await page.heard { try await page.doubleTap() }
      try await page.wait("the favorites") {
        try await $0.text("tree").contains("You have no favorites yet.")
      }
    }
  }

  @Test("Three real fingers turn the page")
  func threeFingers() async throws {
    try await withInspectedDogs { page in
      try await page.flick(to: "Dog Picker")
      let lines = [0.4, 0.5, 0.6].map { y in (from: (x: 0.8, y: y), to: (x: 0.2, y: y)) }
      _ = try await page.heard { try await page.drag(lines) }
      // The picker's new value is said right behind it.
      try await page.wait("the place among the pages") { try await $0.text("log").contains("Otto, 2 of 4") }
    }
  }

  @Test("The rotor turns to headings, and a flick down goes to the next of them")
  func rotor() async throws {
    try await withInspectedDogs { page in
      try await page.flick(to: "Favorites")
      for _ in 0..<20 where try await page.caption() != "Headings" { _ = try await page.heard(on: .r) }
      #expect(try await page.caption() == "Headings")
      try await page.wait("the rotor") { try await $0.text("rotor-current") == "Headings" }
      #expect(try await page.text("dial").contains("Headings"))
      #expect(
        try await page.driver.value(
          "return document.querySelector('#rotor-items [aria-pressed=true]').textContent") == "Headings")
      #expect(try await page.heard(on: .up) == "Adopt a Dog, Heading")
    }
  }

  @Test("Flicks up and down adjust the picker, and another dog is seen")
  func picker() async throws {
    try await withInspectedDogs { page in
      try await page.flick(to: "Dog Picker")
      let luna = try await page.still()
      #expect(try await page.heard(on: .up) == "Otto")
      try await page.wait("Otto's picture") { try await $0.fingerprint() != luna }
      #expect(try await page.heard(on: .down) == "Luna")
      try await page.wait("Luna's picture") { try await $0.fingerprint() == luna }
    }
  }

  @Test("A double tap opens the gallery, a scrub closes it")
  func gallery() async throws {
    try await withInspectedDogs { page in
      try await page.flick(to: "Gallery")
      let before = try await page.still()
      #expect(try await page.heard(on: .enter) == "Pictures of Luna, Heading")
      try await page.wait("the gallery's picture") { try await $0.fingerprint() != before }
      #expect(try await page.heard(on: .right) == "Photo 1 of 3 of Luna, Image")
      #expect(try await page.heard(on: .z) == "Gallery, Button, Shows more pictures.")
      try await page.wait("the picture from before") { try await $0.fingerprint() == before }
    }
  }

  @Test("At text size AX3 the screen is another, and its texts are higher")
  func textSize() async throws {
    try await withInspectedDogs { page in
      let before = try await page.still()
      let height = try await page.stopHeight(of: "Name, Luna")
      try await page.show("settings")
      try await page.driver.run("document.querySelector('[data-key=contentSize] input').focus()")
      for _ in 0..<6 { try await page.press(.right) }
      try await page.wait("AX3") {
        try await $0.driver.value(
          "return document.querySelector('[data-key=contentSize] output').textContent") == "AX3"
      }
      try await page.wait("a picture in large type") { try await $0.fingerprint() != before }
      try await page.wait("higher texts") { try await $0.stopHeight(of: "Name, Luna") > 1.5 * height }
      try await page.wait("what the change did") {
        try await $0.text("settings-changed-list").contains("contentSize = \"AX3\"")
      }
      let effects = try await page.text("settings-changed-list")
      #expect(effects.contains("UIContentSizeCategoryDidChangeNotification"), "\(effects)")
    }
  }

  @Test("Classic Invert turns the light ground dark, and back")
  func invert() async throws {
    try await withInspectedDogs { page in
      let light = try await page.pixel(x: 0.5, y: 0.97)
      #expect(light.allSatisfy { $0 > 200 })
      try await page.flip("invertColors")
      try await page.wait("a dark ground") {
        try await $0.pixel(x: 0.5, y: 0.97) == light.map { 255 - $0 }
      }
      try await page.flip("invertColors")
      try await page.wait("the light ground") { try await $0.pixel(x: 0.5, y: 0.97) == light }
    }
  }

  @Test("Tab goes through the device, and Escape leaves it: the keyboard is never caught")
  func leaving() async throws {
    try await withInspectedDogs { page in
      try await page.focusDevice()
      try await page.press(.tab)
      #expect(try await page.isTrue("document.activeElement.id !== 'device'"))
      try await page.press(.tab, with: [.shift])
      #expect(try await page.isTrue("document.activeElement.id === 'device'"))
      try await page.press(.escape)
      #expect(try await page.isTrue("document.activeElement.closest('.voice')"))
    }
  }

  @Test("The caption is a live region that can be switched off")
  func liveRegion() async throws {
    try await withInspectedDogs { page in
      #expect(
        try await page.isTrue("document.getElementById('caption').getAttribute('aria-live') === 'polite'"))
      try await page.driver.run("document.getElementById('announce').click()")
      #expect(try await page.isTrue("document.getElementById('caption').getAttribute('aria-live') === 'off'"))
    }
  }

  @Test("An element of the tree tells its attributes and where VoiceOver can be sent")
  func element() async throws {
    try await withInspectedDogs { page in
      try await page.driver.run(
        "[...document.querySelectorAll('.node')].find((row) => row.textContent.includes('Gallery')).click()")
      try await page.wait("the attributes") { try await $0.text("element").contains("Move VoiceOver here") }
      #expect(try await page.isTrue("document.querySelectorAll('.attributes tbody tr').length > 4"))
      let heard = try await page.heard {
        try await page.driver.run("document.querySelector('#element [data-key=focus]').click()")
      }
      #expect(heard == "Gallery, Button, Shows more pictures.")
    }
  }

  @Test("When the Inspector goes away the page says so, and that it tries again")
  func lostConnection() async throws {
    try await withBrowser { driver in
      let live = try LiveInspection(try ExampleScreen())
      live.start()
      let page = try await InspectorPage(driver, url: live.url)
      #expect(try await page.text("connection-text") == "Connected")
      await live.stop()
      try await page.wait("the notice") { try await $0.text("connection-text").contains("Trying again") }
      #expect(try await page.isTrue("!document.getElementById('reconnect').hidden"))
    }
  }
}

/// Runs a body with a browser.
@MainActor
func withBrowser(
  microphone: URL? = nil, _ body: (WebDriver) async throws -> Void
) async throws {
  let driver = try await WebDriver.start(microphone: microphone)
  do {
    try await body(driver)
  } catch {
    await driver.quit()
    throw error
  }
  await driver.quit()
}

/// Runs a body with the page open on the dog adoption app, VoiceOver running unless the settings are others.
@MainActor
func withInspectedDogs(
  _ change: (inout Settings) -> Void = { $0.voiceOver.isRunning = true }, microphone: URL? = nil,
  _ body: (InspectorPage) async throws -> Void
) async throws {
  try await withBrowser(microphone: microphone) { driver in
    var settings = Settings()
    change(&settings)
    // A busy machine brings the taps of a finger later than a person makes them.
    settings.voiceOver.doubleTapTimeout = 1
    let live = try LiveInspection(try ExampleScreen(), setUp: .init(settings: settings))
    live.start()
    do {
      try await body(
        try await InspectorPage(driver, url: live.url, isSpoken: settings.voiceOver.isRunning))
    } catch {
      await live.stop()
      throw error
    }
    await live.stop()
  }
}
