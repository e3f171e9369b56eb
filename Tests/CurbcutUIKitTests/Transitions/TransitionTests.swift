import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Screens come and go on the device's clock: the hierarchy changes at once, what is seen changes step by step,
/// and the end is told at the end.
@MainActor
@Suite(.serialized)
struct TransitionTests {
  private var host: UIKitHost { .shared }

  /// Writes down what it is told.
  private final class Recorder: UIViewController {
    var log: [String] = []
    var alongside: (() -> Void)?
    override func viewWillAppear(_ animated: Bool) {
      log.append("will\(isBeingPresented ? " presented" : "")\(isMovingToParent ? " to parent" : "")")
      transitionCoordinator?.animate { [self] _ in
        alongside?()
      } completion: { [self] context in
        log.append(context.isCancelled ? "cancelled" : "completed")
      }
    }
    override func viewIsAppearing(_ animated: Bool) { log.append("is") }
    override func viewDidAppear(_ animated: Bool) {
      log.append("did\(isBeingPresented ? " presented" : "")\(isMovingToParent ? " to parent" : "")")
    }
    override func viewWillDisappear(_ animated: Bool) {
      log.append("leaves\(isBeingDismissed ? " dismissed" : "")\(isMovingFromParent ? " from parent" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
      log.append("gone\(isBeingDismissed ? " dismissed" : "")\(isMovingFromParent ? " from parent" : "")")
    }
    override func didMove(toParent parent: UIViewController?) { log.append(parent == nil ? "out" : "in") }
  }

  private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

  /// A navigation controller in a window, with the first screen in place.
  private func stack(_ settings: Settings = Settings()) -> (UINavigationController, Recorder, UIWindow) {
    host.apply(settings)
    let root = Recorder()
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    host.apply(settings)
    root.log = []
    return (navigation, root, window)
  }

  private func close(_ window: UIWindow) {
    host.runUntilIdle()
    window.isHidden = true
    host.apply(Settings())
  }

  // MARK: Navigation

  @Test func aPushTakesAThirdOfASecondAndTellsItsEnd() throws {
    let (navigation, root, window) = stack()
    defer { close(window) }
    let next = Recorder()
    let label = UILabel()
    next.view.addSubview(label)
    next.alongside = { label.alpha = 0.5 }
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next && next.view.window === window)
    #expect(next.log == ["will to parent", "is"] && root.log == ["leaves"])
    #expect(next.transitionCoordinator != nil && navigation.transitionCoordinator?.transitionDuration == 0.35)
    #expect(next.view.frame == root.view.frame)
    let width = next.view.frame.width
    let middle = next.view.center.x
    #expect(try shown(next.view).position.x == middle + width)

    host.advance(by: 0.175)
    let halfway = try shown(next.view).position.x
    #expect(halfway > middle + 1 && halfway < middle + width / 2)
    #expect(try shown(root.view).position.x < middle - 1)
    #expect(try shown(root.view).position.x > middle - width * 0.3)
    let alpha = try shown(label).opacity
    #expect(alpha < 1 && alpha > 0.5)
    #expect(abs((navigation.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.01)
    #expect(next.log == ["will to parent", "is"])

    host.advance(by: 0.175)
    #expect(try shown(next.view).position.x == middle)
    #expect(next.log == ["will to parent", "is", "did to parent", "in", "completed"])
    #expect(root.log == ["leaves", "gone"] && root.view.superview == nil)
    #expect(navigation.transitionCoordinator == nil && !next.isMovingToParent)
    #expect(next.view.layer.animationKeys() == nil)
  }

  @Test func aPopBringsTheScreenBelowBackAndLetsGoAtTheEnd() throws {
    let (navigation, root, window) = stack()
    defer { close(window) }
    let next = Recorder()
    navigation.pushViewController(next, animated: false)
    (root.log, next.log) = ([], [])
    #expect(navigation.popViewController(animated: true) === next)
    #expect(navigation.viewControllers == [root] && next.parent === navigation)
    #expect(next.log == ["leaves from parent"] && root.log == ["will", "is"])
    host.advance(by: 0.1)
    #expect(try shown(next.view).position.x > next.view.center.x)
    #expect(next.view.superview?.subviews.last === next.view)
    host.advance(by: 0.25)
    #expect(next.log == ["leaves from parent", "gone from parent", "out"] && next.parent == nil)
    #expect(root.log == ["will", "is", "did", "completed"] && next.view.superview == nil)
  }

