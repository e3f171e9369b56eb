import DeviceSettings
import Testing

@testable import CurbcutUIKit

/// What was not in a window while the device's traits changed hears of it when it comes back.
@MainActor
@Suite(.serialized)
struct TraitsMeanwhileTests {
  private final class Screen: UIViewController {
    var previous: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test func aScreenUnderAnotherHearsOfDarkModeWhenItReturns() {
    let (root, top) = (Screen(), Screen())
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    defer { UIKitHost.shared.apply(Settings()) }
    navigation.pushViewController(top, animated: false)
    root.previous = []
    top.previous = []
    var dark = Settings()
    dark.appearance = .dark
    UIKitHost.shared.apply(dark)
    #expect(top.previous == [.light])
    #expect(root.previous.isEmpty)
    navigation.popViewController(animated: false)
    #expect(root.previous == [.light])
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    // It is told once.
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    #expect(root.previous == [.light])
    withExtendedLifetime(window) {}
  }

  @Test func aChangeThatWasTakenBackMeanwhileIsNone() {
    let view = UIView()
    let controller = UIViewController()
    let window = show(controller)
    defer { UIKitHost.shared.apply(Settings()) }
    final class Listener: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    let listener = Listener()
    view.addSubview(listener)
    controller.view.addSubview(view)
    view.removeFromSuperview()
    var dark = Settings()
    dark.appearance = .dark
    UIKitHost.shared.apply(dark)
    UIKitHost.shared.apply(Settings())
    controller.view.addSubview(view)
    #expect(listener.count == 0)
    withExtendedLifetime(window) {}
  }
}
