import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Views and controllers hear of traits and safe areas that changed, and why they appear.
@MainActor
@Suite(.serialized)
struct EnvironmentChangeTests {
  private final class Controller: UIViewController {
    var heard: [String] = []
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      heard.append("safe \(Int(view.safeAreaInsets.top))")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("from \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    UIKitHost.shared.configure(device: .iPhone16)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func close(_ window: UIWindow) {
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    UIKitHost.shared.configure(device: .iPhone16)
  }

  @Test func traitsOfItsOwnComeBeforeThoseFromAround() {
    let controller = Controller()
    let window = show(controller)
    defer { close(window) }
    let label = UILabel()
    controller.view.addSubview(label)
    controller.heard = []
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(controller.heard == ["from 1"])
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
    controller.traitOverrides = UITraitOverrides()
    #expect(label.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aCollectionIsMadeByClosures() {
    let traits = UITraitCollection { $0.horizontalSizeClass = .compact }
    #expect(traits == UITraitCollection(horizontalSizeClass: .compact))
    let changed = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(changed.displayScale == 3 && changed.horizontalSizeClass == .compact)
  }

  @Test func theSafeAreaIsToldOfOnce() {
    let controller = Controller()
    let window = show(controller)
    defer { close(window) }
    #expect(controller.heard == ["safe 59"])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.heard == ["safe 59", "safe 69"])
  }

  @Test func traitsAreToldOfWithThoseFromBefore() {
    let controller = Controller()
    let window = show(controller)
    defer { close(window) }
    controller.heard = []
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: Controller, previous: UITraitCollection) in
      styles.append(previous.userInterfaceStyle)
    }
    controller.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _: UITraitCollection) in sizes += 1
    }
    var dark = Settings()
    dark.appearance = .dark
    UIKitHost.shared.apply(dark)
    #expect(controller.heard.contains("from 1"))
    #expect(styles == [.light])
    #expect(sizes == 0)
    controller.overrideUserInterfaceStyle = .light
    #expect(styles == [.light, .dark])
    controller.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(styles.count == 2)
  }

  @Test func aControllerKnowsWhyItAppears() {
    final class Asking: UIViewController {
      var heard: [String] = []
      private func ask(_ when: String) {
        var all = [when]
        if isBeingPresented { all.append("presented") }
        if isBeingDismissed { all.append("dismissed") }
        if isMovingToParent { all.append("to parent") }
        if isMovingFromParent { all.append("from parent") }
        heard.append(all.joined(separator: " "))
      }
      override func viewWillAppear(_ animated: Bool) { ask("will") }
      override func viewWillDisappear(_ animated: Bool) { ask("leaves") }
    }
    let (root, top) = (Asking(), Asking())
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    defer { close(window) }
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    #expect(top.heard == ["will to parent", "leaves from parent"])
    #expect(root.heard == ["will to parent", "leaves", "will"])
    let sheet = Asking()
    navigation.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    #expect(sheet.heard == ["will presented", "leaves dismissed"])
    #expect(!sheet.isBeingDismissed)
  }

  @Test func touchesGoThroughTheApp() {
    let window = show(UIViewController())
    defer { close(window) }
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { _ in taps += 1 }
    window.addGestureRecognizer(recognizer)
    UIApplication.shared.beginIgnoringInteractionEvents()
    window.tap(at: CGPoint(x: 50, y: 300))
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(taps == 0)
    window.tap(at: CGPoint(x: 50, y: 300))
    #expect(taps == 1)
  }
}

/// The device is turned: controllers hear of it before, beside and after.
@MainActor
@Suite(.serialized)
struct RotationTests {
  private final class Turning: UIViewController {
    var heard: [String] = []
    var allowed = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("\(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { [weak self] _ in
        self?.heard.append("beside \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] _ in
        self?.heard.append("over")
      }
    }
  }

  @Test func controllersHearOfIt() {
    UIKitHost.shared.configure(device: .iPhone16)
    let window = UIKitHost.shared.makeWindow()
    let controller = Turning()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var turned = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { turned += 1 } }
    defer {
      NotificationCenter.default.removeObserver(token)
      if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
      UIKitHost.shared.turn(to: .portrait)
      UIKitHost.shared.configure(device: .iPhone16)
    }
    UIKitHost.shared.turn(to: .landscapeRight)
    #expect(controller.heard == ["traits true", "393 to 852", "beside 852"])
    #expect(controller.transitionCoordinator != nil)
    #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
    UIKitHost.shared.clock.advance(by: 0.5)
    #expect(controller.heard.last == "over")
    #expect(controller.transitionCoordinator == nil)
    #expect(turned == 1)
    controller.allowed = .landscape
    controller.heard = []
    UIKitHost.shared.turn(to: .portrait)
    #expect(turned == 2)
    #expect(controller.heard.isEmpty)
    #expect(UIDevice.current.orientation == .portrait)
    controller.allowed = .all
  }
}
