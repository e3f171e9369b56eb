import Foundation

/// What is told when a movement of a symbol has ended.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext>.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the movement was shown to its end.
  public let isFinished: Bool
  /// The view with the symbol; nil if it is gone.
  public let sender: AnyObject?
}

/// Is called when a movement of a symbol has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  private static let symbolEffectPrefix = "curbcut.symbolEffect."

  /// Moves the symbol: once, or as long as the movement is not removed. Nothing moves where the person has asked for less
  /// motion; what a movement ends with, such as a symbol that is gone, is shown.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)-72bdi>.
  ///
  /// - Parameters:
  ///   - effect: the movement.
  ///   - options: how often and how fast it is shown.
  ///   - animated: whether the change is seen.
  ///   - completion: is called when it has ended.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let motion = effect._motion
    let key = Self.symbolEffectPrefix + String(describing: type(of: effect))
    layer.removeAnimation(forKey: key)
    let moves = motion.isKept || !UIAccessibility.isReduceMotionEnabled
    guard moves else {
      completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
      return
    }
    let group = CAAnimationGroup()
    var animations: [CAAnimation] = []
    func add(_ path: String, from start: Double, to end: Double) {
      guard start != end else { return }
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (start, end)
      animations.append(animation)
    }
    add("opacity", from: 1, to: motion.opacity)
    add("transform.scale", from: 1, to: motion.scale)
    add("transform.rotation.z", from: 0, to: motion.degrees * .pi / 180)
    add("transform.translation.y", from: 0, to: motion.offset)
    let seconds = animated ? motion.duration / 2 / max(options.factor, 0.01) : 0.001
    for animation in animations { animation.duration = seconds }
    group.animations = animations
    group.duration = seconds
    if motion.isKept {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
    } else {
      group.autoreverses = true
      group.repeatCount = options.isEndless ? .infinity : Float(options.count ?? 1)
    }
    layer.add(group, forKey: key)
    guard let completion, motion.isKept || !options.isEndless else { return }
    let length = motion.isKept ? seconds : 2 * seconds * Double(options.count ?? 1)
    UIKitHost.shared.clock.after(length, isApps: true) { [weak self] in
      completion(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }
  }

  /// Ends the movement of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: Self.symbolEffectPrefix + String(describing: type(of: effect)))
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  /// Ends all movements of the symbol.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.symbolEffectPrefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Shows another symbol, at once.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:)>.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }
}
