import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Materials and glass", .serialized)
struct MaterialTests {
  /// Red on the left, blue on the right, with something in front of all of it.
  private func scene(_ front: UIView, settings: Settings = Settings()) -> ShownScreen {
    let whole = UIView(frame: CGRect(x: 0, y: 100, width: 240, height: 120))
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    red.backgroundColor = .red
    let blue = UIView(frame: CGRect(x: 120, y: 0, width: 120, height: 120))
    blue.backgroundColor = .blue
    for view in [red, blue, front] { whole.addSubview(view) }
    front.frame = CGRect(x: 20, y: 20, width: 200, height: 80)
    return ShownScreen(whole, settings: settings)
  }

  private let area = CGRect(x: 0, y: 100, width: 240, height: 120)

  nonisolated static let styles: [UIBlurEffect.Style] = [
    .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
  ]

  @Test("a material blurs what lies behind it, and nothing beside it", arguments: styles)
  func blurs(style: UIBlurEffect.Style) {
    let screen = scene(UIVisualEffectView(effect: UIBlurEffect(style: style)))
    defer { screen.close() }
    let picture = screen.picture(of: area)
    // Outside, the edge between the colours is sharp; inside, there is a way from one to the other.
    #expect(picture.rgb(118, 10) == [255, 0, 0])
    #expect(picture.rgb(122, 10) == [0, 0, 255])
    let (left, middle, right) = (picture.rgb(60, 60), picture.rgb(120, 60), picture.rgb(180, 60))
    #expect(left[0] > left[2])
    #expect(right[2] > right[0])
    #expect(abs(middle[0] - middle[2]) < abs(left[0] - left[2]))
    #expect(middle[0] < left[0] && middle[0] > right[0])
  }

  @Test("thicker materials let less through, in light and dark", arguments: [false, true])
  func thickness(isDark: Bool) {
    let colours = Self.styles.map { style in
      let screen = scene(
        UIVisualEffectView(effect: UIBlurEffect(style: style)),
        settings: .with { $0.appearance = isDark ? .dark : .light })
      defer { screen.close() }
      let left = screen.picture(of: area).rgb(60, 60)
      return abs(left[0] - left[2])
    }
    #expect(colours == colours.sorted(by: >))
    #expect(Set(colours).count == colours.count)
  }

  @Test("nothing shines through with Reduce Transparency", arguments: styles)
  func opaque(style: UIBlurEffect.Style) {
    let screen = scene(UIVisualEffectView(effect: UIBlurEffect(style: style)))
    defer { screen.close() }
    screen.apply { $0.reduceTransparency = true }
    let picture = screen.picture(of: area)
    #expect(picture.rgb(60, 60) == picture.rgb(180, 60))
    #expect(picture.rgb(60, 60).allSatisfy { (246...249).contains($0) })
    #expect(picture.rgb(10, 60) == [255, 0, 0])
  }

  @Test("glass shows what lies behind, unless less transparency or more contrast is asked for")
  func glass() {
    let screen = scene(GlassView(frame: .zero))
    defer { screen.close() }
    func difference() -> Int {
      let picture = screen.picture(of: area)
      return abs(picture.rgb(60, 60)[0] - picture.rgb(180, 60)[0])
    }
    #expect(difference() > 30)
    screen.apply { $0.reduceTransparency = true }
    #expect(difference() == 0)
    screen.apply {
      $0.reduceTransparency = false
      $0.increaseContrast = true
    }
    #expect(difference() == 0)
  }

  @Test("glass has round corners that show what is behind as it is")
  func corners() {
    let screen = scene(GlassView(frame: .zero))
    defer { screen.close() }
    let picture = screen.picture(of: area)
    #expect(picture.rgb(22, 22)[0] > 200)
    #expect(picture.rgb(22, 22)[1] < 40)
  }
}

@MainActor
@Suite("The ground behind a navigation bar", .serialized)
struct NavigationBarBackgroundTests {
  /// A list of red on white, under a bar.
  private func show(scrolledBy distance: CGFloat) -> (window: UIWindow, scrolling: UIScrollView) {
    UIKitHost.shared.configure(device: .iPhone16)
    let controller = UIViewController()
    controller.title = "Title"
    let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrolling.backgroundColor = .white
    scrolling.contentSize = CGSize(width: 393, height: 3000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    content.backgroundColor = .red
    scrolling.addSubview(content)
    controller.view.addSubview(scrolling)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    scrolling.contentOffset.y += distance
    window.layoutIfNeeded()
    return (window, scrolling)
  }

  private func close(_ window: UIWindow) {
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    UIKitHost.shared.configure(device: .iPhone16)
  }

  /// Green and blue, beside the title: none where the content is red, all where the bar hides it.
  private func whiteness(_ window: UIWindow, at y: CGFloat) -> Int {
    guard let context = CGContext(width: 60, height: 130, scale: 2) else { return -1 }
    window.render(in: context)
    return Picture(image: context.makeImage()).rgb(30, y).dropFirst().min() ?? -1
  }

  @Test("lets content fade that was scrolled under the bar, and hides it when less transparency is asked for")
  func scrolled() {
    let (window, _) = show(scrolledBy: 400)
    defer { close(window) }
    let (top, low) = (whiteness(window, at: 10), whiteness(window, at: 98))
    #expect(top > 240)
    // Beside the title nearly nothing is left of the content, below the bar everything.
    #expect(whiteness(window, at: 81) > 200)
    #expect(low < 160)
    #expect(whiteness(window, at: 126) < 10)
    UIKitHost.shared.apply(.with { $0.reduceTransparency = true })
    #expect(whiteness(window, at: 98) == 255)
    UIKitHost.shared.apply(.with { $0.increaseContrast = true })
    #expect(whiteness(window, at: 98) == 255)
  }

  @Test("is not there before anything was scrolled")
  func atTheTop() {
    let (window, scrolling) = show(scrolledBy: 0)
    defer { close(window) }
    let before = whiteness(window, at: 98)
    scrolling.backgroundColor = .red
    #expect(before == 255)
    #expect(whiteness(window, at: 98) == 0)
  }
}
