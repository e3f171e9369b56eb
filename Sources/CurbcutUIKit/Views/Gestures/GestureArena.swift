import Foundation

/// Decides which of the gesture recognisers that receive the same touches recognise their gestures.
@MainActor
final class GestureArena {
  static let shared = GestureArena()

  private struct Entry { weak var recognizer: UIGestureRecognizer? }

  /// The recognisers that have received touches and are not ready for the next gesture yet, in the order in which
  /// they receive touches.
  private var entries: [Entry] = []

  private var busy: [UIGestureRecognizer] { entries.compactMap(\.recognizer) }

  /// The other recognisers that have received touches.
  private func others(of one: UIGestureRecognizer) -> [UIGestureRecognizer] {
    busy.filter { $0 !== one && ($0.isBusy) }
  }

  func enter(_ recognizers: [UIGestureRecognizer]) {
    entries.removeAll { $0.recognizer == nil || !($0.recognizer?.isBusy ?? false) }
    for one in recognizers where !entries.contains(where: { $0.recognizer === one }) {
      entries.append(Entry(recognizer: one))
    }
  }

  // MARK: States

  /// Handles a recogniser's request to enter a state.
  func request(_ state: UIGestureRecognizer.State, for one: UIGestureRecognizer) {
    switch (one.state, state) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      attempt(state == .changed ? .began : state, for: one)
    case (.possible, .failed), (.possible, .cancelled): fail(one)
    case (.possible, .possible): break
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      one.come(to: state)
      finishIfOver(one)
    case (.began, .failed), (.changed, .failed):
      one.come(to: .cancelled)
      finishIfOver(one)
    case (_, .possible) where one.touches.isEmpty: one.becomeReady()
    default: break
    }
  }

  private func attempt(_ state: UIGestureRecognizer.State, for one: UIGestureRecognizer) {
    let all = others(of: one)
    if all.contains(where: { $0.hasRecognized && prevents($0, one) }) { return fail(one) }
    let required = all.filter { mustFail($0, before: one) }
    if required.contains(where: \.hasRecognized) { return fail(one) }
    if required.contains(where: { $0.state == .possible }) {
      one.heldState = state
      return
    }
    one.heldState = nil
    let mayBegin =
      (one.view?.gestureRecognizerShouldBegin(one) ?? true)
      && (one.delegate?.gestureRecognizerShouldBegin(one) ?? true)
    guard mayBegin else { return fail(one) }
    one.hasRecognized = true
    for other in all where other.state == .possible && prevents(one, other) { fail(other) }
    for other in all where other.state == .possible && mustFail(one, before: other) { fail(other) }
    one.come(to: state)
    TouchDispatcher.recognizerDecided()
    finishIfOver(one)
  }

  private func fail(_ one: UIGestureRecognizer) {
    guard one.state == .possible else { return }
    one.heldState = nil
    one.come(to: .failed)
    finishIfOver(one)
    for other in others(of: one) {
      guard let held = other.heldState, other.state == .possible else { continue }
      attempt(held, for: other)
    }
    TouchDispatcher.recognizerDecided()
  }

  /// Cancels a gesture, as when its recogniser is disabled.
  func breakOff(_ one: UIGestureRecognizer) {
    if one.state == .began || one.state == .changed { one.come(to: .cancelled) } else { fail(one) }
    one.becomeReady()
  }

  /// Makes a recogniser ready for the next gesture, if its gesture is over and all fingers are up.
  private func finishIfOver(_ one: UIGestureRecognizer) {
    guard one.touches.isEmpty else { return }
    switch one.state {
    case .ended, .failed, .cancelled: one.becomeReady()
    case .possible, .began, .changed: break
    }
  }

  /// A finger was lifted: recognisers whose gesture is over get ready for the next.
  func release(_ touch: UITouch, from recognizers: [UIGestureRecognizer]) {
    for one in recognizers {
      one.release(touch)
      finishIfOver(one)
    }
  }

  // MARK: Relations between two recognisers

  /// Whether a recogniser that has recognised its gesture prevents another from recognising its own.
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.sharesTouches(with: other), one.canPrevent(other), other.canBePrevented(by: one) else {
      return false
    }
    let together =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    return !together
  }

  /// Whether a recogniser must fail before another may recognise its gesture.
  private func mustFail(_ one: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    other.failureRequirements.contains { $0.recognizer === one }
      || other.shouldRequireFailure(of: one) || one.shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: one) ?? false
      || one.delegate?.gestureRecognizer(one, shouldBeRequiredToFailBy: other) ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether both receive the same touch, or did until a moment ago.
  fileprivate func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    touches.isEmpty || other.touches.isEmpty || touches.contains { other.touches.contains($0) }
  }
}
