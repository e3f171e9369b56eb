import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation

extension ViewScreen {
  /// Draws the screen as it is, and without its texts.
  mutating func draw() {
    drawWhole()
    drawWithoutText()
  }

  /// Draws the screen as it is, unless a setting shows other colours than the app draws.
  package mutating func drawWhole() {
    // With other colours on the screen than the app draws, declared colours cannot be compared with it.
    let settings = UIKitHost.shared.settings
    guard !settings.invertColors, !settings.smartInvert, !settings.colorFilters.isOn,
      !settings.reduceWhitePoint.isOn
    else { return }
    screen.picture = drawn()
  }

  /// Draws the screen without its texts, if it was drawn as it is before.
  package mutating func drawWithoutText() {
    guard screen.picture != nil else { return }
    screen.pictureWithoutText = TextDrawingScope.$omitsText.withValue(true) { drawn() }
  }

  private func drawn() -> AuditPicture? {
    TextDrawingScope.$omitsPassing.withValue(true) {
      DeviceDisplay.shared.picture(of: window.windowsShownTogether).flatMap { AuditPicture($0, window) }
    }
  }

  /// An appearance that people choose.
  package struct Variant: Sendable {
    /// How it differs, in words: `dark, increased contrast`.
    package var name: String
    /// The settings with it.
    package var settings: Settings
  }

  /// The other appearances that people choose: dark or light, and with more contrast.
  package static var variants: [Variant] {
    let settings = UIKitHost.shared.settings
    let other: Settings.Appearance = settings.appearance == .dark ? .light : .dark
    return [(other, false), (settings.appearance, true), (other, true)].compactMap { appearance, hasMore in
      guard hasMore != settings.increaseContrast || appearance != settings.appearance else { return nil }
      var changed = settings
      changed.appearance = appearance
      changed.increaseContrast = hasMore
      let parts = [
        appearance == settings.appearance ? nil : appearance == .dark ? "dark" : "light",
        hasMore == settings.increaseContrast ? nil : hasMore ? "increased contrast" : "usual contrast",
      ]
      return Variant(name: parts.compactMap { $0 }.joined(separator: ", "), settings: changed)
    }
  }

  /// The same screen in the other appearances that people choose.
  ///
  /// What the app makes of the change is asked for, and everything put back.
  package static func variants(
    of window: UIWindow, name: String, origin: @escaping (AnyObject) -> Origin? = { _ in nil }
  ) -> [AuditedScreen] {
    variants.map { variant in
      with(variant.settings, in: window) {
        var screen = ViewScreen(window, name: name, measures: .pictures, origin: origin).screen
        screen.setting = variant.name
        return screen
      }
    }
  }

  /// Does something with the screen while other settings hold, and puts everything back.
  package static func with<Result>(
    _ settings: Settings, in window: UIWindow, _ body: () throws -> Result
  ) rethrows -> Result {
    let kept = UIKitHost.shared.settings
    guard settings != kept else { return try body() }
    UIKitHost.shared.apply(settings)
    window.layoutIfNeeded()
    defer {
      UIKitHost.shared.apply(kept)
      window.layoutIfNeeded()
    }
    return try body()
  }
}

extension AuditPicture {
  @MainActor
  fileprivate init?(_ picture: ScreenPicture, _ window: UIWindow) {
    self.init(
      width: picture.width, height: picture.height, frame: window.screen.bounds,
      pixels: picture.withPixels { pixels in
        [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
          for index in 0..<pixels.count { buffer.initializeElement(at: index, to: pixels[index] & 0xFFFFFF) }
          count = pixels.count
        }
      })
  }
}
