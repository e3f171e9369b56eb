/// Puts the map of an app together from many runs of it, and decides what the next run is to try.
///
/// It runs nothing itself: the caller launches the app anew for each job, which is the one sound way to a state that an
/// app was in before.
public struct Explorer: Sendable {
  /// What is known by now.
  public private(set) var map: ExplorationMap
  /// How many actions may be tried altogether, and of rows that are alike.
  private let limit, rows: Int
  private var numbers: [ScreenShape: Int] = [:]
  private var known: [ExplorationJob.Known] = []
  private var tried: Set<Tried> = []
  /// The rows of each screen that are alike, and where the actions of each led that were tried.
  private var alike: [Int: [RowGroup]] = [:]
  private var ends: [Int: [ElementAction: ScreenShape?]] = [:]
  private var trying: (from: ScreenShape, action: ElementAction)?
  private var job: ExplorationJob?
  /// The screens to which the way could not be gone again, with how often that was tried.
  private var losses: [Int: Int] = [:]
  private var target: Int?
  /// How many actions had been tried when the run began.
  private var stepsBefore = 0
  private var scenes: [String] = []

  private struct Tried: Hashable {
    var screen: Int
    var action: ElementAction
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - app: the app's name.
  ///   - limit: how many actions are tried altogether.
  ///   - rows: how many rows of a list that are alike are tried, unless they lead to something new.
  public init(app: String, limit: Int, rows: Int) {
    map = ExplorationMap(app: app)
    self.limit = limit
    self.rows = rows
  }

  // MARK: Jobs

  /// What the next run is to try; nil when nothing is left, or the bound is reached.
  public mutating func nextJob() -> ExplorationJob? {
    let rest = limit - map.steps.count
    guard rest > 0 else {
      map.ending = .steps
      return nil
    }
    if map.screens.isEmpty {
      guard job == nil else { return nil }
      return begin(ExplorationJob(way: [], known: [], steps: rest, rows: rows), nil)
    }
    let open = map.screens.filter { screen in
      losses[screen.number, default: 0] < 2 && !isDone(screen)
    }
    let ways = open.map { (screen: $0, length: shortestWay(to: $0.number)?.count ?? $0.way.count) }
    guard let next = ways.min(by: { $0.length < $1.length })?.screen else { return nil }
    // The second time the way is gone as it was found, in case a shorter one is none.
    let way = losses[next.number] == nil ? shortestWay(to: next.number) ?? next.way : next.way
    var job = ExplorationJob(way: way, known: known, steps: rest, rows: rows)
    job.open = open.map(\.shape)
    job.screens = map.screens.map(\.shape)
    return begin(job, next.number)
  }

  private mutating func begin(_ job: ExplorationJob, _ target: Int?) -> ExplorationJob {
    self.job = job
    self.target = target
    stepsBefore = map.steps.count
    return job
  }

  /// The shortest way from the launch screen, over what was tried; nil when none is known.
  private func shortestWay(to number: Int) -> [ElementAction]? {
    var ways: [Int: [ElementAction]] = [1: []]
    var queue = [1]
    var next = 0
    while next < queue.count, ways[number] == nil {
      let from = queue[next]
      next += 1
      for step in map.steps where step.from == from {
        guard let to = step.to, ways[to] == nil, let way = ways[from] else { continue }
        ways[to] = way + [step.action]
        queue.append(to)
      }
    }
    return ways[number]
  }

  private func isDone(_ screen: ExplorationMap.Screen) -> Bool {
    screen.actions.allSatisfy { tried.contains(Tried(screen: screen.number, action: $0)) }
      && (alike[screen.number] ?? []).allSatisfy { nextRow(of: $0, on: screen) == nil }
  }

  /// The row that is to be tried next; nil when nothing new is to be expected of the rest.
  private func nextRow(of group: RowGroup, on screen: ExplorationMap.Screen) -> ElementAction? {
    group.next(on: screen.shape, rows: rows) { ends[screen.number]?[$0] }
  }

  // MARK: What runs tell

  /// Takes what a run told.
  ///
  /// - Returns: the number of a screen that was not known before; nil for anything else.
  @discardableResult
  public mutating func take(_ event: ExplorationEvent) -> Int? {
    switch event {
    case .scenes(let names): scenes = names
    case .screen(let seen): return add(seen)
    case .trying(let from, let action): trying = (from, action)
    case .step(let from, let action, let outcome, let to, let unannounced):
      trying = nil
      add(from, action, outcome, to, unannounced)
    case .lost, .report: break
    }
    return nil
  }

