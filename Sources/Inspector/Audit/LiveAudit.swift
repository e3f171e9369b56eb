import Audit
import DeviceSettings
import Foundation
import ScreenAudit
import Synchronization

/// The audit of the screen that is shown: when it is due, what of it is still to be done, and what was found.
///
/// Whoever uses the screen never waits for it. What needs the screen itself is done in short steps, one in a turn of the
/// inspection, and only while nobody does anything; the rules run aside. What was measured before the screen changed is
/// thrown away.
@MainActor
final class LiveAudit {
  /// For how many seconds nothing must change before the screen is read.
  static let calm = 0.3
  /// After how many seconds it is read even if it goes on changing.
  static let longestWait = 2.0
  /// For how many seconds nobody must do anything before a step.
  static let pause = 0.25
  /// How often a screen is audited again that looks different all the time, as one with an animation does, in seconds.
  static let motionInterval = 10.0
  /// How often in a row what the audit itself sets off in an app may make it begin anew.
  private static let mostEchoes = 2

  /// One thing to be done with the screen.
  enum Step: Sendable {
    /// Draws it as it is.
    case draw
    /// Draws it without its texts.
    case drawWithoutText
    /// Measures its texts at a size.
    case measure(ContentSize)
    /// Looks at it in another appearance.
    case vary(ViewScreen.Variant)
  }

  /// An audit that has begun.
  struct Run {
    /// What is judged: a live screen, or one that was recorded.
    enum Subject {
      case live(ViewScreen)
      case recorded(AuditedScreen)

      /// The screen as the rules see it.
      @MainActor var screen: AuditedScreen {
        switch self {
        case .live(let live): live.screen
        case .recorded(let screen): screen
        }
      }

      /// The same without its pictures, which take much memory.
      @MainActor var withoutPictures: Self {
        switch self {
        case .live(var live):
          (live.screen.picture, live.screen.pictureWithoutText) = (nil, nil)
          return .live(live)
        case .recorded(var screen):
          screen.picture = nil
          return .recorded(screen)
        }
      }
    }

    var setUp: AuditSetUp
    /// The file or folder that the screen is of, and what tells it from the others there.
    var file, id: String
    var subject: Subject
    /// The screen in other appearances.
    var variants: [AuditedScreen] = []
    /// What is still to be done.
    var steps: [Step]
  }

  /// What was found, and on which screen.
  struct Outcome {
    var judged: JudgedAudit
    var setUp: AuditSetUp
    /// The screen, without its pictures.
    var subject: Run.Subject
    /// Whether pictures and other settings were looked at, too.
    var isComplete: Bool
  }

  /// Runs the rules: at once, or aside, where ``results`` are told of it later.
  var perform: (@escaping @Sendable () -> Void) -> Void = { $0() }
  /// Called aside when there are results.
  var onResults: (@Sendable () -> Void)?

  /// The pages that want it, and whether they want other settings to be tried.
  private(set) var pages: [Int: Bool] = [:]
  /// What was found last.
  private(set) var outcome: Outcome?
  /// Why nothing can be found; nil when nothing is wrong.
  private(set) var problem: FailureMessage?
  private var run: Run?
  private let results = Results()
  private var watcher = FileWatcher([])

  private var firstChange: Double?
  private var lastChange: Double?
  private var motion: Double?
  private var lastInput = -Double.infinity
  private var lastEnd = -Double.infinity
  private var isOwnDoing = false
  private var echoes = 0

  /// The results of rules that ran aside, each with the generation of what was judged.
  private final class Results: Sendable {
    struct State {
      var generation = 0
      var done: [(generation: Int, judged: JudgedAudit, isComplete: Bool)] = []
    }
    let state = Mutex(State())
  }

  /// Whether anybody wants to know.
  var isWanted: Bool { !pages.isEmpty }
  /// Whether what is known is not the newest.
  var isMeasuring: Bool { isWanted && (lastChange != nil || run != nil) }

  // MARK: What happens

  /// A page wants to be told, or no longer.
  ///
  /// - Parameter triesSettings: whether the screen is looked at with other text sizes and appearances, too; nil when the
  ///   page wants nothing.
  func want(_ triesSettings: Bool?, page: Int, at now: Double) {
    guard pages[page] != triesSettings else { return }
    let before = pages.values.contains(true)
    let wasWanted = isWanted
    pages[page] = triesSettings
    guard isWanted else {
      begin(at: nil)
      outcome = nil
      return
    }
    if !wasWanted || pages.values.contains(true) != before { changed(at: now - Self.calm) }
  }

