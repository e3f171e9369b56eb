import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation

extension ViewScreen {
  /// Draws the screen as it is, and without its texts.
  mutating func draw(_ windows: [UIWindow]) {
    // With other colours on the screen than the app draws, declared colours cannot be compared with it.
    let settings = UIKitHost.shared.settings
    guard !settings.invertColors, !settings.smartInvert, !settings.colorFilters.isOn,
      !settings.reduceWhitePoint.isOn
    else { return }
    screen.picture = DeviceDisplay.shared.picture(of: windows).flatMap { AuditPicture($0, window) }
    guard screen.picture != nil else { return }
    screen.pictureWithoutText = TextDrawingScope.$omitsText.withValue(true) {
      DeviceDisplay.shared.picture(of: windows).flatMap { AuditPicture($0, window) }
    }
  }

  /// The same screen in the other appearances that people choose: dark or light, and with more contrast.
  ///
  /// What the app makes of the change is asked for, and everything put back.
  package static func variants(of window: UIWindow, name: String) -> [AuditedScreen] {
    let settings = UIKitHost.shared.settings
    var screens: [AuditedScreen] = []
    let other: Settings.Appearance = settings.appearance == .dark ? .light : .dark
    for (appearance, hasMore) in [(other, false), (settings.appearance, true), (other, true)] {
      guard hasMore != settings.increaseContrast || appearance != settings.appearance else { continue }
      var changed = settings
      changed.appearance = appearance
      changed.increaseContrast = hasMore
      UIKitHost.shared.apply(changed)
      window.layoutIfNeeded()
      var screen = ViewScreen(window, name: name, measures: .pictures).screen
      let parts = [
        appearance == settings.appearance ? nil : appearance == .dark ? "dark" : "light",
        hasMore == settings.increaseContrast ? nil : hasMore ? "increased contrast" : "usual contrast",
      ]
      screen.setting = parts.compactMap { $0 }.joined(separator: ", ")
      screens.append(screen)
    }
    UIKitHost.shared.apply(settings)
    window.layoutIfNeeded()
    return screens
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
