import Foundation

/// The animations of one layer.
package final class LayerAnimations {
  struct Entry {
    var key: String
    var animation: CAAnimation
    /// When it begins, in layer time.
    var begin: CFTimeInterval
    var alarms: [Int]
    /// The transaction that it was added in.
    var group: CATransaction.Group?
  }

  var entries: [Entry] = []
  var lastNumber = 0
}

extension CALayer {
  /// Adds a copy of an animation to the layer, and removes an existing one with the same key.
  ///
  /// - Parameters:
  ///   - anim: the animation.
  ///   - key: the key that identifies it; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let animation = anim.copy() as? CAAnimation else { return }
    let settings = CATransaction.settings
    if animation.duration == 0, let given = settings.duration { animation.duration = given }
    if animation.timingFunction == nil { animation.timingFunction = settings.timingFunction }
    if let key { removeAnimation(forKey: key) }
    let store = animations ?? LayerAnimations()
    animations = store
    store.lastNumber += 1
    let name = key ?? "animation \(store.lastNumber)"
    let now = LayerClock.now()
    let begin = max(now, animation.beginTime)
    let group = CATransaction.current
    group?.pending += 1
    store.entries.append(
      .init(key: name, animation: animation, begin: begin, alarms: [], group: group))
    // If an animator drives the animation, it reports by itself how long it runs.
    if (animation as? ViewPropertyAnimation)?.fraction == nil {
      LayerClock.moved(self, begin + animation.totalLength)
    }
    let started = LayerClock.after(begin - now) { [weak animation] in
      if let animation { animation.delegate?.animationDidStart(animation) }
    }
    var alarms = [started]
    if animation.totalLength.isFinite {
      let ended = LayerClock.after(begin - now + animation.totalLength) { [weak self, weak animation] in
        if let animation { self?.animationEnded(animation) }
      }
      alarms.append(ended)
    }
    if let index = store.entries.firstIndex(where: { $0.animation === animation }) {
      store.entries[index].alarms = alarms
    }
  }

  private func animationEnded(_ animation: CAAnimation) {
    guard let store = animations,
      let index = store.entries.firstIndex(where: { $0.animation === animation })
    else { return }
    let group = store.entries[index].group
    store.entries[index].group = nil
    if animation.isRemovedOnCompletion { store.entries.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
    group?.oneEnded()
  }

  /// Removes the animation with a key; does nothing when there is none.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Removes all animations.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  private func removeAnimations(where matches: (LayerAnimations.Entry) -> Bool) {
    guard let store = animations else { return }
    let leaving = store.entries.filter(matches)
    store.entries.removeAll(where: matches)
    for entry in leaving {
      for alarm in entry.alarms { LayerClock.callOff(alarm) }
      let wasRunning = LayerClock.now() < entry.begin + entry.animation.totalLength
      if wasRunning { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
      entry.group?.oneEnded()
    }
  }

  /// The keys of the animations, in the order in which they were added; nil for none.
  public func animationKeys() -> [String]? {
    guard let entries = animations?.entries, !entries.isEmpty else { return nil }
    return entries.map(\.key)
  }

  /// The animation with a key; nil for none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// A copy of the layer as it appears at this moment, including its animations; changing the copy has no effect.
  public func presentation() -> Self? {
    guard let shown = Self.makeLayer() as? Self else { return nil }
    shown.modelLayer = self
    shown.copyProperties(from: self)
    applyAnimations(to: shown)
    return shown
  }

  /// Applies the animations' current values to a copy of the layer.
  final func applyAnimations(to copy: CALayer) {
    let now = LayerClock.now()
    for entry in animations?.entries ?? [] { entry.animation.apply(to: copy, after: now - entry.begin) }
  }

  /// The layer that ``presentation()`` copied; for any other layer, the layer itself.
  public func model() -> Self { modelLayer as? Self ?? self }
}