  /// Whether the screen is looked at with other settings, too.
  var triesSettings: Bool { pages.values.contains(true) }

  /// The screen changed: what was measured so far is outdated.
  func changed(at now: Double) {
    guard isWanted else { return }
    if isOwnDoing {
      echoes += 1
      guard echoes <= Self.mostEchoes else { return }
    } else {
      echoes = 0
    }
    run = nil
    results.state.withLock { $0.generation += 1 }
    firstChange = firstChange ?? now
    lastChange = now
  }

  /// The screen looks different, but reads the same.
  func looksDifferent(at now: Double) {
    if isWanted, !isOwnDoing { motion = now }
  }

  /// Somebody uses the screen.
  func used(at now: Double) {
    lastInput = now
    isOwnDoing = false
  }

  /// Another screen is shown: nothing of what was found concerns it.
  func forget() { outcome = nil }

  // MARK: When it is due

  /// When something is to be done; nil when nothing is.
  func nextDue(after now: Double) -> Double? {
    guard isWanted else { return nil }
    var due = [watcher.nextLook(after: now)].compactMap { $0 }
    if let beginning { due.append(beginning) }
    if let run, !run.steps.isEmpty { due.append(lastInput + Self.pause) }
    return due.min()
  }

  /// When the screen is to be read.
  private var beginning: Double? {
    if let firstChange, let lastChange {
      return max(min(lastChange + Self.calm, firstChange + Self.longestWait), lastInput + Self.pause)
    }
    guard run == nil, let motion else { return nil }
    return max(motion + Self.calm, lastEnd + Self.motionInterval)
  }

  /// Looks whether the files of the configuration and the baseline have changed.
  func followFiles(at now: Double) {
    if isWanted, !watcher.look(at: now).isEmpty { changed(at: now - Self.calm) }
  }

  /// What is to be done now.
  enum Work {
    /// The screen is to be read.
    case begin
    /// A step is to be done.
    case step(Step)
  }

  /// What is to be done now; nil for nothing.
  func work(at now: Double) -> Work? {
    isOwnDoing = false
    guard isWanted, now >= lastInput + Self.pause else { return nil }
    if let beginning, now >= beginning { return .begin }
    guard let step = run?.steps.first else { return nil }
    return .step(step)
  }

  // MARK: Doing it

  /// A screen was read, or none can be.
  func begin(_ new: Run? = nil, problem: FailureMessage? = nil, at now: Double?) {
    (firstChange, lastChange, motion) = (nil, nil, nil)
    self.problem = problem
    run = new
    if let new {
      watcher.watch(new.setUp.files)
      // Where nothing is known yet, something is better than nothing; else the page waits for all of it.
      if new.steps.isEmpty || outcome == nil { judge(isComplete: new.steps.isEmpty) }
    } else {
      results.state.withLock { $0.generation += 1 }
    }
    if let now { lastEnd = now }
  }

  /// Does the next step.
  func doStep(_ body: (inout Run) -> Void) {
    guard var run, !run.steps.isEmpty else { return }
    self.run = nil
    run.steps.removeFirst()
    body(&run)
    let isComplete = run.steps.isEmpty
    self.run = run
    isOwnDoing = true
    if isComplete { judge(isComplete: true) }
  }

  private func judge(isComplete: Bool) {
    guard let run else { return }
    let generation = results.state.withLock { $0.generation }
    let (screen, variants, setUp) = (run.subject.screen, run.variants, run.setUp)
    let (file, id) = (run.file, run.id)
    perform { [results, onResults] in
      guard results.state.withLock({ $0.generation == generation }) else { return }
      let judged = JudgedAudit(screen, alsoSeenAs: variants, file: file, id: id, with: setUp)
      results.state.withLock { $0.done.append((generation, judged, isComplete)) }
      onResults?()
    }
  }

  /// Takes the results that are there.
  ///
  /// - Returns: whether there is anything new.
  func collect(at now: Double) -> Bool {
    let done = results.state.withLock { state in
      defer { state.done = [] }
      return state.done.filter { $0.generation == state.generation }
    }
    guard let newest = done.last, let run else { return false }
    outcome = Outcome(
      judged: newest.judged, setUp: run.setUp, subject: run.subject.withoutPictures,
      isComplete: newest.isComplete)
    if newest.isComplete {
      self.run = nil
      lastEnd = now
    }
    return true
  }
}
