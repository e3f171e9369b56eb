import Foundation

/// The system's animations from one screen to another.
///
/// Apple publishes neither durations nor timing; these values were observed on a device and rounded.
enum SystemTransition {
  /// The new screen slides over the old one, which with parallax moves aside by a part of the distance.
  case slide(hasParallax: Bool)
  /// The new screen rises from the bottom edge.
  case cover
  /// The screens flip around a vertical axis.
  case flip
  /// The new screen shrinks to its size while fading in, as an alert does.
  case zoom
  /// One screen fades into the other, with a duration in seconds.
  case fade(TimeInterval)
  /// All pages move by the width or height of one.
  case scroll(forward: Bool, isVertical: Bool)

  /// The duration, in seconds.
  var duration: TimeInterval {
    switch self {
    case .slide: 0.35
    case .cover: 0.4
    case .flip: 0.7
    case .zoom: 0.25
    case .fade(let length): length
    case .scroll: 0.3
    }
  }

  // MARK: Choosing the animation

  /// The animation of navigation controllers.
  ///
  /// Reduce Motion removes the parallax; whether screens fade instead of sliding is a separate setting, [Prefer
  /// Cross-Fade
  /// Transitions](https://developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions).
  @MainActor static var navigation: SystemTransition {
    if UIAccessibility.prefersCrossFadeTransitions { return .fade(0.35) }
    return .slide(hasParallax: !UIAccessibility.reducesMotion)
  }

  /// The animation with which a view controller is presented and dismissed.
  @MainActor
  static func presentation(
    of controller: UIViewController, by presentation: UIPresentationController
  ) -> SystemTransition {
    if presentation is UIPopoverPresentationController { return .fade(0.25) }
    if let alert = controller as? UIAlertController {
      if alert.preferredStyle == .alert { return UIAccessibility.reducesMotion ? .fade(0.25) : .zoom }
      return UIAccessibility.prefersCrossFadeTransitions ? .fade(0.4) : .cover
    }
    switch controller.modalTransitionStyle {
    case .crossDissolve: return .fade(0.4)
    case .flipHorizontal: return UIAccessibility.reducesMotion ? .fade(0.4) : .flip
    case .coverVertical, .partialCurl:
      return UIAccessibility.prefersCrossFadeTransitions ? .fade(0.4) : .cover
    }
  }

  /// The animation between tabs since iOS 18: one fades into the other.
  static let tabs = SystemTransition.fade(0.5)

  // MARK: Animating

  /// Adds the animations to the layers of a transition's views.
  @MainActor
  func animate(_ transition: ScreenTransition) {
    for bar in transition.bars {
      transition.animate(bar, "opacity", from: 0.0, to: Double(bar.alpha), pace: evenPace)
    }
    switch self {
    case .slide(let hasParallax): slide(transition, parallax: hasParallax ? 0.3 : 0)
    case .cover: cover(transition)
    case .flip: flip(transition)
    case .zoom: zoom(transition)
    case .fade: fade(transition)
    case .scroll(let forward, let isVertical): scroll(transition, forward, isVertical)
    }
  }

  /// A critically damped spring that has settled when the transition ends.
  private var pace: (Double) -> Double {
    let length = duration
    let spring = Spring(settlingIn: length, dampingRatio: 1, velocity: 0)
    return { $0 >= 1 ? 1 : spring.position(at: $0 * length) }
  }

  /// Ease-in, ease-out timing.
  private var evenPace: (Double) -> Double {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    return { function.progress(at: $0) }
  }

  @MainActor
  private func shift(
    _ view: UIView, from start: CGVector, to end: CGVector, in transition: ScreenTransition
  ) {
    let rest = view.layer.position
    transition.animate(
      view, "position", from: CGPoint(x: rest.x + start.dx, y: rest.y + start.dy),
      to: CGPoint(x: rest.x + end.dx, y: rest.y + end.dy), pace: pace)
  }

