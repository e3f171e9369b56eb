import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation

/// One run of an app that carries out a job: it goes the way again, tries what is left, and goes on where that leads.
@MainActor
public struct ExplorationWalk {
  private let window: UIWindow
  private let provider: AccessibilityProvider
  private let job: ExplorationJob
  private let tell: (ExplorationEvent) -> Void
  private let report: ((UIWindow, String, Int) -> String?)?
  /// How many screens are known, with those that this run has found.
  private var screenCount: Int
  /// What has been tried of each screen, and where it led.
  private var known: [ScreenShape: [ElementAction: ScreenShape?]] = [:]
  private var seen: Set<ScreenShape> = []
  /// The actions of the screens that this run has seen.
  private var seenActions: [ScreenShape: AvailableActions] = [:]
  private var way: [ElementAction] = []

  /// How long a screen is waited for after an action, in seconds of the app's clock.
  private static let patience = 3.0

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - window: the window that the app launched with.
  ///   - job: what is to be tried.
  ///   - report: makes a report on a screen that no run has shown before, with its title and its number; nil for none.
  ///   - tell: takes what happens.
  public init(
    _ window: UIWindow, _ job: ExplorationJob, report: ((UIWindow, String, Int) -> String?)? = nil,
    tell: @escaping (ExplorationEvent) -> Void
  ) {
    self.window = window
    self.job = job
    self.report = report
    screenCount = job.screens.count
    self.tell = tell
    provider = AccessibilityProvider(window)
    for entry in job.known { known[entry.from, default: [:]][entry.action] = .some(entry.to) }
  }

  /// Goes the way, and tries what is left, until nothing is left near by or the steps are used up.
  public mutating func run() {
    var screen = look()
    for (index, action) in job.way.enumerated() {
      guard perform(action, on: screen) != .refused else { return tell(.lost(at: index)) }
      way.append(action)
      screen = look()
    }
    if let end = job.end {
      guard screen.shape == end.shape else { return tell(.lost(at: job.way.count)) }
      if let text = report?(frontWindow, end.title, end.number) { tell(.report(text)) }
      return
    }
    var steps = job.steps
    // Ways that were gone before cost time, too, but are no tries.
    var moves = 0
    while steps > 0, moves < 4 * job.steps {
      if let action = nextAction(of: screen.found, on: screen.shape) {
        screen = attempt(action, on: screen)
        steps -= 1
      } else if let action = wayToOpenScreen(from: screen) {
        guard perform(action, on: screen) != .refused else { return }
        way.append(action)
        screen = look()
      } else {
        return
      }
      moves += 1
    }
  }

  // MARK: Looking

  /// A screen as it is now.
  private struct Look {
    var shape: ScreenShape
    var tree: ElementTree
    var found: AvailableActions
  }

  private var frontWindow: UIWindow {
    window.windowsShownTogether.last { $0.rootViewController != nil } ?? window
  }

  /// What is left to try on a screen; nil for nothing.
  private func nextAction(of found: AvailableActions, on shape: ScreenShape) -> ElementAction? {
    found.next(on: shape, rows: job.rows, known: known[shape] ?? [:])
  }

  private mutating func look() -> Look {
    _ = provider.bringUpToDate()
    let tree = provider.tree
    let front = frontWindow
    let place = ShownPlace(front)
    let shape = ScreenShape(
      place: place.words, title: place.title, isMadeOfViews: place.isMadeOfViews, tree: tree)
    let found = AvailableActions(tree, rows: job.rows, canEscape: place.kind != "screen" || !way.isEmpty)
    let look = Look(shape: shape, tree: tree, found: found)
    if seenActions[shape] == nil { seenActions[shape] = found }
    guard seen.insert(shape).inserted else { return look }
    let title = place.name(showing: tree)
    tell(
      .screen(
        .init(
          shape: shape, title: title, kind: place.kind, elements: tree.elements.count, actions: found.actions,
          rows: found.rows, disabled: found.disabled, way: way, isFirst: way.isEmpty)))
    guard job.end == nil, !job.screens.contains(shape) else { return look }
    screenCount += 1
    if let report, let text = report(front, title, screenCount) { tell(.report(text)) }
    return look
  }

  // MARK: Acting

  private mutating func attempt(_ action: ElementAction, on screen: Look) -> Look {
    tell(.trying(from: screen.shape, action))
    _ = provider.takeNotifications()
    let performed = perform(action, on: screen)
    let notifications = provider.takeNotifications()
    if performed != .refused { way.append(action) }
    let next = look()
    let outcome: ExplorationMap.Outcome =
      performed == .refused
      ? .refused : next.shape != screen.shape ? .screen : next.tree == screen.tree ? .nothing : .change
    let changes =
      outcome == .change && notifications.allSatisfy { !$0.tells }
      ? UnannouncedChanges(from: screen.tree, to: next.tree, after: action).texts : []
    known[screen.shape, default: [:]][action] = .some(next.shape)
    tell(.step(from: screen.shape, action, outcome, to: next.shape, unannounced: changes))
    return next
  }

  private enum Performed {
    case done, refused
  }

  private func perform(_ action: ElementAction, on screen: Look) -> Performed {
    defer {
      UIKitHost.shared.runUntilIdle(limit: Self.patience)
      window.layoutIfNeeded()
    }
    guard let address = action.element else {
      // As VoiceOver's scrub: where its cursor comes to first, and up from there. Bars and menus are in front of a controller.
      let places = [screen.tree.elements.first?.id, nil]
      let isDone = places.contains {
        provider.perform(ActionRequest(number: 0, action: .escape, element: $0)).succeeded
      }
      return isDone ? .done : .refused
    }
    guard let element = screen.tree.element(at: address) else { return .refused }
    let request: Action
    switch action.kind {
    case .activate: request = .activate
    case .increment: request = .increment
    case .decrement: request = .decrement
    case .escape: request = .escape
    case .custom:
      guard let index = element.details.customActions.firstIndex(where: { $0.name.string == action.name })
      else {
        return .refused
      }
      request = .custom(index)
    }
    // What is scrolled away is brought into view, as VoiceOver does before it acts.
    _ = provider.perform(.scrollToVisible, on: element.id)
    return provider.perform(request, on: element.id) ? .done : .refused
  }

  // MARK: Going on

  /// The first action of the shortest known way to a screen on which something is left to try; nil when there is none.
  private func wayToOpenScreen(from screen: Look) -> ElementAction? {
    var visited: Set<ScreenShape> = [screen.shape]
    var queue: [(shape: ScreenShape, first: ElementAction?)] = [(screen.shape, nil)]
    var next = 0
    while next < queue.count {
      let (shape, first) = queue[next]
      next += 1
      let ways = (known[shape] ?? [:]).sorted { $0.key.words < $1.key.words }
      for (action, to) in ways {
        guard let to, visited.insert(to).inserted else { continue }
        // On this very screen the action has to be there.
        if first == nil, !screen.found.offers(action) { continue }
        if isOpen(to) { return first ?? action }
        queue.append((to, first ?? action))
      }
    }
    return nil
  }

  /// Whether something is known to be left to try on a screen.
  private func isOpen(_ shape: ScreenShape) -> Bool {
    guard let found = seenActions[shape] else { return job.open.contains(shape) }
    return nextAction(of: found, on: shape) != nil
  }
}

extension AppNotification {
  /// Whether it tells people of a change.
  fileprivate var tells: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .announcement, .pageScrolled: true
    default: false
    }
  }
}
