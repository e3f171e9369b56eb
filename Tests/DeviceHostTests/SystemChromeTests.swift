import DeviceHost
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor @Suite("What the system draws over an app", .serialized)
struct SystemChromeTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesBar = false
    var hidesIndicator = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesBar }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  /// How many pixels in two strips are not the ground: beside the sensor housing, and above the lower edge.
  private func ink(
    _ screen: Screen, ground: UIColor = .white, device: Device = .iPhone16,
    orientation: Device.Orientation = .portrait
  ) throws -> (bar: [UInt32: Int], indicator: [UInt32: Int]) {
    UIKitHost.shared.configure(device: device, orientation: orientation)
    let window = UIKitHost.shared.makeWindow()
    screen.view.backgroundColor = ground
    window.rootViewController = screen
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let picture = try #require(DeviceDisplay.shared.picture(of: [window], scale: 1))
    func count(_ rows: Range<Int>) -> [UInt32: Int] {
      var found: [UInt32: Int] = [:]
      for y in rows {
        for x in 0..<picture.width { found[picture[x, y] & 0xFF_FFFF, default: 0] += 1 }
      }
      return found
    }
    return (count(0..<54), count(picture.height - 20..<picture.height))
  }

  @Test(
    "time and battery are dark on light, light where the app asks for it or is dark itself, and away where it hides them"
  )
  func statusBar() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let screen = Screen()
    #expect(try ink(screen).bar[0x000000] ?? 0 > 100)
    screen.style = .lightContent
    let light = try ink(screen, ground: .blue).bar
    #expect(light[0xFFFFFF] ?? 0 > 100 && light[0x000000] == nil)
    screen.style = .default
    screen.overrideUserInterfaceStyle = .dark
    let dark = try ink(screen, ground: .blue).bar
    #expect(dark[0xFFFFFF] ?? 0 > 100 && dark[0x000000] == nil)
    screen.hidesBar = true
    #expect(try ink(screen, ground: .blue).bar.count == 1)
  }

  @Test("where the device's language is written from right to left, the bar is the other way round")
  func mirrored() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    // Half-way up the bar, the battery is the widest dark part.
    func batteryIsAtLeft(_ language: String) throws -> Bool {
      var settings = Settings()
      settings.language = language
      UIKitHost.shared.configure(device: .iPhone16, settings: settings)
      let window = UIKitHost.shared.makeWindow()
      let screen = Screen()
      screen.view.backgroundColor = .white
      window.rootViewController = screen
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let picture = try #require(DeviceDisplay.shared.picture(of: [window], scale: 3))
      let (y, middle) = (Int(54 * 0.61) * 3, picture.width / 2)
      func dark(_ columns: Range<Int>) -> Int {
        columns.count { picture[$0, y] & 0xFF_FFFF == 0 }
      }
      return dark(0..<middle) > dark(middle..<picture.width)
    }
    #expect(try !batteryIsAtLeft("en"))
    #expect(try batteryIsAtLeft("ar"))
  }

  @Test("the home indicator is there where there is no Home button, unless the app hides it")
  func indicator() throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let screen = Screen()
    #expect(try ink(screen).indicator[0x000000] ?? 0 > 300)
    #expect(try ink(screen, device: .iPhoneSE).indicator.count == 1)
    screen.hidesIndicator = true
    #expect(try ink(screen).indicator.count == 1)
  }

  @Test("a phone on its side has no status bar", arguments: [Device.iPhone16, .iPhoneSE])
  func landscape(device: Device) throws {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    #expect(try ink(Screen(), device: device, orientation: .landscape).bar.count == 1)
  }
}
