import CurbcutFoundation
import Foundation
import Testing

@testable import CurbcutUIKit

/// Who may present what, where it stands, and what is said when it may not.
@MainActor
@Suite(.serialized)
struct PresentingTests {
  /// What is said on standard error while a block runs, without the places of objects in memory.
  private func reports(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var said: [String] = []
    let before = ObjCRuntime.reportListener
    ObjCRuntime.reportListener = { said.append($0.replacing(#/0x[0-9a-f]+/#, with: "0x")) }
    body()
    ObjCRuntime.reportListener = before
    return said
  }

  @Test("A controller outside of a window shows nothing, calls no completion and says why")
  func outside() {
    let (presenter, other) = (UIViewController(), UIViewController())
    var isDone = false
    let said = reports { presenter.present(other, animated: true) { isDone = true } }
    #expect(
      said == [
        "Attempt to present <UIViewController: 0x> on <UIViewController: 0x> (from <UIViewController: 0x>) whose view "
          + "is not in the window hierarchy."
      ])
    UIKitHost.shared.runUntilIdle()
    #expect(!isDone && presenter.presentedViewController == nil && other.presentingViewController == nil)
    #expect(!other.isViewLoaded)
  }

  @Test("A controller that presents already keeps what it presents, and says so")
  func alreadyPresenting() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    _ = show(navigation)
    let first = UIViewController()
    root.present(first, animated: false)
    var isDone = false
    let said = reports { root.present(UITableViewController(), animated: false) { isDone = true } }
    #expect(
      said == [
        "Attempt to present <UITableViewController: 0x> on <UINavigationController: 0x> (from <UIViewController: 0x>) "
          + "which is already presenting <UIViewController: 0x>."
      ])
    #expect(!isDone && navigation.presentedViewController === first)
  }

  @Test("What cannot be presented at all raises")
  func impossible() {
    let root = UIViewController()
    _ = show(root)
    let child = UIViewController()
    let parent = UINavigationController(rootViewController: child)
    let formless = UIViewController()
    formless.modalPresentationStyle = .none
    let raised = NSException.trapping {
      root.present(root, animated: false)
      root.present(child, animated: false)
      root.present(formless, animated: false)
    }
    #expect(raised.map(\.name) == [NSExceptionName](repeating: .invalidArgumentException, count: 3))
    let reasons = raised.map { ($0.reason ?? "").replacing(#/0x[0-9a-f]+/#, with: "0x") }
    #expect(
      reasons == [
        "Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x>.",
        "Application tried to present modally a view controller <UIViewController: 0x> that has a parent view "
          + "controller <UINavigationController: 0x>.",
        "The specified modal presentation style doesn't have a corresponding presentation controller.",
      ])
    #expect(root.presentedViewController == nil && parent.viewControllers == [child])
  }

  /// A controller with a child that fills its lower half and defines a context.
  private func halves() -> (outer: UIViewController, context: UIViewController, window: UIWindow) {
    UIKitHost.shared.configure(device: .iPhone16Pro)
    let (outer, context) = (UIViewController(), UIViewController())
    context.definesPresentationContext = true
    outer.addChild(context)
    context.view.autoresizingMask = []
    context.view.frame = CGRect(x: 0, y: 400, width: 402, height: 474)
    outer.view.addSubview(context.view)
    context.didMove(toParent: outer)
    let window = show(outer)
    return (outer, context, window)
  }

  @Test("Over the current context only the controller that defines it is covered", arguments: [false, true])
  func context(staysBehind: Bool) {
    let (outer, context, _) = halves()
    let inner = UIViewController()
    context.addChild(inner)
    let cover = UIViewController()
    cover.modalPresentationStyle = staysBehind ? .overCurrentContext : .currentContext
    inner.present(cover, animated: false)
    #expect(cover.presentingViewController === context)
    #expect(
      cover.view.convert(cover.view.bounds, to: outer.view) == CGRect(x: 0, y: 400, width: 402, height: 474))
    cover.dismiss(animated: false)
    #expect(cover.view.window == nil && context.presentedViewController == nil)
  }

  @Test("Without a controller that defines a context the whole window is covered")
  func noContext() {
    let (outer, context, window) = halves()
    context.definesPresentationContext = false
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    context.present(cover, animated: false)
    #expect(cover.presentingViewController === outer && cover.view.frame == window.bounds)
    cover.dismiss(animated: false)
  }

  @Test("A navigation controller defines a context, its screens do not")
  func navigationDefines() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test("A full screen takes the presenter's view out of the window until it goes")
  func fullScreenTakesOut() {
    let root = UIViewController()
    let window = show(root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    #expect(root.view.window === window)
    UIKitHost.shared.runUntilIdle()
    #expect(root.view.window == nil)
    cover.dismiss(animated: true)
    #expect(root.view.window === window)
    UIKitHost.shared.runUntilIdle()
    #expect(root.view.window === window && root.view.frame == window.bounds)
  }

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var prepared: UIPresentationController?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { prepared = adaptivePresentationController }
  }

  @Test(
    "A popover on a phone takes the form that the delegate names",
    arguments: [UIModalPresentationStyle.none, .formSheet, .fullScreen, .automatic])
  func adaptive(style: UIModalPresentationStyle) throws {
    let root = UIViewController()
    let window = show(root)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    let adapter = Adapter()
    adapter.style = style
    popover.delegate = adapter
    popover.sourceView = root.view
    root.present(content, animated: false)
    window.layoutIfNeeded()
    switch style {
    case .none:
      #expect(content.view.frame.size == CGSize(width: 200, height: 100))
      #expect(adapter.prepared == nil)
    case .fullScreen: #expect(content.view.frame == window.bounds && root.view.window == nil)
    default:
      #expect(content.view.frame.minY > 0 && content.view.frame.width == window.bounds.width)
      #expect(adapter.prepared is UISheetPresentationController)
    }
    content.dismiss(animated: false)
  }

  @Test("A root that is replaced while it presents a sheet takes the sheet with it")
  func replacedRoot() {
    let window = show(UIViewController())
    window.rootViewController?.present(UIViewController(), animated: false)
    window.layoutIfNeeded()
    let new = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Home", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    new.view.addSubview(button)
    window.rootViewController = new
    for view in window.subviews { view.setNeedsLayout() }
    window.layoutIfNeeded()
    #expect(!window.subviews.contains { $0 is PresentationContainer })
    #expect(AccessibilityProvider.tree(of: window).elements.map { $0.label?.string } == ["Home"])
  }
}
