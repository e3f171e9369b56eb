import CurbcutUIKit
import Foundation

/// The graph of one hosting view: the values of its views, what is waiting to change, and the order in which an
/// update takes place.
///
/// Writes to state are collected. An update applies one transaction after the other; for each it brings the nodes up
/// to date that depend on what was written, lays out, and then runs the actions that this gave rise to: `onChange`,
/// `onAppear` and the like. What these write is the next transaction of the same update.
@MainActor
final class ViewGraph {
  /// The environment of the root, as the device and the hosting controller give it.
  let environment: Attribute<EnvironmentValues>
  /// The views in which parts of the graph are shown: the hosting view, rows of lists, sheets.
  private var surfaces: [WeakSurface] = []
  private var staleObservers: [GraphObserver] = []
  private var pending: [Batch] = []
  private var actions: [@MainActor () -> Void] = []
  private var isUpdating = false
  private var isScheduled = false
  private var isClosed = false
  /// The number of the present update, which is a frame to those who ask.
  private(set) var frame = 0
  /// The transaction that is being applied.
  private(set) var transaction = Transaction()
  /// Counts the transactions that were applied.
  private(set) var round = 0
  /// The frames of what is animated.
  private(set) lazy var animations = AnimationClock(self)
  /// The transition of the view that is being made because it comes into a container that is on screen.
  var arrival = ArrivalState.none
  /// The preferences changed, so that what is made of them has to be collected again.
  private var readersOfPreferences: [WeakReader] = []
  private var havePreferencesChanged = false

  /// What assistive technologies have not read yet of what has changed.
  let changedItems = ChangedItems()
  /// How often a node has come to another place: by places, elements are put in order.
  var places = 0

  /// Called when what is presented over the views has heard of new traits, of which views in no window do not hear.
  var traitsDidChangeAbove: (@MainActor () -> Void)?

  /// The views whose geometry is matched.
  let matchedGeometry = MatchedGeometry()

  /// What the view in focus gives.
  let focusedValues = FocusedValueStore()

  /// The keys that do what controls do.
  let shortcuts = KeyboardShortcuts()

  /// The commands of the scene.
  let commands = SceneCommands()

  private struct WeakSurface { weak var surface: SurfaceView? }
  private struct WeakReader { weak var reader: (any PreferenceReader)? }

  private struct Batch {
    var transaction: Transaction
    var mutations: [@MainActor () -> Void]
  }

  init(environment: EnvironmentValues) { self.environment = Attribute(environment) }

  // MARK: Asking for an update

  func add(_ surface: SurfaceView) {
    surfaces.removeAll { $0.surface == nil }
    surfaces.append(WeakSurface(surface: surface))
  }

  /// The views in which parts of the graph are shown.
  var shownSurfaces: [SurfaceView] { surfaces.compactMap(\.surface) }

  func needsUpdate(of observer: GraphObserver) {
    staleObservers.append(observer)
    requestUpdate()
  }

  /// Collects a write to state. Writes that follow each other with the same transaction are applied together.
  func enqueue(_ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    if GraphNode.isEvaluating { GraphWarning.modifiedDuringUpdate.report(in: BodyChanges.currentView) }
    if let last = pending.indices.last, pending[last].transaction.isSame(as: transaction) {
      pending[last].mutations.append(mutation)
    } else {
      pending.append(Batch(transaction: transaction, mutations: [mutation]))
    }
    requestUpdate()
  }

  /// Runs an action when the nodes of the present update are up to date and laid out.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    requestUpdate()
  }

  func preferencesDidChange() {
    havePreferencesChanged = true
    requestUpdate()
  }

  func add(_ reader: any PreferenceReader) {
    readersOfPreferences.append(WeakReader(reader: reader))
    preferencesDidChange()
  }

  /// Asks for an update with the next layout, or with the next turn of the main queue when that comes first: what
  /// other blocks of the queue write then belongs to another update.
  private func requestUpdate() {
    guard !isUpdating, !isClosed else { return }
    for entry in surfaces { entry.surface?.setNeedsLayout() }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isScheduled = false
        self?.update()
      }
    }
  }

  /// The screen is gone: nothing is to change any more, and nobody to be told.
  func close() {
    isClosed = true
    pending.removeAll()
    actions.removeAll()
    staleObservers.removeAll()
  }

  var needsUpdate: Bool {
    !staleObservers.isEmpty || !pending.isEmpty || !actions.isEmpty || havePreferencesChanged
  }

  // MARK: Updating

  private static let longestUpdate = 100

  /// Applies what is waiting, until nothing is.
  func update() {
    guard !isUpdating, !isClosed, needsUpdate else { return }
    isUpdating = true
    defer { isUpdating = false }
    frame += 1
    // What a view of another graph is made of, such as a tab that is not shown yet, may be wanted while that graph is evaluated: its
    // changes are none during that update.
    GraphNode.untracked { runRounds() }
    transaction = Transaction()
  }

  private func runRounds() {
    var rounds = 0
    while needsUpdate {
      rounds += 1
      if rounds > Self.longestUpdate {
        GraphWarning.endlessUpdates.report()
        pending.removeAll()
        actions.removeAll()
        break
      }
      applyNextBatch()
      bringUpToDate()
      let due = actions
      actions.removeAll()
      for action in due { action() }
    }
  }

  private func applyNextBatch() {
    round += 1
    // Nodes may already be waiting without a write, as after a change of the environment.
    guard !pending.isEmpty else {
      transaction = Transaction()
      return
    }
    let batch = pending.removeFirst()
    transaction = batch.transaction
    for mutation in batch.mutations { mutation() }
  }

  /// Runs stale observers, places what moved, and gives preferences to their readers.
  private func bringUpToDate() {
    var rounds = 0
    repeat {
      runObservers()
      layOut()
      rounds += 1
      if havePreferencesChanged {
        havePreferencesChanged = false
        readersOfPreferences.removeAll { $0.reader == nil }
        for entry in readersOfPreferences { entry.reader?.preferencesDidChange() }
      }
    } while (!staleObservers.isEmpty || havePreferencesChanged || needsLayout) && rounds < Self.longestUpdate
  }

  private func runObservers() {
    while !staleObservers.isEmpty {
      let due = staleObservers
      staleObservers.removeAll(keepingCapacity: true)
      for observer in due { observer.refresh() }
    }
  }

  private var needsLayout: Bool { surfaces.contains { $0.surface?.needsContentLayout == true } }

  private func layOut() {
    for entry in surfaces { entry.surface?.layOutContent() }
  }
}

/// Something that is told of preferences which views below it gave.
@MainActor
protocol PreferenceReader: AnyObject {
  func preferencesDidChange()
}
