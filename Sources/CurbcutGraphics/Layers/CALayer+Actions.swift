import Foundation

/// The actions that run automatically when a property of a layer changes.
extension CALayer {
  /// Tells the view, which has the property too, about a change; without a view, the layer runs its own action.
  final func tell(_ property: LayerProperty, _ act: () -> Void) {
    if let owner { owner.layerDidChange(property) } else { act() }
  }

  /// Copies properties from the layer's view, without running actions.
  package final func following(_ change: () -> Void) {
    let before = isFollowingOwner
    isFollowingOwner = true
    change()
    isFollowingOwner = before
  }

  /// The value shown before the change that an action is being run for; nil at other times.
  package final var valueBeforeChange: Any? { valueBefore }

  /// Runs the action for a property that has just changed.
  ///
  /// A view decides for its layer. Any other layer runs actions only once it has been on screen, as Core Animation
  /// does only for committed layers: what is set while a screen is built up takes effect without animation.
  final func act(_ key: String, from old: @autoclosure () -> Any) {
    guard !isFollowingOwner, owner != nil || isCommitted, CATransaction.actsOnChanges else { return }
    valueBefore = valueShown(forKey: key, before: old())
    defer { valueBefore = nil }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether the layer was on screen before this turn began.
  private var isCommitted: Bool {
    var next: CALayer? = self
    while let layer = next {
      if let owner = layer.owner { return owner.isOnScreen }
      guard let joined = layer.joinedTurn, joined != LayerClock.turn else { return false }
      next = layer.chosenSuperlayer ?? layer.maskedLayer
    }
    return false
  }

  /// What was shown of a property before it changed: its old value, or the value its animations had reached.
  private func valueShown(forKey key: String, before old: Any) -> Any {
    guard isAnimated, let model = animatableValue(forKeyPath: key),
      let old = AnimatableValue(old, like: model)
    else { return old }
    let copy = Self.makeLayer()
    copy.modelLayer = self
    copy.copyProperties(from: self)
    copy.setAnimatableValue(old, forKeyPath: key)
    applyAnimations(to: copy)
    return copy.animatableValue(forKeyPath: key)?.value ?? old.value
  }

  /// The layer's implicit animation; nil for what changes immediately.
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

  /// Apple's list of implicitly animated properties, as far as they can be interpolated here
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
