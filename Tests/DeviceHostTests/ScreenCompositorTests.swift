import DeviceHost
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("What the person sees of the windows", .serialized)
struct ScreenCompositorTests {
  private static let size = CGSize(width: 100, height: 100)

  private func window(level: UIWindow.Level = .normal, _ fill: (UIWindow) -> Void = { _ in }) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.windowLevel = level
    window.backgroundColor = .white
    fill(window)
    return window
  }

  private func view(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func picture(
    _ windows: UIWindow..., settings change: (inout Settings) -> Void = { _ in }, lens: ZoomLens? = nil,
    overlay: ((CGContext) -> Void)? = nil
  ) throws -> ScreenPicture {
    var settings = Settings()
    change(&settings)
    for window in windows { window.isHidden = false }
    return try #require(
      ScreenCompositor().picture(
        of: windows, size: Self.size, scale: 1, settings: settings, lens: lens, overlay: overlay))
  }

  private func color(_ picture: ScreenPicture, _ x: Int, _ y: Int) -> UInt32 { picture[x, y] & 0xFF_FFFF }

  // MARK: Windows

  @Test("windows are drawn in their order and frames, on black")
  func windows() throws {
    let back = window()
    back.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    let front = window()
    front.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    front.backgroundColor = .red
    let picture = try picture(back, front)
    #expect(color(picture, 5, 5) == 0x000000)
    #expect(color(picture, 20, 20) == 0xFFFFFF)
    #expect(color(picture, 60, 60) == 0xFF0000)
  }

  @Test("the host shows visible windows by their level")
  func levels() throws {
    UIKitHost.shared.configure(device: .iPhone16)
    let made = [UIColor.red, .green, .blue].map { color in
      let window = UIKitHost.shared.makeWindow()
      window.backgroundColor = color
      window.isHidden = false
      return window
    }
    defer {
      for window in made {
        window.isHidden = true
        if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
      }
    }
    made[0].windowLevel = .alert
    made[2].isHidden = true
    let shown = UIKitHost.shared.visibleWindows.filter { window in made.contains { $0 === window } }
    #expect(shown.count == 2 && shown.first === made[1] && shown.last === made[0])
    let picture = try #require(DeviceDisplay.shared.picture(of: shown, scale: 1))
    #expect(picture.width == 393 && picture.height == 852)
    #expect(color(picture, 200, 400) == 0xFF0000)
  }

  @Test("what is drawn over the picture keeps its colours")
  func overlay() throws {
    let picture = try picture(window()) {
      $0.invertColors = true
    } overlay: { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(color(picture, 5, 5) == 0xFF0000)
    #expect(color(picture, 50, 50) == 0x000000)
  }

  // MARK: Smart Invert

  @Test("an exempt view keeps its colours with everything in it, and Classic Invert does not ask")
  func exempt() throws {
    let window = window { window in
      let photo = view(.green, 20, 20, 40, 40)
      photo.accessibilityIgnoresInvertColors = true
      photo.addSubview(view(.red, 10, 10, 10, 10))
      window.addSubview(photo)
    }
    let smart = try picture(window) { $0.smartInvert = true }
    #expect(color(smart, 5, 5) == 0x000000)
    #expect(color(smart, 25, 25) == 0x00FF00)
    #expect(color(smart, 35, 35) == 0xFF0000)
    let classic = try picture(window) { $0.invertColors = true }
    #expect(color(classic, 25, 25) == 0xFF00FF)
    #expect(color(classic, 35, 35) == 0x00FFFF)
  }

  @Test("a view in front of an exempt one is inverted, and what shines through it is not")
  func order() throws {
    let window = window { window in
      let photo = view(.green, 20, 20, 40, 40)
      photo.accessibilityIgnoresInvertColors = true
      window.addSubview(photo)
      window.addSubview(view(.red, 20, 20, 10, 10))
      window.addSubview(view(UIColor.white.withAlphaComponent(0.5), 40, 40, 10, 10))
    }
    let picture = try picture(window) { $0.smartInvert = true }
    #expect(color(picture, 25, 25) == 0x00FFFF)
    // White turns to black, and half of it lies over the green as it is.
    #expect(color(picture, 45, 45) & 0xFF_00FF == 0)
    #expect((0x7E...0x81).contains(color(picture, 45, 45) >> 8))
    #expect(color(picture, 35, 35) == 0x00FF00)
  }

  @Test("an exempt view in an exempt view is inverted no more often", arguments: [true, false])
  func nested(isInnerExempt: Bool) throws {
    let window = window { window in
      let outer = view(.green, 20, 20, 40, 40)
      outer.accessibilityIgnoresInvertColors = true
      let inner = view(.red, 10, 10, 10, 10)
      inner.accessibilityIgnoresInvertColors = isInnerExempt
      outer.addSubview(inner)
      window.addSubview(outer)
    }
    let picture = try picture(window) { $0.smartInvert = true }
    #expect(color(picture, 35, 35) == 0xFF0000)
    #expect(color(picture, 25, 25) == 0x00FF00)
  }

  @Test("edges that are half transparent keep their colours too")
  func translucent() throws {
    let window = window { window in
      let photo = view(UIColor.red.withAlphaComponent(0.5), 20, 20, 40, 40)
      photo.accessibilityIgnoresInvertColors = true
      window.addSubview(photo)
    }
    let picture = try picture(window) { $0.smartInvert = true }
    // Half of the red over what white has become: black.
    #expect((0x7F...0x81).contains(color(picture, 30, 30) >> 16))
    #expect(color(picture, 30, 30) & 0xFFFF <= 0x0101)
  }

  @Test("an image view is no exception, nor is an app in dark colours")
  func notExempt() throws {
    let green = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let window = window { window in
      window.overrideUserInterfaceStyle = .dark
      window.backgroundColor = .systemBackground
      let photo = UIImageView(image: green)
      photo.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      window.addSubview(photo)
    }
    let picture = try picture(window) { $0.smartInvert = true }
    #expect(color(picture, 30, 30) == 0xFF00FF)
    #expect(color(picture, 80, 80) == 0xFFFFFF)
  }

  // MARK: Zoom

  @Test("zoomed in, a quarter of the screen fills it")
  func fullScreenZoom() throws {
    let window = window { $0.addSubview(view(.red, 0, 0, 50, 50)) }
    var lens = ZoomLens(screen: Self.size, settings: ZoomSettings())
    lens.follow(CGRect(x: 0, y: 0, width: 1, height: 1))
    let enlarged = try picture(window, settings: zoomedIn, lens: lens)
    #expect(color(enlarged, 50, 50) == 0xFF0000)
    #expect(color(enlarged, 97, 97) == 0xFF0000)
    let plain = try picture(window, settings: { $0.isZoomEnabled = true }, lens: lens)
    #expect(color(plain, 97, 97) == 0xFFFFFF)
  }

  @Test("the filter of a lens stops at its edge, and the handle is its own")
  func windowZoom() throws {
    let lens = ZoomLens(screen: Self.size, settings: windowed)
    let picture = try picture(
      window(),
      settings: {
        zoomedIn(&$0)
        $0.zoom.region = .window
        $0.zoom.filter = .inverted
      }, lens: lens)
    let frame = lens.frame
    #expect(color(picture, Int(frame.midX), Int(frame.midY)) == 0x000000)
    #expect(color(picture, Int(frame.minX) - 5, Int(frame.midY)) == 0xFFFFFF)
    let handle = try #require(lens.handle)
    #expect(color(picture, Int(handle.midX), Int(handle.midY)) == 0x595959)
  }

  @Test("the lens follows what an app says, unless it is not to", arguments: [true, false])
  func focus(follows: Bool) {
    var settings = Settings()
    settings.isZoomEnabled = true
    settings.zoom.followsFocus = follows
    UIKitHost.shared.configure(device: .iPhone16, settings: settings)
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let window = UIKitHost.shared.makeWindow()
    DeviceDisplay.shared.zoomLens = ZoomLens(screen: window.bounds.size, settings: settings.zoom)
    UIAccessibility.zoomFocusChanged(
      zoomType: .insertionPoint, toFrame: CGRect(x: 20, y: 800, width: 2, height: 20), in: window)
    let lens = DeviceDisplay.shared.zoomLens
    #expect(lens.visibleRect.contains(CGPoint(x: 21, y: 810)) == follows)
  }

  private func zoomedIn(_ settings: inout Settings) {
    settings.isZoomEnabled = true
    settings.zoom.isZoomedIn = true
  }

  private var windowed: ZoomSettings {
    var zoom = ZoomSettings()
    zoom.region = .window
    return zoom
  }
}
