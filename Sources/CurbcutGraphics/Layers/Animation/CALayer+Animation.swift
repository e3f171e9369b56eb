import Foundation

/// The animations of one layer.
package final class LayerAnimations {
  struct Entry {
    var key: String
    var animation: CAAnimation
    /// When it begins, on the clock of layers.
    var begin: CFTimeInterval
    var alarms: [Int]
    /// The transaction that it was added in.
    var group: CATransaction.Group?
  }

  var entries: [Entry] = []
  var lastNumber = 0
}

extension CALayer {
  /// Adds an animation; the layer keeps a copy. One under the same key is taken away.
  ///
  /// - Parameters:
  ///   - anim: what is to run.
  ///   - key: by which it is found again; nil for none.
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
    // Where an animator decides, it says itself for how long it runs.
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

  /// Takes an animation away before its end; nothing when there is none under the key.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Takes every animation away.
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

  /// The animation under a key; nil for none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.entries.first { $0.key == key }?.animation
  }

  /// The layer as it shows at this moment, its animations included: a copy that changes nothing.
  public func presentation() -> Self? {
    guard let shown = Self.makeLayer() as? Self else { return nil }
    shown.modelLayer = self
    shown.take(self)
    applyAnimations(to: shown)
    return shown
  }

  /// Gives a copy of the layer the values that the animations have come to.
  final func applyAnimations(to copy: CALayer) {
    let now = LayerClock.now()
    for entry in animations?.entries ?? [] { entry.animation.apply(to: copy, after: now - entry.begin) }
  }

  /// The layer that a copy from ``presentation()`` was made of; otherwise the layer itself.
  public func model() -> Self { modelLayer as? Self ?? self }
}
