import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension SwitchControlEngine {
  // MARK: Presses

  /// What a switch does now; nil for one that is not assigned.
  private func assignment(of source: SwitchSource) -> SwitchAssignment? {
    if let recipe, let used = options.recipes.first(where: { $0.name == recipe }),
      let assignment = used.switches.first(where: { $0.source == source })
    {
      return assignment
    }
    return options.switches.first { $0.source == source }
  }

  /// Whether a key of a keyboard is a switch; what is none belongs to the app.
  ///
  /// - Parameter press: a key that is pressed or released.
  public func takes(_ press: KeyPress) -> Bool {
    press.modifiers.isDisjoint(with: [.command, .control, .option])
      && assignment(of: .external(press.key)) != nil
  }

  public func claims(_ event: Event, in context: Context) -> Bool {
    guard isRunning else { return false }
    return switch event {
    case .key(let press): takes(press)
    case .touch: assignment(of: .screen) != nil
    default: false
    }
  }

  mutating func handle(_ press: KeyPress) {
    // A release counts whatever else is held by then.
    guard takes(press) || !press.isDown else { return }
    handle(SwitchPress(.external(press.key), isDown: press.isDown))
  }

  /// A touch anywhere on the screen is a press of the switch that is the screen.
  mutating func handle(_ touch: Touch) {
    let before = feedback.fingers.isEmpty
    switch touch.phase {
    case .began:
      guard assignment(of: .screen) != nil else { return }
      feedback.fingers.insert(touch.finger)
    // A finger is lifted, whatever the screen is by then.
    case .ended, .cancelled: feedback.fingers.remove(touch.finger)
    case .moved: return
    }
    if before != feedback.fingers.isEmpty { handle(SwitchPress(.screen, isDown: before)) }
  }

  mutating func handle(_ press: SwitchPress) {
    let actions: [SwitchAction]
    if press.isDown {
      guard let assignment = assignment(of: press.source) else { return }
      keepRecipe()
      feedback.cause = Cause(.switchPress, press.source.name)
      actions = filter.press(assignment, at: now, options)
    } else {
      actions = filter.release(press.source, at: now, options)
    }
    for action in actions { perform(action) }
  }

  // MARK: Actions

  /// Carries out what a switch stands for.
  mutating func perform(_ action: SwitchAction) {
    if let request = action.systemRequest {
      effects.append(.system(request))
      return
    }
    // What an app has paused, the user may resume.
    pauses = 0
    if wakeUp() { return }
    switch action {
    case .selectItem:
      isStopped = false
      if points.cursor != nil { stopGliding() } else { selectCurrent() }
    case .moveToNextItem, .moveToPreviousItem: moveBySwitch(forward: action == .moveToNextItem)
    case .scannerMenu: toggleMenu()
    case .stopScanning: isStopped = true
    case .resumeAutoScanning: isStopped = false
    case .tap:
      if menu != nil { closeMenu() }
      if currentElement != nil { tapCurrent() } else { selectCurrent() }
    case .exitRecipe: endRecipe()
    default: if let plan = plan(of: action) { makeGesture(plan) }
    }
  }

  private mutating func moveBySwitch(forward: Bool) {
    guard points.cursor != nil else { return move(forward: forward) }
    // The only switch of that style is this one.
    if options.scanningStyle == .singleSwitchStep { return stopGliding() }
    points.cursor?.restart(at: now)
    draw()
  }

  private mutating func toggleMenu() {
    if menu != nil { return closeMenu() }
    guard points.cursor == nil else {
      points.cursor = nil
      let size = screenSize ?? scanTree.nodes[0].frame.size
      return openMenu(at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    openMenu()
  }

  /// The touches of an action of a recipe.
  private func plan(of action: SwitchAction) -> TouchPlan? {
    let size = screenSize ?? scanTree.nodes[0].frame.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    switch action {
    case .tapMiddleOfScreen: return .tap(at: middle)
    case .leftToRightSwipe: return .swipe(.right, at: middle, length: size.width * 0.6)
    case .rightToLeftSwipe: return .swipe(.left, at: middle, length: size.width * 0.6)
    case .tapPoint(let x, let y): return .tap(at: CGPoint(x: x, y: y))
    case .holdPoint(let x, let y): return .longPress(at: CGPoint(x: x, y: y))
    case .customGesture(let name):
      guard let saved = options.savedGestures.first(where: { $0.name == name }) else { return nil }
      return .freehand(saved.fingers, duration: saved.duration)
    default: return nil
    }
  }

  // MARK: Recipes

  /// Gives switches the actions of a recipe.
  mutating func beginRecipe(_ name: String) {
    guard let chosen = options.recipes.first(where: { $0.name == name }), canBeLeft(chosen) else {
      return play(.actionFailed)
    }
    recipe = name
    keepRecipe()
    play(.startInteracting)
    draw()
  }

  /// Gives switches back their usual actions.
  mutating func endRecipe() {
    guard recipe != nil else { return }
    recipe = nil
    clock.recipeEndsAt = nil
    play(.stopInteracting)
    checkMenu()
    draw()
  }

  /// Whether a recipe ends by itself, with a switch, or with what another switch selects: it must not be a trap.
  private func canBeLeft(_ recipe: SwitchRecipe) -> Bool {
    if recipe.timeout != nil { return true }
    func leads(_ action: SwitchAction?) -> Bool {
      action == .exitRecipe || action == .selectItem || action == .scannerMenu
    }
    let used = Set(recipe.switches.map(\.source))
    let others = options.switches.filter { !used.contains($0.source) }
    return (recipe.switches + others).contains {
      leads($0.action) || (options.usesLongPress && $0.source.canBeHeld && leads($0.longAction))
    }
  }

  /// A recipe ends so long after the last press.
  private mutating func keepRecipe() {
    guard let recipe, let used = options.recipes.first(where: { $0.name == recipe }) else { return }
    clock.recipeEndsAt = used.timeout.map { now + $0 }
  }
}

extension SwitchAction {
  /// What the action asks of the system; nil for one that does not.
  var systemRequest: SystemRequest? {
    switch self {
    case .appSwitcher: .appSwitcher
    case .home: .home
    case .notificationCenter: .notificationCenter
    case .controlCenter: .controlCenter
    case .decreaseVolume: .volumeDown
    case .increaseVolume: .volumeUp
    case .siri: .siri
    case .dictation: .dictation
    case .accessibilityShortcut: .shortcut
    default: nil
    }
  }
}