  @Test func whoReadsTheScreenFindsOnlyTheNewOne() {
    let (navigation, root, window) = stack()
    defer { close(window) }
    func text(_ words: String, in controller: UIViewController) {
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      label.text = words
      controller.view.addSubview(label)
    }
    text("Old", in: root)
    let next = UIViewController()
    text("New", in: next)
    navigation.pushViewController(next, animated: true)
    host.advance(by: 0.1)
    let names = elements(of: window).compactMap { $0.label?.string }
    #expect(names.contains("New") && !names.contains("Old"))
    #expect(window.hitTest(CGPoint(x: 60, y: 215), with: nil)?.isDescendant(of: next.view) == true)
  }

  @Test func aPushDuringAnotherBeginsWhereThatOneEnds() {
    let (navigation, root, window) = stack()
    defer { close(window) }
    let (second, third) = (Recorder(), Recorder())
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    #expect(root.log == ["leaves", "gone"])
    #expect(second.log.contains("did to parent") && second.log.last == "leaves")
    host.advance(by: 0.35)
    #expect(third.log.contains("did to parent") && second.log.last == "gone")
    #expect(navigation.viewControllers == [root, second, third])
  }

  @Test(arguments: [false, true])
  func atOnceWithoutAnimations(_ areOff: Bool) {
    let (navigation, _, window) = stack()
    defer { close(window) }
    let next = Recorder()
    if areOff { UIView.setAnimationsEnabled(false) }
    defer { UIView.setAnimationsEnabled(true) }
    navigation.pushViewController(next, animated: areOff)
    #expect(next.log == ["will to parent", "is", "did to parent", "in"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func beforeTheWindowShowsAScreenIsThereAtOnce() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = Recorder()
    _ = navigation.view
    navigation.pushViewController(next, animated: true)
    #expect(next.view.superview != nil && navigation.transitionCoordinator == nil)
  }

  // MARK: Reduce Motion

  @Test func reduceMotionTakesTheParallaxAndCrossFadeTheSlide() throws {
    var settings = Settings()
    settings.reduceMotion = true
    let (navigation, root, window) = stack(settings)
    defer { close(window) }
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    host.advance(by: 0.1)
    #expect(try shown(second.view).position.x > second.view.center.x + 1)
    #expect(try shown(root.view).position.x == root.view.center.x)
    host.runUntilIdle()

    settings.prefersCrossFadeTransitions = true
    host.apply(settings)
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    host.advance(by: 0.175)
    #expect(try shown(third.view).position.x == third.view.center.x)
    #expect(abs(try shown(third.view).opacity - 0.5) < 0.05)
    #expect(third.view.alpha == 1)
    host.advance(by: 0.175)
    #expect(try shown(third.view).opacity == 1)
  }

  @Test func anAlertGrowsSmallerUnlessMotionIsReduced() throws {
    for isReduced in [false, true] {
      var settings = Settings()
      settings.reduceMotion = isReduced
      let (navigation, _, window) = stack(settings)
      defer { close(window) }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      navigation.present(alert, animated: true)
      host.advance(by: 0.05)
      let view = try #require(alert.viewIfLoaded as? AlertView)
      let scale = try shown(view.card).affineTransform().a
      #expect(isReduced ? scale == 1 : scale > 1)
      let container = try #require(view.superview)
      #expect(try shown(container).opacity < 1)
      host.advance(by: 0.2)
      #expect(try shown(container).opacity == 1)
      #expect(try shown(view.card).affineTransform() == .identity)
    }
  }

  // MARK: Presenting

  @Test func aSheetRisesAndGoesDownAgain() throws {
    let (navigation, root, window) = stack()
    defer { close(window) }
    let sheet = Recorder()
    var done: [String] = []
    navigation.present(sheet, animated: true) { done.append("presented") }
    #expect(navigation.presentedViewController === sheet && sheet.isBeingPresented)
    #expect(sheet.log == ["will presented", "is"] && root.log.isEmpty)
    host.advance(by: 0.2)
    #expect(try shown(sheet.view).position.y > sheet.view.center.y + 1)
    #expect(done.isEmpty)
    host.advance(by: 0.2)
    #expect(try shown(sheet.view).position.y == sheet.view.center.y)
    #expect(sheet.log == ["will presented", "is", "did presented", "completed"] && done == ["presented"])
    #expect(!sheet.isBeingPresented)

    sheet.log = []
    navigation.dismiss(animated: true) { done.append("dismissed") }
    #expect(navigation.presentedViewController === sheet && sheet.isBeingDismissed)
    #expect(sheet.log == ["leaves dismissed"])
    host.advance(by: 0.2)
    #expect(try shown(sheet.view).position.y > sheet.view.center.y + 1)
    host.advance(by: 0.2)
    #expect(sheet.log == ["leaves dismissed", "gone dismissed"] && done == ["presented", "dismissed"])
    #expect(navigation.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test func nothingIsPresentedWhileSomethingGoes() {
    let (navigation, _, window) = stack()
    defer { close(window) }
    navigation.present(UIViewController(), animated: false)
    navigation.dismiss(animated: true)
    let next = UIViewController()
    navigation.present(next, animated: true)
    host.runUntilIdle()
    #expect(navigation.presentedViewController == nil && next.viewIfLoaded?.window == nil)
  }

