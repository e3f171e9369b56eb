import Foundation

/// One view animation: changes made while its block runs are added to the layers as animations, and its completion
/// handlers are called when the clock has reached its end.
@MainActor
final class ViewAnimation: NSObject, @preconcurrency CAAnimationDelegate {
  /// The timing of an animation.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
    /// The progress at a fraction of the duration from 0 to 1.
    case function((Double) -> Double)
  }

  /// The animations whose blocks are running, innermost last; nil for changes without animation.
  private static var stack: [ViewAnimation?] = []
  /// Whether view animations are enabled.
  static var isEnabled = true
  /// The animation that records current changes; nil for none.
  static var current: ViewAnimation? { isEnabled ? stack.last ?? nil : nil }
  /// Whether changes are to be reported to ``current``: stored, because it is checked at every change of a frame.
  private(set) static var isRecording = false

  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: Pace
  var repeatCount: Float = 0
  var autoreverses = false
  /// The progress of the animation, where an animator controls it.
  var fraction: (() -> Double)?
  /// Whether an interactive transition controls the animation's progress and its end.
  var isLed = false
  /// The recorded changes, with old and new values.
  private(set) var changes: [ViewChange] = []
  private var completions: [(Bool) -> Void] = []
  private var pending = 0
  private var isClosed = false
  private var isFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [], pace: Pace? = nil
  ) {
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    self.pace = pace ?? .curve(CAMediaTimingFunction(name: options.curveName))
    super.init()
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  func onEnd(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Runs a block, and records its changes in this animation.
  func record(_ block: () -> Void) { Self.with(self, block) }

  /// Runs a block, and records its changes in an animation; nil for no animation.
  static func with(_ animation: ViewAnimation?, _ block: () -> Void) {
    stack.append(animation)
    isRecording = current != nil
    block()
    stack.removeLast()
    isRecording = current != nil
  }

  /// Starts recording an old-style animation, which is not delimited by a block; ``pop()`` ends it.
  static func push(_ animation: ViewAnimation) {
    stack.append(animation)
    isRecording = current != nil
  }

  static func pop() -> ViewAnimation? {
    guard let last = stack.popLast() else { return nil }
    isRecording = current != nil
    return last
  }

  static func enabledDidChange() { isRecording = current != nil }

  /// Closes the animation: all its blocks have run, so it ends when the last change has been animated.
  func close() {
    isClosed = true
    if isLed { return }
    // If nothing changed, the animation ends at once.
    if pending == 0 { UIKitHost.shared.clock.after(0) { [self] in tellEnd() } }
  }

  /// Ends the animation when its interactive transition has ended.
  func endLed() { tellEnd() }

  private func tellEnd() {
    let all = completions
    completions = []
    for completion in all { completion(isFinished) }
  }

  // MARK: Changes

  /// Records a view property that just changed.
  static func note(_ view: UIView, _ property: ViewChange.Property, from old: Any, to new: Any) {
    current?.add(ViewChange(view: view, property: property, old: old, new: new))
  }

  private func add(_ change: ViewChange) {
    guard let view = change.view else { return }
    changes.append(change)
    guard takesTime else { return }
    let layer = view.layer
    let path = change.property.keyPath
    // A property that is already being animated continues from its visible value.
    let isMoving = layer.animationKeys()?.contains { $0.hasPrefix(path) } ?? false
    let old = change.layerValue(change.old)
    animate(
      layer, path, from: isMoving ? change.shownValue(in: layer) ?? old : old,
      to: change.layerValue(change.new))
  }

  private var takesTime: Bool { duration > 0 || fraction != nil }

  /// Records a layer property that just changed, and that views do not have.
  func animate(_ layer: CALayer, _ path: String, from old: Any?) {
    if takesTime { animate(layer, path, from: old, to: nil) }
  }

  /// Adds the animation of a property; without an end value, it goes to the layer's current value.
  private func animate(_ layer: CALayer, _ path: String, from old: Any?, to new: Any?) {
    let animation = ViewPropertyAnimation(keyPath: path)
    animation.fromValue = old
    animation.toValue = new
    animation.duration = fraction == nil ? duration : 1
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .backwards
    animation.beginTime = UIKitHost.shared.clock.now + delay
    animation.fraction = fraction
    switch pace {
    case .curve(let function): animation.pace = { function.progress(at: $0) }
    case .spring(let spring):
      let duration = duration
      animation.pace = { spring.position(at: $0 * duration) }
    case .function(let progress): animation.pace = progress
    }
    if fraction != nil {
      animation.repeatCount = .infinity
    } else {
      animation.delegate = self
      pending += 1
    }
    var key = path
    var number = 2
    while layer.animation(forKey: key) != nil {
      key = "\(path)-\(number)"
      number += 1
    }
    layer.add(animation, forKey: key)
    if fraction != nil { layersOfAnimator.append((layer, key)) }
  }

  private var layersOfAnimator: [(layer: CALayer, key: String)] = []

  /// Removes an animator's animations from the layers.
  func removeFromLayers() {
    for (layer, key) in layersOfAnimator { layer.removeAnimation(forKey: key) }
    layersOfAnimator = []
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    pending -= 1
    if !flag { isFinished = false }
    if isClosed, pending == 0 { tellEnd() }
  }
}

/// Animates a property of a layer together with the views whose animation is being recorded.
@MainActor
final class LayerPropertyAction: NSObject, @preconcurrency CAAction {
  private let animation: ViewAnimation

  init(_ animation: ViewAnimation) { self.animation = animation }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let old = layer.valueBeforeChange else { return }
    animation.animate(layer, event, from: old)
  }
}

/// A property of a view that changed in an animation.
@MainActor
struct ViewChange {
  /// The property.
  enum Property {
    case position, bounds, transform, alpha, backgroundColor

    var keyPath: String {
      switch self {
      case .position: "position"
      case .bounds: "bounds"
      case .transform: "transform"
      case .alpha: "opacity"
      case .backgroundColor: "backgroundColor"
      }
    }
  }

  weak var view: UIView?
  let property: Property
  let old: Any
  let new: Any

  /// Converts a value of the view to one of its layer.
  func layerValue(_ value: Any) -> Any? {
    switch property {
    case .backgroundColor: (value as? UIColor ?? .clear).cgColor
    case .transform: (value as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
    case .position, .bounds, .alpha: value
    }
  }

  /// The currently visible value.
  func shownValue(in layer: CALayer) -> Any? {
    guard let shown = layer.presentation() else { return nil }
    switch property {
    case .position: return shown.position
    case .bounds: return shown.bounds
    case .transform: return shown.transform
    case .alpha: return CGFloat(shown.opacity)
    case .backgroundColor: return shown.backgroundColor
    }
  }

  /// Restores the old value.
  func undo() { apply(old) }
  /// Sets the new value.
  func redo() { apply(new) }

  func apply(_ value: Any) {
    guard let view else { return }
    switch property {
    case .position: if let value = value as? CGPoint { view.center = value }
    case .bounds: if let value = value as? CGRect { view.bounds = value }
    case .transform: if let value = value as? CGAffineTransform { view.transform = value }
    case .alpha: if let value = value as? CGFloat { view.alpha = value }
    case .backgroundColor: view.backgroundColor = value as? UIColor
    }
  }
}

extension UIView.AnimationOptions {
  /// The timing function that the options select.
  var curveName: CAMediaTimingFunctionName {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
