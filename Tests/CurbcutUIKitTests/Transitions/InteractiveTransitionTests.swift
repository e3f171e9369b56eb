import AssistiveTechnology
import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutUIKit

/// A finger leads a transition, and what shows follows it.
@MainActor
@Suite(.serialized)
struct InteractiveTransitionTests {
  private var host: UIKitHost { .shared }

  private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

  /// One finger on a window, which stays where it was put.
  @MainActor
  private final class Finger {
    private let tracker = FingerTracker()
    private let window: UIWindow
    private var point: CGPoint

    init(on window: UIWindow, at point: CGPoint) {
      self.window = window
      self.point = point
      tracker.put(Touch(finger: 0, phase: .began, point: point), on: window)
    }

    func move(x: CGFloat = 0, y: CGFloat = 0, steps: Int = 10) {
      for _ in 0..<steps {
        UIKitHost.shared.advance(by: 1 / 60)
        point.x += x / CGFloat(steps)
        point.y += y / CGFloat(steps)
        tracker.put(Touch(finger: 0, phase: .moved, point: point), on: window)
      }
    }

    func rest() {
      for _ in 0..<12 {
        UIKitHost.shared.advance(by: 1 / 60)
        tracker.put(Touch(finger: 0, phase: .moved, point: point), on: window)
      }
    }

    func leave() { tracker.put(Touch(finger: 0, phase: .ended, point: point), on: window) }
  }

  private func stack() -> (UINavigationController, UIViewController, UIViewController, UIWindow) {
    let (root, top) = (UIViewController(), UIViewController())
    (root.title, top.title) = ("Root", "Top")
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    let window = show(navigation)
    return (navigation, root, top, window)
  }