  @Test func aFullScreenLetsThePresenterDisappear() {
    let (navigation, root, window) = stack()
    defer { close(window) }
    let cover = Recorder()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    #expect(root.log == ["leaves"])
    host.runUntilIdle()
    #expect(root.log == ["leaves", "gone"])
    cover.dismiss(animated: true)
    #expect(root.log.suffix(2) == ["will", "is"])
    host.runUntilIdle()
    #expect(root.log.contains("did"))
  }

  @Test func aStackOfSheetsGoesAtOnce() {
    let (navigation, _, window) = stack()
    defer { close(window) }
    let (lower, upper) = (Recorder(), Recorder())
    navigation.present(lower, animated: false)
    lower.present(upper, animated: false)
    (lower.log, upper.log) = ([], [])
    navigation.dismiss(animated: true)
    #expect(upper.log.first?.hasPrefix("leaves") == true && lower.log == ["leaves dismissed"])
    host.runUntilIdle()
    #expect(upper.log.last?.hasPrefix("gone") == true && lower.log.last == "gone dismissed")
    #expect(navigation.presentedViewController == nil && lower.presentedViewController == nil)
  }

  // MARK: The app's own movement

  private final class Mover: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var isForgetful = false
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append(operation == .push ? "push" : "pop")
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.append("shown") }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.6 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.alpha = 1
      } completion: { [self] _ in
        if !isForgetful { context.completeTransition(!context.transitionWasCancelled) }
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  @Test func theAppsOwnMovementEndsWhenItSaysSo() throws {
    let (navigation, _, window) = stack()
    defer { close(window) }
    let mover = Mover()
    navigation.delegate = mover
    let next = Recorder()
    navigation.pushViewController(next, animated: true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.6)
    host.advance(by: 0.3)
    #expect(abs(try shown(next.view).opacity - 0.5) < 0.01)
    #expect(mover.log == ["push"])
    host.advance(by: 0.31)
    #expect(mover.log == ["push", "shown", "ended true"] && next.log.contains("did to parent"))
  }

  @Test func aMovementThatNeverEndsDoesNotHoldTheScreen() {
    let (navigation, _, window) = stack()
    defer { close(window) }
    let mover = Mover()
    mover.isForgetful = true
    navigation.delegate = mover
    let next = Recorder()
    navigation.pushViewController(next, animated: true)
    host.advance(by: 1.5)
    #expect(!next.log.contains("did to parent"))
    host.advance(by: 0.2)
    #expect(next.log.contains("did to parent"))
  }

  // MARK: Tabs and pages

  @Test func tabsFadeIntoEachOther() throws {
    let (first, second) = (Recorder(), Recorder())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    defer { close(window) }
    (first.log, second.log) = ([], [])
    tabs.selectedIndex = 1
    #expect(first.log == ["leaves"] && second.log.prefix(2).contains("is"))
    host.advance(by: 0.25)
    #expect(abs(try shown(second.view).opacity - 0.5) < 0.05)
    host.advance(by: 0.25)
    #expect(first.log == ["leaves", "gone"] && second.log.contains { $0.hasPrefix("did") })
    #expect(first.view.superview == nil)
  }

  @Test func pagesMoveByTheirWidth() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (Recorder(), Recorder())
    pages.setViewControllers([first], direction: .forward, animated: false)
    let window = show(pages)
    defer { close(window) }
    var finished: Bool?
    pages.setViewControllers([second], direction: .forward, animated: true) { finished = $0 }
    #expect(pages.viewControllers == [second] && finished == nil)
    host.advance(by: 0.1)
    let (old, new) = (try shown(first.view).position.x, try shown(second.view).position.x)
    #expect(abs(new - old - second.view.frame.width) < 0.01 && new > second.view.center.x)
    host.advance(by: 0.2)
    #expect(finished == true && first.parent == nil && second.log.contains { $0.hasPrefix("did") })
  }

  // MARK: Layers

  @Test func whatIsSetOnAViewsLayerIsTheViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.opacity = 0.5
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    view.layer.position = CGPoint(x: 50, y: 60)
    view.layer.isHidden = true
    #expect(view.alpha == 0.5 && view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.center == CGPoint(x: 50, y: 60) && view.isHidden)
    view.alpha = 0.25
    view.isHidden = false
    #expect(view.layer.opacity == 0.25 && !view.layer.isHidden)
  }
}
