import CurbcutFoundation
import Foundation

/// The parameters of an old-style animation, until it is committed.
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

/// The animation methods from before blocks.
extension UIView {
  /// Begins an animation, which ``commitAnimations()`` ends.
  ///
  /// - Parameters:
  ///   - animationID: a name for the delegate; nil for none.
  ///   - context: any other data for the delegate; nil for none.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimation.open.append(OldAnimation(name: animationID, context: context))
    ViewAnimation.push(ViewAnimation(duration: 0.2))
  }

  /// Ends the animation that was begun last, and runs it.
  public class func commitAnimations() {
    guard let old = OldAnimation.open.popLast(), let animation = ViewAnimation.pop() else { return }
    old.send(old.willStart, finished: nil)
    animation.onEnd { old.send(old.didStop, finished: $0) }
    animation.close()
  }

  private class var open: ViewAnimation? { OldAnimation.open.isEmpty ? nil : ViewAnimation.current }

  /// Sets the duration, in seconds; 0.2 by default. Applies to changes after the call.
  public class func setAnimationDuration(_ duration: TimeInterval) { open?.duration = max(0, duration) }
  /// Sets the delay before the animation starts, in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) { open?.delay = max(0, delay) }
  /// Sets the curve; ease in and out by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) { open?.pace = .curve(curve.function) }
  /// Sets how often the animation runs; once by default.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { open?.repeatCount = repeatCount }
  /// Sets whether the animation also runs backwards each time; false by default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open?.autoreverses = repeatAutoreverses
  }
  /// Sets whether the animation starts from the current state of a running one; it always does here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { open?.options.insert(.beginFromCurrentState) }
  }
  /// Sets the delegate that is told of start and end; not retained here.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OldAnimation.open.last?.delegate = delegate as AnyObject?
  }
  /// Sets the method called on the delegate at the start, with the name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OldAnimation.open.last?.willStart = selector
  }
  /// Sets the method called on the delegate at the end, with the name, whether the animation finished, and the
  /// context.
  public class func setAnimationDidStop(_ selector: Selector?) { OldAnimation.open.last?.didStop = selector }
  /// Sets the transition for a view's content. It is not drawn; the view's content changes at once.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) { view.setNeedsDisplay() }
}
