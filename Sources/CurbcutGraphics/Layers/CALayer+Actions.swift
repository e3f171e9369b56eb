import Foundation

/// What happens by itself when a property of a layer changes.
extension CALayer {
  /// Tells the view of a change, which has the property too; without a view the layer acts by itself.
  final func tell(_ property: LayerProperty, _ act: () -> Void) {
    if let owner { owner.layerDidChange(property) } else { act() }
  }

  /// Takes over what the view of the layer has: nothing happens by itself.
  package final func following(_ change: () -> Void) {
    let before = isFollowingOwner
    isFollowingOwner = true
    change()
    isFollowingOwner = before
  }

  /// What showed of the property before the change that an action is run for; nil outside of that.
  package final var valueBeforeChange: Any? { valueBefore }

  /// Does what belongs to a change of a property that has just been made.
  ///
  /// A view decides for its layer. Any other layer acts once it has been on the screen, as Core Animation acts only on
  /// what it has committed: what is set while a screen is put together is simply there.
  final func act(_ key: String, from old: @autoclosure () -> Any) {
    guard !isFollowingOwner, owner != nil || isCommitted, CATransaction.actsOnChanges else { return }
    valueBefore = valueShown(forKey: key, before: old())
    defer { valueBefore = nil }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether the layer was on the screen before this turn began.
  private var isCommitted: Bool {
    var next: CALayer? = self
    while let layer = next {
      if let owner = layer.owner { return owner.isOnScreen }
      guard let joined = layer.joinedTurn, joined != LayerClock.turn else { return false }
      next = layer.chosenSuperlayer ?? layer.maskedLayer
    }
    return false
  }

  /// What showed of a property before it changed: its old value, or where its animations had come to from there.
  private func valueShown(forKey key: String, before old: Any) -> Any {
    guard isAnimated, let model = animatableValue(forKeyPath: key),
      let old = AnimatableValue(old, like: model)
    else { return old }
    let copy = Self.makeLayer()
    copy.modelLayer = self
    copy.take(self)
    copy.setAnimatableValue(old, forKeyPath: key)
    applyAnimations(to: copy)
    return copy.animatableValue(forKeyPath: key)?.value ?? old.value
  }

  /// The animation that the layer makes by itself; nil for what changes at once.
  final func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard owner == nil,
      Self.implicitKeys.contains(key) || self is CAShapeLayer && Self.shapeKeys.contains(key)
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = valueBefore
    animation.fillMode = .backwards
    // https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname/default
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Apple's list of what is animated by itself, as far as values in between are known here
  /// (<https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html>).
  private static let implicitKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "cornerRadius", "opacity",
    "position",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "transform", "zPosition",
  ]
  private static let shapeKeys: Set<String> = [
    "fillColor", "lineDashPhase", "lineWidth", "strokeColor", "strokeEnd", "strokeStart",
  ]
}
