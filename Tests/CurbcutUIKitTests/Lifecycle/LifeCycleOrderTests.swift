import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Every callback of a view controller in every situation, in the order of iOS. The situations, what is expected of
/// them and where that is known from stand in `Fixtures/life-cycle.json`.
@MainActor
@Suite(.serialized)
struct LifeCycleOrderTests {
  struct Situation: Decodable, CustomTestStringConvertible {
    var situation: String
    /// What happens before the log begins.
    var before: [String]
    /// What happens then, in the words of ``LifeCycleStage``.
    var steps: [String]
    var log: [String]
    /// Where the order is documented or was measured.
    var source: String
    var testDescription: String { situation }
  }

  nonisolated static let situations: [Situation] = {
    let url = Bundle.module.url(forResource: "life-cycle", withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Situation].self, from: data)) ?? []
  }()

  @Test("The data file can be read")
  func file() { #expect(Self.situations.count >= 25) }

  @Test("The callbacks come in the order of iOS", arguments: situations)
  func order(_ situation: Situation) throws {
    let stage = LifeCycleStage()
    defer { stage.close() }
    for step in situation.before { try stage.perform(step) }
    stage.clear()
    for step in situation.steps { try stage.perform(step) }
    #expect(stage.log == situation.log, "\(situation.source)")
    #expect(situation.source.hasPrefix("http"))
  }
}

/// Controllers that write down what they hear, and a window to show them in.
@MainActor
private final class LifeCycleStage {
  private(set) var log: [String] = []
  private var window: UIWindow?
  private var controllers: [String: UIViewController] = [:]
  private var animator: HalfSecondFade?
  private var tokens: [any NSObjectProtocol] = []
  private var host: UIKitHost { .shared }
  /// The scenes of other tests, which would take part when the app leaves the screen.
  private let others = UIApplication.shared.connectedScenes

  init() {
    UIApplication.shared.connectedScenes = []
    UIApplication.shared.applicationState = .active
  }

  struct UnknownStep: Error { var step: String }

  func clear() { log = [] }

  func note(_ line: String) {
    log.append(line)
    // A second round of layout tells nothing new.
    if log.count >= 6, log.suffix(3) == log.dropLast(3).suffix(3), line.hasSuffix("viewDidLayoutSubviews") {
      log.removeLast(3)
    }
  }

