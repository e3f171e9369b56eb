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
  /// The transaction that is being applied.
  private(set) var transaction = Transaction()
  /// The preferences changed, so that what is made of them has to be collected again.
  private var readersOfPreferences: [WeakReader] = []
  private var havePreferencesChanged = false

  /// What assistive technologies have not read yet of what has changed.
  let changedItems = ChangedItems()
  /// How often a node has come to another place: by places, elements are put in order.
  var places = 0

  /// The keys that do what controls do.
  let shortcuts = KeyboardShortcuts()

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

  /// Collects a write to state.
  ///
  /// - Parameter transaction: writes that follow each other with the same transaction are applied together.
  func enqueue(_ transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    if GraphNode.isEvaluating { GraphWarning.modifiedDuringUpdate.report() }
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
    guard !isUpdating else { return }
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

  var needsUpdate: Bool {
    !staleObservers.isEmpty || !pending.isEmpty || !actions.isEmpty || havePreferencesChanged
  }

  // MARK: Updating

  private static let longestUpdate = 100

  /// Applies what is waiting, until nothing is.
  func update() {
    guard !isUpdating, needsUpdate else { return }
    isUpdating = true
    defer { isUpdating = false }
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
    transaction = Transaction()
  }

  private func applyNextBatch() {
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
