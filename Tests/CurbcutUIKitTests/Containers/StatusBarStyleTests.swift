import Foundation
import Testing

@testable import CurbcutUIKit

/// Which controller decides how the status bar looks.
@MainActor
@Suite(.serialized)
struct StatusBarStyleTests {
  private final class Screen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  private func bar(of window: UIWindow) -> UIStatusBarManager? { window.windowScene?.statusBarManager }

  @Test func aBlackNavigationBarHasWhiteTextAboveIt() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    #expect(bar(of: window)?.statusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(bar(of: window)?.statusBarStyle == .lightContent)
  }

  @Test func withoutANavigationBarTheScreenDecides() {
    let navigation = UINavigationController(rootViewController: Screen())
    let window = show(navigation)
    #expect(bar(of: window)?.statusBarStyle == .default)
    #expect(bar(of: window)?.isStatusBarHidden == true)
    navigation.isNavigationBarHidden = true
    #expect(bar(of: window)?.statusBarStyle == .lightContent)
  }

  @Test func theSelectedTabDecides() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Screen()]
    let window = show(tabs)
    #expect(bar(of: window)?.statusBarStyle == .default)
    tabs.selectedIndex = 1
    #expect(bar(of: window)?.statusBarStyle == .lightContent)
    #expect(bar(of: window)?.isStatusBarHidden == true)
  }
}