  @MainActor
  private func slide(_ transition: ScreenTransition, parallax: CGFloat) {
    guard let from = transition.from.viewIfLoaded, let to = transition.to.viewIfLoaded else { return }
    let container = transition.containerView
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isRightToLeft ? -1 : 1)
    let (aside, behind) = (CGVector(dx: width, dy: 0), CGVector(dx: -width * parallax, dy: 0))
    let rest = CGVector(dx: 0, dy: 0)
    let isPush = transition.kind != .pop
    let (front, back) = isPush ? (to, from) : (from, to)
    shift(front, from: isPush ? aside : rest, to: isPush ? rest : aside, in: transition)
    if parallax > 0 {
      shift(back, from: isPush ? rest : behind, to: isPush ? behind : rest, in: transition)
    }
    let shade = TransitionShade(frame: container.bounds)
    container.insertSubview(shade, belowSubview: front)
    transition.animate(shade, "opacity", from: isPush ? 0.0 : 1.0, to: isPush ? 1.0 : 0.0, pace: pace)
    transition.afterwards { shade.removeFromSuperview() }
  }

  /// The views that move as a whole: the presented view with its grabber, or else the new screen.
  @MainActor
  private func moving(_ transition: ScreenTransition) -> [UIView] {
    (transition.containerView as? PresentationContainer)?.movingViews
      ?? [transition.to.viewIfLoaded].compactMap { $0 }
  }

  @MainActor
  private func cover(_ transition: ScreenTransition) {
    let container = transition.containerView
    let isComing = transition.kind != .dismiss
    for view in moving(transition) {
      let cards = (view as? AlertView)?.cards
      let top = (cards?.first ?? view).frame.minY
      let below = CGVector(dx: 0, dy: max(0, container.bounds.maxY - top))
      let rest = CGVector(dx: 0, dy: 0)
      for part in cards ?? [view] {
        shift(part, from: isComing ? below : rest, to: isComing ? rest : below, in: transition)
      }
      if cards != nil { dim(view, isComing, transition) }
    }
    dim(container, isComing, transition)
  }

  /// Fades the dimming colour behind the presented view in or out.
  @MainActor
  private func dim(_ view: UIView, _ isComing: Bool, _ transition: ScreenTransition) {
    guard let color = view.backgroundColor?.cgColor, let clear = color.copy(alpha: 0) else { return }
    transition.animate(
      view, "backgroundColor", from: isComing ? clear : color, to: isComing ? color : clear, pace: evenPace)
  }

  @MainActor
  private func fade(_ transition: ScreenTransition) {
    let isComing = transition.kind != .dismiss
    let views: [UIView] =
      transition.containerView is PresentationContainer ? [transition.containerView] : moving(transition)
    for view in views {
      let alpha = Double(view.alpha)
      transition.animate(
        view, "opacity", from: isComing ? 0 : alpha, to: isComing ? alpha : 0, pace: evenPace)
    }
  }

  @MainActor
  private func zoom(_ transition: ScreenTransition) {
    fade(transition)
    guard transition.kind == .present, let alert = transition.to.viewIfLoaded as? AlertView else { return }
    transition.animate(
      alert.card, "transform", from: CGAffineTransform(scaleX: 1.2, y: 1.2), to: CGAffineTransform.identity,
      pace: pace)
  }

  @MainActor
  private func flip(_ transition: ScreenTransition) {
    guard let from = transition.from.viewIfLoaded, let to = transition.to.viewIfLoaded else { return }
    let edge = CGAffineTransform(scaleX: 0.001, y: 1)
    let pace = evenPace
    transition.animate(
      from, "transform", from: CGAffineTransform.identity, to: edge, pace: { min(1, 2 * pace($0)) })
    transition.animate(
      to, "transform", from: edge, to: CGAffineTransform.identity, pace: { max(0, 2 * pace($0) - 1) })
  }

  @MainActor
  private func scroll(_ transition: ScreenTransition, _ forward: Bool, _ isVertical: Bool) {
    let container = transition.containerView
    let isRightToLeft = !isVertical && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = forward != isRightToLeft ? 1 : -1
    let way =
      isVertical
      ? CGVector(dx: 0, dy: sign * container.bounds.height)
      : CGVector(dx: sign * container.bounds.width, dy: 0)
    let rest = CGVector(dx: 0, dy: 0)
    for view in container.storedSubviews where view.isLeaving {
      shift(view, from: rest, to: CGVector(dx: -way.dx, dy: -way.dy), in: transition)
    }
    for view in container.storedSubviews where !view.isLeaving {
      shift(view, from: way, to: rest, in: transition)
    }
  }
}

/// Dims the screen that another one slides over.
final class TransitionShade: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.1)
    isUserInteractionEnabled = false
    isLeaving = true
  }

  required init?(coder: NSCoder) { nil }
}