  @Test("A swipe from the edge moves the screen with the finger, and goes back beyond the middle")
  func swipeBack() throws {
    let (navigation, root, top, window) = stack()
    let finger = Finger(on: window, at: CGPoint(x: 4, y: 400))
    finger.move(x: 201)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(abs((navigation.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.01)
    #expect(abs(try shown(top.view).position.x - top.view.center.x - 201) < 1)
    finger.move(x: 60)
    finger.rest()
    finger.leave()
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    #expect(navigation.viewControllers == [root])
    host.runUntilIdle()
    #expect(navigation.transitionCoordinator == nil && top.view.window == nil && top.parent == nil)
    #expect(root.view.window === window)
  }

  @Test("A swipe that is given up leaves the stack, the bar and the screen as they were")
  func givenUp() throws {
    let (navigation, root, top, window) = stack()
    let finger = Finger(on: window, at: CGPoint(x: 4, y: 400))
    finger.move(x: 100)
    finger.rest()
    finger.leave()
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    host.advance(by: 0.04)
    let place = try shown(top.view).position.x - top.view.center.x
    #expect(place > 1 && place < 99)
    host.runUntilIdle()
    #expect(navigation.viewControllers == [root, top] && top.parent === navigation)
    #expect(root.view.window == nil && top.view.window === window)
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(try shown(top.view).position.x == top.view.center.x)
    #expect(labels(of: window).contains("Top"))
  }

  @Test("A finger turns a page, or lets it go back; the data source and the delegate hear of it")
  func pages() throws {
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages = (0..<3).map { number in
        let page = UIViewController()
        page.title = "\(number)"
        return page
      }
      var lines: [String] = []
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) { lines.append("to \(pendingViewControllers.first?.title ?? "")") }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { lines.append("from \(previousViewControllers.first?.title ?? "") \(completed)") }
    }
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = show(pages)
    var finger = Finger(on: window, at: CGPoint(x: 300, y: 400))
    // There is nothing before the first page, and a finger that moves down turns none.
    finger.move(x: 80)
    finger.leave()
    finger = Finger(on: window, at: CGPoint(x: 300, y: 400))
    finger.move(y: 80)
    finger.leave()
    host.runUntilIdle()
    #expect(book.lines.isEmpty && pages.viewControllers == [book.pages[0]])

    finger = Finger(on: window, at: CGPoint(x: 380, y: 400))
    finger.move(x: -196.5)
    let width = pages.view.bounds.width
    #expect(abs(try shown(book.pages[0].view).position.x - book.pages[0].view.center.x + width / 2) < 12)
    finger.move(x: -60)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[1]] && book.pages[0].parent == nil)
    #expect(book.lines == ["to 1", "from 0 true"])

    book.lines = []
    finger = Finger(on: window, at: CGPoint(x: 20, y: 400))
    finger.move(x: 80)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(pages.viewControllers == [book.pages[1]] && book.pages[0].parent == nil)
    #expect(book.pages[1].view.window === window && book.pages[0].view.window == nil)
    #expect(book.lines == ["to 0", "from 1 false"])
    #expect(try shown(book.pages[1].view).position.x == book.pages[1].view.center.x)
  }

  @Test("A swipe does nothing where there is no back button, unless the app gives the gesture a delegate")
  func noBackButton() {
    let (navigation, root, top, window) = stack()
    top.navigationItem.hidesBackButton = true
    var finger = Finger(on: window, at: CGPoint(x: 4, y: 400))
    finger.move(x: 300)
    finger.leave()
    host.runUntilIdle()
    #expect(navigation.viewControllers == [root, top])
    navigation.interactivePopGestureRecognizer?.delegate = nil
    finger = Finger(on: window, at: CGPoint(x: 4, y: 400))
    finger.move(x: 300)
    finger.leave()
    host.runUntilIdle()
    #expect(navigation.viewControllers == [root])
  }

  @Test("A finger that moves along the edge scrolls")
  func scrollsAtTheEdge() {
    let (navigation, root, top, window) = stack()
    let scroll = UIScrollView(frame: top.view.bounds)
    scroll.contentSize = CGSize(width: 402, height: 4000)
    top.view.addSubview(scroll)
    let start = scroll.contentOffset.y
    let finger = Finger(on: window, at: CGPoint(x: 4, y: 600))
    finger.move(x: 4, y: -200)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(navigation.viewControllers == [root, top] && scroll.contentOffset.y > start + 100)
  }

  // MARK: Sheets

  private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  private func presentedSheet() -> (UIViewController, UIViewController, Watcher, UIWindow) {
    let (root, sheet) = (UIViewController(), UIViewController())
    let window = show(root)
    root.present(sheet, animated: false)
    let watcher = Watcher()
    sheet.presentationController?.delegate = watcher
    return (root, sheet, watcher, window)
  }

  @Test("A sheet that is pulled beyond the middle goes, and the delegate hears it in order")
  func pulledAway() throws {
    let (root, sheet, watcher, window) = presentedSheet()
    let finger = Finger(on: window, at: CGPoint(x: 200, y: 200))
    finger.move(y: 300)
    #expect(watcher.log == ["should", "will"] && sheet.isBeingDismissed)
    #expect(abs(try shown(sheet.view).position.y - sheet.view.center.y - 300) < 1)
    finger.move(y: 200)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(watcher.log == ["should", "will", "did"] && root.presentedViewController == nil)
  }

  @Test("A sheet that is let go before the middle stays")
  func stays() throws {
    let (root, sheet, watcher, window) = presentedSheet()
    let finger = Finger(on: window, at: CGPoint(x: 200, y: 200))
    finger.move(y: 100)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(watcher.log == ["should", "will"] && root.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed && sheet.view.window === window)
    #expect(try shown(sheet.view).position == sheet.view.center)
  }

  @Test("A sheet that may not go follows a little and tells of the attempt", arguments: [false, true])
  func mayNotGo(isModal: Bool) {
    let (root, sheet, watcher, window) = presentedSheet()
    if isModal { sheet.isModalInPresentation = true } else { watcher.allows = false }
    let top = sheet.view.frame.minY
    let finger = Finger(on: window, at: CGPoint(x: 200, y: 200))
    finger.move(y: 500)
    window.layoutIfNeeded()
    #expect(sheet.view.frame.minY > top + 20 && sheet.view.frame.minY < top + 400)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    window.layoutIfNeeded()
    #expect(watcher.log == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(root.presentedViewController === sheet && sheet.view.frame.minY == top)
    #expect(!sheet.isBeingDismissed)
  }

  @Test("A sheet with several heights comes to the one nearest to where it is let go")
  func heights() throws {
    let (_, sheet, watcher, window) = presentedSheet()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    let finger = Finger(on: window, at: CGPoint(x: 200, y: 200))
    finger.move(y: 350)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(controller.selectedDetentIdentifier == .medium && watcher.log.isEmpty)
    #expect(sheet.presentingViewController != nil)
  }

  @Test("Content that has scrolled is scrolled back before the sheet moves")
  func scrolledContent() {
    let (root, sheet, watcher, window) = presentedSheet()
    let scroll = UIScrollView(frame: sheet.view.bounds)
    scroll.contentSize = CGSize(width: 402, height: 4000)
    sheet.view.addSubview(scroll)
    scroll.contentOffset.y = 1000
    let finger = Finger(on: window, at: CGPoint(x: 200, y: 200))
    finger.move(y: 500)
    finger.rest()
    finger.leave()
    host.runUntilIdle()
    #expect(root.presentedViewController === sheet && watcher.log.isEmpty && scroll.contentOffset.y < 700)
  }

  // MARK: The app's own

  private final class Slider: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let leader = UIPercentDrivenInteractiveTransition()
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x += 400
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("An animator of the app's own shows as far as the gesture is, however much time passes")
  func percentDriven() throws {
    let root = UIViewController()
    _ = show(root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    let slider = Slider()
    cover.transitioningDelegate = slider
    root.present(cover, animated: false)
    let middle = cover.view.center.x
    cover.dismiss(animated: true)
    slider.leader.update(0.25)
    host.advance(by: 5)
    #expect(abs(try shown(cover.view).position.x - middle - 100) < 0.5)
    #expect(slider.leader.percentComplete == 0.25 && slider.leader.duration == 1)
    slider.leader.cancel()
    host.advance(by: 0.125)
    #expect(abs(try shown(cover.view).position.x - middle - 50) < 0.5)
    host.runUntilIdle()
    #expect(root.presentedViewController === cover && cover.view.center.x == middle)

    cover.dismiss(animated: true)
    slider.leader.update(0.5)
    slider.leader.completionSpeed = 2
    slider.leader.finish()
    host.advance(by: 0.24)
    #expect(root.presentedViewController === cover)
    host.advance(by: 0.02)
    #expect(root.presentedViewController == nil && cover.view.window == nil)
  }
}