  func close() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    host.runUntilIdle()
    window?.isHidden = true
    UIApplication.shared.connectedScenes = others
    host.configure(device: .iPhone16Pro)
  }

  // MARK: The words

  /// Does what a step says: a verb, the names of controllers, and what else the verb takes.
  func perform(_ step: String) throws {
    var words = step.split(separator: " ").map(String.init)
    let isAnimated = !step.hasSuffix(" at once")
    if !isAnimated { words.removeLast(2) }
    let verb = words.removeFirst()
    guard let act = verbs[verb] else { throw UnknownStep(step: step) }
    try act(words, isAnimated)
  }

  private typealias Act = (_ words: [String], _ isAnimated: Bool) throws -> Void

  private var verbs: [String: Act] {
    [
      "device": { [self] words, _ in host.configure(device: words[0] == "iPad" ? .iPadPro11 : .iPhone16Pro) },
      "window": { [self] words, _ in open(root(words)) },
      "root": { [self] words, _ in window?.rootViewController = root(words) },
      "wait": { [self] _, _ in host.runUntilIdle() },
      "push": { [self] words, isAnimated in
        navigation?.pushViewController(controller(words[0]), animated: isAnimated)
      },
      "pop": { [self] _, isAnimated in navigation?.popViewController(animated: isAnimated) },
      "select": { [self] words, isAnimated in
        let choose: () -> Void = { (self.front as? UITabBarController)?.selectedIndex = Int(words[0]) ?? 0 }
        if isAnimated { choose() } else { UIView.performWithoutAnimation(choose) }
      },
      "turnPage": { [self] words, isAnimated in
        (front as? UIPageViewController)?.setViewControllers(
          [controller(words[0])], direction: .forward, animated: isAnimated)
      },
      "present": { [self] words, isAnimated in
        let new = controller(words[0])
        new.modalPresentationStyle = Self.styles[words[2]] ?? .automatic
        new.popoverPresentationController?.sourceView = front?.view
        front?.present(new, animated: isAnimated) { self.note("presented") }
      },
      "dismiss": { [self] _, isAnimated in
        front?.dismiss(animated: isAnimated) { self.note("dismissed") }
      },
      "add": { [self] words, _ in
        let child = controller(words[0])
        front?.addChild(child)
        front?.view.addSubview(child.view)
        child.didMove(toParent: front)
      },
      "remove": { [self] words, _ in
        let child = controller(words[0])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      },
      "tell": { [self] words, _ in
        let child = controller(words[0])
        front?.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        front?.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: front)
      },
      "layOut": { [self] words, _ in
        for name in words { controller(name).view.setNeedsLayout() }
        controller(words[words.count - 1]).view.layoutIfNeeded()
      },
      "swipe": { [self] words, _ in drag(words, from: CGPoint(x: 5, y: 400), along: \.x) },
      "pull": { [self] words, _ in drag(words, from: CGPoint(x: 200, y: 300), along: \.y) },
      "lead": { [self] words, _ in try lead(words) },
      "turn": { [self] _, _ in host.turn(to: .landscapeLeft) },
      "memory": { [self] _, _ in host.warnOfMemory() },
      "background": { [self] _, _ in
        listen()
        host.sendAppToBackground()
      },
      "foreground": { [self] _, _ in host.bringAppToForeground() },
      "hide": { [self] _, _ in window?.isHidden = true },
    ]
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "sheet": .pageSheet, "fullScreen": .fullScreen, "overFullScreen": .overFullScreen,
    "currentContext": .currentContext, "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]

  // MARK: What they act on

  private var front: UIViewController? { window?.rootViewController }
  private var navigation: UINavigationController? { front as? UINavigationController }

  private func controller(_ name: String) -> UIViewController {
    if let known = controllers[name] { return known }
    let made = LoggedController(name) { [weak self] in self?.note($0) }
    controllers[name] = made
    return made
  }

  /// The root of a window: a controller, or a container and what is in it.
  private func root(_ words: [String]) -> UIViewController {
    guard words.count > 1 else { return controller(words[0]) }
    let inside = words.dropFirst().map(controller)
    switch words[0] {
    case "navigation": return UINavigationController(rootViewController: inside[0])
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = inside
      return tabs
    case "pages":
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([inside[0]], direction: .forward, animated: false)
      return pages
    default:
      let manual = LoggedController(words[1]) { [weak self] in self?.note($0) }
      manual.tellsChildrenItself = true
      controllers[words[1]] = manual
      return manual
    }
  }

  private func open(_ root: UIViewController) {
    let window = host.makeWindow()
    self.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// A finger goes some way, rests, and leaves; or leaves at once, at speed.
  private func drag(_ words: [String], from start: CGPoint, along axis: WritableKeyPath<CGPoint, CGFloat>) {
    guard let window, let way = Double(words[0]) else { return }
    let fingers = FingerTracker()
    var point = start
    fingers.put(Touch(finger: 0, phase: .began, point: point), on: window)
    let steps = words.contains("fast") ? 5 : 30
    for _ in 0..<steps {
      host.advance(by: 1 / 60)
      point[keyPath: axis] += CGFloat(way) / CGFloat(steps)
      fingers.put(Touch(finger: 0, phase: .moved, point: point), on: window)
    }
    if !words.contains("fast") {
      for _ in 0..<12 {
        host.advance(by: 1 / 60)
        fingers.put(Touch(finger: 0, phase: .moved, point: point), on: window)
      }
    }
    fingers.put(Touch(finger: 0, phase: .ended, point: point), on: window)
  }

  /// Pops by an animator and a gesture of the app's own: `finish` or `cancel` at 40 per cent.
  private func lead(_ words: [String]) throws {
    let made = HalfSecondFade { [weak self] in self?.note($0) }
    animator = made
    navigation?.delegate = made
    navigation?.popViewController(animated: true)
    navigation?.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
      self?.note(
        "interaction changed: cancelled \(context.isCancelled), interactive \(context.isInteractive)")
    }
    made.leader.update(0.4)
    host.advance(by: 1)
    note("led to \(navigation?.transitionCoordinator?.percentComplete ?? -1)")
    if words == ["finish"] { made.leader.finish() } else { made.leader.cancel() }
  }

  private func listen() {
    let scene = window?.windowScene
    let names: [(NSNotification.Name, AnyObject?)] = [
      (UIScene.willDeactivateNotification, scene), (UIScene.didEnterBackgroundNotification, scene),
      (UIScene.willEnterForegroundNotification, scene), (UIScene.didActivateNotification, scene),
      (UIApplication.willResignActiveNotification, nil), (UIApplication.didEnterBackgroundNotification, nil),
      (UIApplication.willEnterForegroundNotification, nil), (UIApplication.didBecomeActiveNotification, nil),
    ]
    tokens = names.map { name, object in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [self] notification in
        let text = notification.name.rawValue
        MainActor.assumeIsolated { self.note(text) }
      }
    }
  }
}

/// A controller that tells everything it hears.
private final class LoggedController: UIViewController {
  private let name: String
  private let note: (String) -> Void
  var tellsChildrenItself = false

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private final class LoggedView: UIView {
    var note: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      note?()
    }
  }

  private func tell(_ words: String) { note("\(name) \(words)") }
  private var place: String { viewIfLoaded?.window == nil ? "(no window)" : "(window)" }
  private func name(of other: UIViewController?) -> String {
    (other as? LoggedController)?.name ?? other.map { "\(type(of: $0))" } ?? "nil"
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !tellsChildrenItself }
  override func loadView() {
    let made = LoggedView(frame: UIScreen.main.bounds)
    made.note = { [weak self] in self?.tell("layoutSubviews") }
    view = made
  }
  override func viewDidLoad() { tell("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear \(place)") }
  override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing \(place)") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
  override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    tell("willMove(toParent: \(name(of: parent)))")
  }
  override func didMove(toParent parent: UIViewController?) { tell("didMove(toParent: \(name(of: parent)))") }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell("willTransition(to:)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell("viewWillTransition(to: \(Int(size.width)) × \(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      tell("alongside")
    } completion: { [self] _ in
      tell("completion")
    }
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { tell("traitCollectionDidChange") }
  override func didReceiveMemoryWarning() { tell("didReceiveMemoryWarning") }
}

/// Fades from one screen to the next in half a second, led by a gesture.
@MainActor
private final class HalfSecondFade: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let leader = UIPercentDrivenInteractiveTransition()
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animateTransition")
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.5) {
      from.alpha = 0
    } completion: { [self] _ in
      note("from is \(from.alpha)")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { note("animationEnded \(transitionCompleted)") }
}
