import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// What is scrolled under a bar does not disturb what stands in it.
@MainActor
@Suite(.serialized)
struct BarMaterialTests {
  /// How light the middle of the tab bar and of the navigation bar's edge are over a black scroll view, 0 to 1.
  private func lightness(
    _ system: SystemVersion, contentHeight: CGFloat, offset: CGFloat = 0
  ) throws -> (tabs: CGFloat, navigation: CGFloat) {
    var settings = Settings()
    settings.system = system
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: settings)
    defer { UIKitHost.shared.configure(device: .iPhone16Pro) }
    let scrolling = UIScrollView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: contentHeight))
    content.backgroundColor = .black
    scrolling.addSubview(content)
    scrolling.contentSize = content.bounds.size
    let controller = UIViewController()
    controller.view = scrolling
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    scrolling.contentOffset.y += offset
    window.layoutIfNeeded()
    let context = try #require(CGContext(width: 402, height: 874, scale: 1))
    window.render(in: context)
    let image = try #require(context.makeImage())
    let bar = navigation.navigationBar.frame
    return (
      try #require(image.color(atX: 5, y: Int(tabs.tabBar.frame.midY))).red,
      try #require(image.color(atX: 5, y: Int(bar.maxY) - 4)).red
    )
  }

  @Test func aTabBarOverContentHasABackground() throws {
    #expect(try lightness(.iOS18, contentHeight: 2_000).tabs > 0.8)
    #expect(try lightness(.iOS18, contentHeight: 100).tabs > 0.99)
  }

  @Test func contentFadesUnderABarSinceIOS26() throws {
    let under = try lightness(.iOS26, contentHeight: 2_000)
    #expect(under.tabs > 0.3 && under.tabs < 0.9)
    #expect(under.navigation > 0.99)
    #expect(try lightness(.iOS26, contentHeight: 100).tabs > 0.99)
    let scrolled = try lightness(.iOS26, contentHeight: 2_000, offset: 100).navigation
    #expect(scrolled > 0.2 && scrolled < 0.9)
  }

  @Test func aNavigationBarHasItOnceTheContentIsScrolled() throws {
    #expect(try lightness(.iOS18, contentHeight: 2_000).navigation > 0.99)
    let scrolled = try lightness(.iOS18, contentHeight: 2_000, offset: 100).navigation
    #expect(scrolled > 0.8 && scrolled < 0.99)
  }
}
