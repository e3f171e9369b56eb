import CurbcutFoundation
import Foundation

/// What the old form of animation has been told, until it is committed.
@MainActor
private final class OldAnimation {
  static var open: [OldAnimation] = []

  let name: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var didStop: Selector?
  var willStart: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  func send(_ selector: Selector?, finished: Bool?) {
    guard let delegate, let selector else { return }
    var arguments: [Any?] = [name]
    if let finished { arguments.append(NSNumber(value: finished)) }
    arguments.append(context)
    ObjCRuntime.deliver(
      selector, to: delegate, arguments: Array(arguments.prefix(selector.argumentCount)))
  }
}

/// The form of animation from before blocks.
extension UIView {
  /// Begins an animation, which ``commitAnimations()`` ends.
  ///
  /// - Parameters:
  ///   - animationID: a name for the delegate; nil for none.
  ///   - context: anything else for the delegate; nil for nothing.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimation.open.append(OldAnimation(name: animationID, context: context))
    ViewAnimation.push(ViewAnimation(duration: 0.2))
  }

  /// Ends the animation that was begun last, and lets it run.
  public class func commitAnimations() {
    guard let old = OldAnimation.open.popLast(), let animation = ViewAnimation.pop() else { return }
    old.send(old.willStart, finished: nil)
    animation.onEnd { old.send(old.didStop, finished: $0) }
    animation.close()
  }

  private class var open: ViewAnimation? { OldAnimation.open.isEmpty ? nil : ViewAnimation.current }

  /// Seconds; 0.2 unless set. For what changes after the call.
  public class func setAnimationDuration(_ duration: TimeInterval) { open?.duration = max(0, duration) }
  /// Seconds before anything is to be seen; 0 unless set.
  public class func setAnimationDelay(_ delay: TimeInterval) { open?.delay = max(0, delay) }
  /// The pace; slow at both ends unless set.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open?.pace = .curve(curve.function) }
  /// How often the animation runs; once unless set.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { open?.repeatCount = repeatCount }
  /// Whether the animation runs back each time; false unless set.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open?.autoreverses = repeatAutoreverses
  }
  /// Whether the animation begins where a running one has got to; it always does here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { open?.options.insert(.beginFromCurrentState) }
  }
  /// Who hears of beginning and end; not retained here.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OldAnimation.open.last?.delegate = delegate as AnyObject?
  }
  /// What the delegate hears at the beginning: the name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OldAnimation.open.last?.willStart = selector
  }
  /// What the delegate hears at the end: the name, whether it was the end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { OldAnimation.open.last?.didStop = selector }
  /// How the change of a view's content shows. Nothing is drawn of it; the view's content changes at once.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { view.setNeedsDisplay() }
}
