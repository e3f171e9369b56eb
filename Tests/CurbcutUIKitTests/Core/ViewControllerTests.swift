import CurbcutUIKit
import Testing

@MainActor
@Suite("A view controller's life")
struct ViewControllerTests {
  class Recorder: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
    return window
  }

  @Test("a hidden window does not load its controller's view; a window that is hidden lets it disappear")
  func hiddenWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = Recorder()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.log == ["didLoad", "willAppear", "didAppear"])
    window.isHidden = true
    #expect(controller.log.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("the view is loaded when it is first asked for, once")
  func lazyLoading() {
    let controller = Recorder()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.log == ["didLoad"])
  }

  @Test("a root controller's view fills the window and appears")
  func root() {
    let window = makeWindow()
    let controller = Recorder()
    window.rootViewController = controller
    #expect(controller.view.frame == window.bounds)
    #expect(controller.log == ["didLoad", "willAppear", "didAppear"])
    window.rootViewController = UIViewController()
    #expect(controller.log.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(controller.view.window == nil)
  }

  @Test("a presented sheet is modal, and dismissing takes it away")
  func presenting() {
    let window = makeWindow()
    let presenter = Recorder()
    window.rootViewController = presenter
    let sheet = Recorder()
    presenter.present(sheet, animated: true)
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.presentingViewController === presenter)
    #expect(sheet.view.superview?.accessibilityViewIsModal == true)
    #expect(sheet.log == ["didLoad", "willAppear"])
    UIKitHost.shared.advance(by: 1)
    #expect(sheet.log == ["didLoad", "willAppear", "didAppear"])
    sheet.dismiss(animated: true)
    #expect(presenter.presentedViewController === sheet && sheet.isBeingDismissed)
    UIKitHost.shared.advance(by: 1)
    #expect(presenter.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(sheet.log.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("the escape gesture dismisses a presented controller")
  func escape() {
    let window = makeWindow()
    let presenter = UIViewController()
    window.rootViewController = presenter
    let sheet = UIViewController()
    presenter.present(sheet, animated: false)
    #expect(sheet.accessibilityPerformEscape())
    UIKitHost.shared.advance(by: 1)
    #expect(presenter.presentedViewController == nil)
    #expect(!presenter.accessibilityPerformEscape())
  }

  @Test("a full-screen presentation makes the controller below disappear and come back")
  func fullScreen() {
    let window = makeWindow()
    let presenter = Recorder()
    window.rootViewController = presenter
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    presenter.present(next, animated: false)
    #expect(presenter.log.suffix(2) == ["willDisappear", "didDisappear"])
    presenter.dismiss(animated: false)
    #expect(presenter.log.suffix(2) == ["willAppear", "didAppear"])
  }

  @Test("a child takes the traits that its parent overrides")
  func childTraits() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }
}
