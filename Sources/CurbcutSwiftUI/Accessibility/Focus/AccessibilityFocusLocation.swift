import CurbcutUIKit
import Foundation

/// The value of an `@AccessibilityFocusState`, and the views that it may name.
final class AccessibilityFocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let nothing: Value
  private let technologies: AccessibilityTechnologies
  private weak var graph: ViewGraph?
  @MainActor private var nodes: [WeakNode] = []
  /// Whether the view that was asked for is not there yet.
  @MainActor private var isWaiting = false
  /// How often the cursor was sent, by which a wait that is over is told from the next one.
  @MainActor private var requests = 0
  @MainActor private var token: NotificationToken?

  private struct WeakNode { weak var node: AccessibilityFocusNode<Value>? }

  @MainActor
  init(_ nothing: Value, _ technologies: AccessibilityTechnologies, graph: ViewGraph) {
    self.nothing = nothing
    self.technologies = technologies
    self.graph = graph
    state = StateLocation(nothing, graph: graph)
    super.init()
    token = NotificationToken(UIAccessibility.elementFocusedNotification) { [weak self] info in
      self?.cursorMoved(
        to: info[UIAccessibility.focusedElementUserInfoKey] as AnyObject?,
        info[UIAccessibility.assistiveTechnologyUserInfoKey] as? String)
    }
  }

  @MainActor func takeChange() -> Bool { state.takeChange() }

  override var value: Value { state.value }

  override func set(_ value: Value, _ transaction: Transaction) {
    state.set(value, transaction)
    nonisolated(unsafe) let wanted = value
    Isolation.toMain { [self] in
      guard wanted != nothing else { return }
      isWaiting = true
      requests += 1
      // A screen that the same update shows or takes away begins to do so first.
      graph?.afterUpdate { [weak self] in
        self?.graph?.afterUpdate { [weak self] in self?.moveCursor() }
      }
      giveUp(request: requests)
    }
  }

  /// A view that has not come by then is not waited for: the cursor must not leap when it is scrolled into view.
  private static var patience: TimeInterval { 1 }

  @MainActor
  private func giveUp(request: Int) {
    HostTimer.after(Self.patience) { [weak self] in
      guard let self, isWaiting, requests == request else { return }
      isWaiting = false
      state.set(nothing, Transaction())
    }
  }

  // MARK: Views

  @MainActor
  func add(_ node: AccessibilityFocusNode<Value>) {
    nodes.removeAll { $0.node == nil || $0.node === node }
    nodes.append(WeakNode(node: node))
    if isWaiting { graph?.afterUpdate { [weak self] in self?.moveCursor() } }
  }

  /// A view goes; the cursor can be there no more.
  @MainActor
  func remove(_ node: AccessibilityFocusNode<Value>) {
    nodes.removeAll { $0.node == nil || $0.node === node }
    let named = node.named
    // Views go while others are brought up to date, which is no time to write state, or to read it for them.
    node.graph.afterUpdate { [weak self] in
      guard let self, !isWaiting, named == state.value, state.value != nothing else { return }
      state.set(nothing, Transaction())
    }
  }

  // MARK: The cursor

  @MainActor private var isTechnologyRunning: Bool {
    technologies.contains(.voiceOver) && UIAccessibility.isVoiceOverRunning
      || technologies.contains(.switchControl) && UIAccessibility.isSwitchControlRunning
  }

  /// Moves the cursor to the view of the value. Without a technology there is no cursor, and so no value.
  ///
  /// - Parameter onNewScreen: whether the view is on a screen that has just come.
  @MainActor
  private func moveCursor(onNewScreen: Bool = false) {
    guard isWaiting else { return }
    let value = state.value
    guard isTechnologyRunning, value != nothing else {
      isWaiting = false
      if value != nothing { state.set(nothing, Transaction()) }
      return
    }
    for entry in nodes {
      guard let node = entry.node, node.named == value else { continue }
      // A screen on its way moves the cursor to its beginning when it has come.
      if !onNewScreen, let coordinator = node.surface.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
          self?.moveCursor(onNewScreen: true)
        }
        return
      }
      guard let object = node.exposedObject else { continue }
      isWaiting = false
      UIAccessibility.post(notification: onNewScreen ? .screenChanged : .layoutChanged, argument: object)
      return
    }
  }

  @MainActor
  private func cursorMoved(to element: AnyObject?, _ technology: String?) {
    let moved: AccessibilityTechnologies =
      technology == UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl.rawValue
      ? .switchControl : .voiceOver
    guard technologies.contains(moved) else { return }
    let now =
      element.flatMap { element in nodes.lazy.compactMap(\.node).first { $0.exposes(element) }?.named }
      ?? nothing
    guard now != state.value else { return }
    // The cursor has not come yet to where it was sent.
    if isWaiting, now == nothing { return }
    isWaiting = false
    state.set(now, Transaction())
  }
}