  /// A run ended; what it was trying then ended it.
  ///
  /// - Parameter isFailure: whether it ended by itself, or was ended, before its job was done.
  public mutating func runEnded(isFailure: Bool) {
    defer { trying = nil }
    guard let trying, isFailure, let from = numbers[trying.from] else {
      // A run that ended on its way, or found nothing to try, would do so again.
      if let target, map.steps.count == stepsBefore { losses[target, default: 0] += 1 }
      return
    }
    tried.insert(Tried(screen: from, action: trying.action))
    known.append(.init(from: trying.from, action: trying.action, to: nil))
    ends[from, default: [:]][trying.action] = .some(nil)
    map.steps.append(.init(from: from, action: trying.action, outcome: .end, to: nil))
  }

  private mutating func add(_ seen: ExplorationEvent.SeenScreen) -> Int? {
    if let number = numbers[seen.shape] {
      let index = number - 1
      if seen.way.count < map.screens[index].way.count { map.screens[index].way = seen.way }
      return nil
    }
    let number = map.screens.count + 1
    alike[number] = seen.rows
    numbers[seen.shape] = number
    map.screens.append(
      .init(
        number: number, title: seen.title, kind: seen.kind, shape: seen.shape, elements: seen.elements,
        actions: seen.actions, likeOthers: 0, disabled: seen.disabled, way: seen.way,
        hasWayBack: seen.isFirst))
    return number
  }

  private mutating func add(
    _ from: ScreenShape, _ action: ElementAction, _ outcome: ExplorationMap.Outcome, _ to: ScreenShape,
    _ unannounced: [String]
  ) {
    guard let start = numbers[from], let end = numbers[to],
      tried.insert(Tried(screen: start, action: action)).inserted
    else { return }
    known.append(.init(from: from, action: action, to: to))
    ends[start, default: [:]][action] = .some(to)
    map.steps.append(
      .init(
        from: start, action: action, outcome: outcome, to: outcome == .screen ? end : nil,
        unannounced: unannounced))
    // What leads to a screen that was there before leads back.
    if outcome == .screen, end < start { map.screens[start - 1].hasWayBack = true }
  }

  // MARK: The end

  /// Completes the map: what was not tried, and why.
  ///
  /// - Parameter isOutOfTime: whether the time was over before all was tried.
  public mutating func finish(isOutOfTime: Bool = false) {
    if isOutOfTime { map.ending = .time }
    for (index, screen) in map.screens.enumerated() {
      if let way = shortestWay(to: screen.number), way.count < screen.way.count {
        map.screens[index].way = way
      }
    }
    map.untried = []
    for screen in map.screens {
      let isLost = losses[screen.number, default: 0] >= 2
      for action in screen.actions where !tried.contains(Tried(screen: screen.number, action: action)) {
        let reason =
          isLost
          ? "the screen did not come up again on the same way"
          : map.ending == .time ? "the time was over" : "the number of steps was reached"
        map.untried.append(.init(screen: screen.number, action: action.words, reason: reason))
      }
      for name in screen.disabled {
        map.untried.append(.init(screen: screen.number, action: name, reason: "it is disabled"))
      }
      let rest = (alike[screen.number] ?? []).flatMap(\.actions).filter {
        !tried.contains(Tried(screen: screen.number, action: $0)) && !screen.actions.contains($0)
      }
      map.screens[screen.number - 1].likeOthers = rest.count
      if !rest.isEmpty {
        map.untried.append(
          .init(
            screen: screen.number,
            action: rest.count == 1 ? "1 more row" : "\(rest.count) more rows",
            reason: reasonOfRows(on: screen, isLost: isLost)))
      }
    }
    let seen = map.screens.map(\.shape.place)
    map.unseen = scenes.filter { name in !seen.contains { $0.contains(name) } }
  }

  private func reasonOfRows(on screen: ExplorationMap.Screen, isLost: Bool) -> String {
    let isOpen = (alike[screen.number] ?? []).contains { nextRow(of: $0, on: screen) != nil }
    guard isOpen else { return "rows like others that were tried" }
    if isLost { return "the screen did not come up again on the same way" }
    return map.ending == .time ? "the time was over" : "the number of steps was reached"
  }
}
